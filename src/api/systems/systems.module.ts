/** Game systems in the API. */
import { Module } from '@nestjs/common';
import { SystemsController } from './systems.controller';

@Module({ controllers: [SystemsController] })
export class SystemsModule {}
