/** The catalogue at the door. */
import { Module } from '@nestjs/common';
import { CatalogBrowser } from '../../application/catalog/browse';
import { ExplainBattleValue } from '../../application/catalog/explain-battle-value';
import { ExplainConstruction } from '../../application/catalog/explain-construction';
import { DesignSheets } from '../../application/sheets/design-sheets';
import { BattleValueController } from './battle-value.controller';
import { CatalogController } from './catalog.controller';
import { ConstructionController } from './construction.controller';
import { ImportsController } from './imports.controller';
import { RefitsController } from './refits.controller';
import { DesignSheetsController } from './sheets.controller';

@Module({
  controllers: [CatalogController, BattleValueController, ConstructionController, ImportsController, RefitsController, DesignSheetsController],
  providers: [
    { provide: ExplainBattleValue, useFactory: (designs: CatalogBrowser) => new ExplainBattleValue(designs), inject: [CatalogBrowser] },
    { provide: ExplainConstruction, useFactory: (designs: CatalogBrowser) => new ExplainConstruction(designs), inject: [CatalogBrowser] },
    { provide: DesignSheets, useFactory: (designs: CatalogBrowser) => new DesignSheets(designs), inject: [CatalogBrowser] },
  ],
})
export class CatalogModule {}
