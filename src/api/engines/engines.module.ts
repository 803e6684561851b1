/** External engines: their registration, and what they call. */
import { Module } from '@nestjs/common';
import { EngineLimits } from './engine-limits';
import { EngineWorkController } from './engine-work.controller';
import { EnginesController } from './engines.controller';

@Module({ controllers: [EnginesController, EngineWorkController], providers: [EngineLimits] })
export class EnginesModule {}
