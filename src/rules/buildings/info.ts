/**
 * What the catalogue tells of the building types: handed over where the server is put together, since the
 * catalogue knows no rules.
 */
import type { BuildingInfo } from '../../catalog';
import { BUILDINGS } from './index';
import { titleOf } from './title';

/** In the order of the table of buildings. */
export const buildingInfos = (): readonly BuildingInfo[] =>
  BUILDINGS.map(({ type, rule, text }) => ({ type, rule, name: titleOf(text.name), effect: text.effect }));
