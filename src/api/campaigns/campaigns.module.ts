/** Campaigns before their start in the API, and the guard by membership. */
import { Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller';
import { CampaignsController } from './campaigns.controller';
import { ChatController } from './chat.controller';
import { ForceController } from './force.controller';
import { HiddenController } from './hidden.controller';
import { InvitationsController } from './invitations.controller';
import { MapController } from './map.controller';
import { MembersController } from './members.controller';

const CONTROLLERS = [
  CampaignsController,
  HiddenController,
  MembersController,
  InvitationsController,
  MapController,
  ForceController,
  CalendarController,
  ChatController,
];

@Module({ controllers: CONTROLLERS })
export class CampaignsModule {}
