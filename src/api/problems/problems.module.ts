/** The problems' pages in the API. */
import { Module } from '@nestjs/common';
import { ProblemsController } from './problems.controller';

@Module({ controllers: [ProblemsController] })
export class ProblemsModule {}
