/**
 * Shapes that many orders and commands share: places, people's names, and the ids of what stands on the map.
 */
import { ARMOR_LOCATIONS, type DesignSlug, type ItemId, LOCATIONS } from '../catalog';
import { type BattleId, type BuildingId, type ForceId, type MechId, type PilotId, readName } from '../kernel';
import { answer, choice, id, scalar } from '../kernel/shape';
import { parseHex } from '../kernel/hex';
import { DIRECTIONS, type Hex } from './model/map';

export const mech = id<MechId>('mech');
export const pilot = id<PilotId>('pilot');
export const building = id<BuildingId>('building');
export const battle = id<BattleId>('battle');
export const force = id<ForceId>('force');
export const design = id<DesignSlug>('design');
export const item = id<ItemId>('item');

export const hex = scalar<Hex>({
  form: { kind: 'value', about: 'hex' },
  schema: { type: 'string', pattern: '^\\d{4}$', description: 'Hex: column and row, both from 01' },
  mistake: { code: 'shape/not-a-hex' },
  accept: (value) => (typeof value === 'string' ? parseHex(value) : null),
  instead: '0101' as Hex,
});

export const direction = choice(...DIRECTIONS);
export const location = choice(...LOCATIONS);
/** Of a mech, with the rear. */
export const armorLocation = choice(...ARMOR_LOCATIONS);

const LONGEST_NAME = 60;

/** A name that people see. */
export const personName = scalar<string>({
  form: { kind: 'value', about: 'name' },
  schema: { type: 'string' },
  mistake: { code: 'shape/not-a-name', params: { max: LONGEST_NAME } },
  accept: (value) => readName(value, LONGEST_NAME),
  instead: '',
});

/** BLD-FACT: what a mech factory has made of a mech. */
export const work = answer.object({ design, tons: answer.number });

/** Of stock, as it is told. */
export const goods = { item, quantity: answer.number };
