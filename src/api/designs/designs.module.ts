/** Designs of the players' own. */
import { Module } from '@nestjs/common';
import { PlayingModule } from '../playing/playing.module';
import { DesignsController } from './designs.controller';

@Module({ imports: [PlayingModule], controllers: [DesignsController] })
export class DesignsModule {}
