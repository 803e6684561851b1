/**
 * The API of battles: reports, worksheets, sheets to print, MegaMek's records, the game master's part, and
 * the contract's schemas.
 */
import { Module } from '@nestjs/common';
import { PlayingModule } from '../playing/playing.module';
import { BattleRecordsController } from './battle-records.controller';
import { BattlesController } from './battles.controller';
import { BattleSheetsController } from './battle-sheets.controller';
import { GmBattlesController } from './gm-battles.controller';
import { WorksheetsController } from './worksheets.controller';
import { SchemasController } from './schemas.controller';

@Module({
  imports: [PlayingModule],
  controllers: [
    BattlesController,
    BattleSheetsController,
    GmBattlesController,
    SchemasController,
    WorksheetsController,
    BattleRecordsController,
  ],
})
export class BattlesModule {}
