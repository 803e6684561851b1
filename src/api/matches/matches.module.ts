/** Matches: fights that are fought on the server. */
import { Module } from '@nestjs/common';
import { MatchOrdersController } from './match-orders.controller';
import { MatchesController } from './matches.controller';

@Module({ controllers: [MatchesController, MatchOrdersController] })
export class MatchesModule {}
