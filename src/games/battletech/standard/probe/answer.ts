/** The answers of the probe (BT-9), in the order in which they were asked. */
import type { Probe } from '../../../contract';
import { ok } from '../../../../kernel';
import type { Term } from '../../../shapes';
import type { Aim } from '../aim';
import { aimOf } from '../fire/aim';
import type { Mech } from '../mech/model';
import { placesOf } from '../movement/places';
import { physicalOf } from '../physical/physical';
import { sightBetween } from '../sight/sight';
import type { Answer, Ask, Asked } from './model';
import { binAt, weaponAt } from './places';
import { readProbe } from './read';
import { probeShape } from './shape';

const SKIP: Answer = { skip: true };

const told = (terms: readonly Term[]) => terms.map(({ code, value }) => ({ code, value: value ?? 0 }));

const answerOf = (aim: Aim): Answer => {
  if (!aim.possible) return aim;
  const { possible, toHit, range, side, table, odds, damage, terms } = aim;
  return {
    possible,
    toHit,
    range,
    side,
    table,
    odds,
    ...(damage === null ? {} : { damage }),
    terms: told(terms),
  };
};

const answerTo = ({ position }: Asked, ask: Ask): Answer => {
  const unit = (id: string): Mech | undefined => position.mechs.find((one) => one.id === id);
  if (ask.what === 'moves') {
    const mover = unit(ask.unit);
    return mover === undefined ? SKIP : { places: placesOf(position, mover, ask.mode) };
  }
  const [from, to] = [unit(ask.from), unit(ask.to)];
  if (from === undefined || to === undefined) return SKIP;
  if (ask.what === 'sight') {
    const { sees, terms, why } = sightBetween(position, from, to);
    return { sight: sees, terms: told(terms), ...(sees ? {} : { why }) };
  }
  if (ask.what === 'physical') return answerOf(physicalOf(position, from, to, ask.attack));
  const mount = weaponAt(from.sheet, ask);
  const bin = ask.ammo === undefined ? null : binAt(from.sheet, ask.ammo);
  return mount === null ? SKIP : answerOf(aimOf(position, from, to, mount, bin));
};

export const PROBE: Probe = {
  schema: probeShape.schema,
  example: {
    id: 'woods between',
    board: { columns: 16, rows: 17, hexes: [{ hex: '0505', level: 1, terrain: { woods: 1 } }] },
    units: [
      {
        id: 'hunchback',
        side: 'a',
        design: 'hunchback-hbk-4g',
        hex: '0503',
        facing: 3,
        twist: 0,
        prone: false,
        moved: { mode: 'walk', hexes: 2 },
        heat: 0,
        gunnery: 4,
        piloting: 5,
      },
      {
        id: 'enforcer',
        side: 'b',
        design: 'enforcer-enf-4r',
        hex: '0508',
        facing: 0,
        twist: 0,
        prone: false,
        moved: { mode: 'stand', hexes: 0 },
        heat: 0,
        gunnery: 4,
        piloting: 5,
      },
    ],
    ask: [
      { what: 'fire', from: 'hunchback', to: 'enforcer', location: 'RT', slot: 1 },
      { what: 'sight', from: 'enforcer', to: 'hunchback' },
      { what: 'moves', unit: 'hunchback', mode: 'walk' },
    ],
  },
  answer: (input) => {
    const asked = readProbe(input);
    if (!asked.ok) return asked;
    return ok({ id: asked.value.id, answers: asked.value.ask.map((ask) => answerTo(asked.value, ask)) });
  },
};
