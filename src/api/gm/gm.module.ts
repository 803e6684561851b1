/** The game master. */
import { Module } from '@nestjs/common';
import { PlayingModule } from '../playing/playing.module';
import { CourseController } from './course.controller';
import { MembersController } from './members.controller';

@Module({ imports: [PlayingModule], controllers: [CourseController, MembersController] })
export class GmModule {}
