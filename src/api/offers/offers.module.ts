/** Exchanges between players. */
import { Module } from '@nestjs/common';
import { PlayingModule } from '../playing/playing.module';
import { OffersController } from './offers.controller';

@Module({ imports: [PlayingModule], controllers: [OffersController] })
export class OffersModule {}
