/** The catalogue at the door. */
import { Module } from '@nestjs/common';
import { CatalogBrowser } from '../../application/catalog/browse';
import { ExplainBattleValue } from '../../application/catalog/explain-battle-value';
import { BattleValueController } from './battle-value.controller';
import { CatalogController } from './catalog.controller';
import { RefitsController } from './refits.controller';

@Module({
  controllers: [CatalogController, BattleValueController, RefitsController],
  providers: [{ provide: ExplainBattleValue, useFactory: (designs: CatalogBrowser) => new ExplainBattleValue(designs), inject: [CatalogBrowser] }],
})
export class CatalogModule {}
