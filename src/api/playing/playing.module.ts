/** Playing: views, orders, ready marks, records and streams. */
import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { MemberAccess } from './member-access';
import { EntryGuard } from './entry/entry.guard';
import { EventStreams } from './event-streams';
import { StreamsModule } from '../streams/streams.module';
import { OrdersController } from './orders.controller';
import { PicturesController } from './pictures.controller';
import { RecordsController } from './records.controller';
import { SheetsController } from './sheets.controller';
import { StandingController } from './standing.controller';
import { VacationsController } from './vacations.controller';
import { ViewController } from './view.controller';

@Module({
  imports: [AuthModule, StreamsModule],
  controllers: [
    ViewController,
    OrdersController,
    RecordsController,
    SheetsController,
    PicturesController,
    StandingController,
    VacationsController,
  ],
  providers: [MemberAccess, EntryGuard, EventStreams],
  exports: [MemberAccess, EntryGuard],
})
export class PlayingModule {}
