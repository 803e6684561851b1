/** The catalogue in the API. */
import { Module } from '@nestjs/common';
import { FindDesign } from '../../application/catalog/find-design';
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
  controllers: [
    CatalogController,
    BattleValueController,
    ConstructionController,
    ImportsController,
    RefitsController,
    DesignSheetsController,
  ],
  providers: [
    {
      provide: ExplainBattleValue,
      useFactory: (designs: FindDesign) => new ExplainBattleValue(designs),
      inject: [FindDesign],
    },
    {
      provide: ExplainConstruction,
      useFactory: (designs: FindDesign) => new ExplainConstruction(designs),
      inject: [FindDesign],
    },
    {
      provide: DesignSheets,
      useFactory: (designs: FindDesign) => new DesignSheets(designs),
      inject: [FindDesign],
    },
  ],
})
export class CatalogModule {}
