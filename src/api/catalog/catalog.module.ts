/** The catalogue at the door. */
import { Module } from '@nestjs/common';
import { CatalogController } from './catalog.controller';
import { RefitsController } from './refits.controller';

@Module({ controllers: [CatalogController, RefitsController] })
export class CatalogModule {}
