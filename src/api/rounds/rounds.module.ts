/** Reports of rounds, and statistics. */
import { Module } from '@nestjs/common';
import { PlayingModule } from '../playing/playing.module';
import { RoundsController } from './rounds.controller';

@Module({ imports: [PlayingModule], controllers: [RoundsController] })
export class RoundsModule {}
