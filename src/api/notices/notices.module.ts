/** What calls people, and how they want to be told. */
import { Module } from '@nestjs/common';
import { NoticeSettingsController } from './notice-settings.controller';
import { NoticesController } from './notices.controller';
import { PushSubscriptionsController } from './push-subscriptions.controller';
import { UnsubscribeController } from './unsubscribe.controller';

@Module({
  controllers: [
    NoticesController,
    NoticeSettingsController,
    PushSubscriptionsController,
    UnsubscribeController,
  ],
})
export class NoticesModule {}
