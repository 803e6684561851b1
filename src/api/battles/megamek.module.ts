/** MegaMek's files. */
import { Module } from '@nestjs/common';
import { PlayingModule } from '../playing/playing.module';
import { MegamekController } from './megamek.controller';

@Module({ imports: [PlayingModule], controllers: [MegamekController] })
export class MegamekModule {}
