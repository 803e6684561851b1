/** Matches: fights that are fought on the server. */
import { Module } from '@nestjs/common';
import { MatchGmController } from './match-gm.controller';
import { StreamsModule } from '../streams/streams.module';
import { MatchHistoryController } from './match-history.controller';
import { MatchOrdersController } from './match-orders.controller';
import { MatchSeatController } from './match-seat.controller';
import { MatchStreams } from './match-streams';
import { MatchesController } from './matches.controller';

@Module({
  imports: [StreamsModule],
  controllers: [
    MatchesController,
    MatchOrdersController,
    MatchSeatController,
    MatchHistoryController,
    MatchGmController,
  ],
  providers: [MatchStreams],
})
export class MatchesModule {}
