/** The catalogue at the door. */
import { Module } from '@nestjs/common';
import { CatalogBrowser } from '../../application/catalog/browse';
import { ExplainBattleValue } from '../../application/catalog/explain-battle-value';
import { DesignSheets } from '../../application/sheets/design-sheets';
import { BattleValueController } from './battle-value.controller';
import { CatalogController } from './catalog.controller';
import { RefitsController } from './refits.controller';
import { DesignSheetsController } from './sheets.controller';

@Module({
  controllers: [CatalogController, BattleValueController, RefitsController, DesignSheetsController],
  providers: [
    { provide: ExplainBattleValue, useFactory: (designs: CatalogBrowser) => new ExplainBattleValue(designs), inject: [CatalogBrowser] },
    { provide: DesignSheets, useFactory: (designs: CatalogBrowser) => new DesignSheets(designs), inject: [CatalogBrowser] },
  ],
})
export class CatalogModule {}
