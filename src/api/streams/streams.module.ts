/** Event streams, of whatever is told in them. */
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { OpenStreams } from './open-streams';

@Module({ imports: [AuthModule], providers: [OpenStreams], exports: [OpenStreams] })
export class StreamsModule {}
