/** The game master. */
import { Module } from '@nestjs/common';
import { PlayingModule } from '../playing/playing.module';
import { CourseController } from './course.controller';
import { MembersController } from './members.controller';
import { MemberResetLinksController, ResetLinksController } from './reset-links.controller';
import { SeatsController } from './seats.controller';

@Module({
  imports: [PlayingModule],
  controllers: [
    CourseController,
    MembersController,
    MemberResetLinksController,
    ResetLinksController,
    SeatsController,
  ],
})
export class GmModule {}
