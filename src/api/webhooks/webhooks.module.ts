/** Webhooks of campaigns' events. */
import { Module } from '@nestjs/common';
import { PlayingModule } from '../playing/playing.module';
import { WebhooksController } from './webhooks.controller';

@Module({ imports: [PlayingModule], controllers: [WebhooksController] })
export class WebhooksModule {}
