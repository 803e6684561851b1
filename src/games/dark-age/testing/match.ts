/** Small matches for tests: figures where they are wanted, dice that fall as they are told. */
import type { Dice } from '../../../kernel';
import { draftOf } from '../../shared/menu';
import type { Order, Point } from '../../shapes';
import type { Click, Equipment, Figure, HeatStop, Kind, SpeedMode } from '../model/figure';
import { known } from '../known';
import { menusOf } from '../menus';
import type { Setup } from '../model/setup';
import type { State, Unit } from '../model/state';
import type { Piece } from '../model/terrain';
import { play } from '../play/carry-out';
import { apply } from '../play/apply';
import type { Event } from '../play/events';
import { fightFrom } from '../play/course';
import { open } from '../play/open';
import { beginTurn } from '../play/turn';
import { advance } from '../play/advance';

const MODE: Readonly<Record<Kind, SpeedMode>> = { infantry: 'foot', vehicle: 'track', mech: 'mech' };
export const HEAT: readonly HeatStop[] = [
  { primary: 0, secondary: 0, speed: 0, effects: [], icon: 'start' },
  { primary: 0, secondary: 0, speed: 0, effects: ['restart'], icon: null },
  { primary: -1, secondary: -1, speed: 0, effects: ['rising'], icon: null },
  { primary: -1, secondary: -2, speed: -1, effects: ['avoid-shutdown', 'ammo-explosion'], icon: null },
  { primary: 0, secondary: 0, speed: 0, effects: [], icon: 'shutdown' },
];

export interface Wanted extends Partial<Omit<Figure, 'id' | 'kind' | 'dial'>> {
  readonly at?: readonly [x: number, y: number];
  readonly facing?: number;
  /** The same on every click. */
  readonly click?: Partial<Click>;
  readonly clicks?: number;
  readonly with?: readonly (string | Partial<Equipment>)[];
  readonly state?: Partial<Unit>;
}

export const mark = (one: string | Partial<Equipment>): Equipment => ({
  slot: 'primary',
  id: typeof one === 'string' ? one : '',
  oneShot: false,
  colour: null,
  ...(typeof one === 'string' ? {} : one),
});

const figureOf = (id: string, kind: Kind, wanted: Wanted): Figure => {
  const click: Click = {
    primary: 3,
    secondary: kind === 'mech' ? 2 : null,
    speed: 6,
    attack: 9,
    defence: 18,
    repairStop: false,
    equipment: (wanted.with ?? []).map(mark),
    ...wanted.click,
  };
  return {
    id,
    name: wanted.name ?? id,
    kind,
    mode: wanted.mode ?? MODE[kind],
    rank: 'green',
    faction: wanted.faction === undefined ? 'highlanders' : wanted.faction,
    points: wanted.points ?? 20,
    tons: kind === 'mech' ? 50 : null,
    primary: wanted.primary ?? { type: 'ballistic', targets: 1, min: 0, max: 12 },
    secondary: wanted.secondary ?? (kind === 'mech' ? { type: 'energy', targets: 1, min: 0, max: 8 } : null),
    cooling: kind === 'mech' ? (wanted.cooling ?? 2) : null,
    dial: Array.from({ length: wanted.clicks ?? 6 }, () => click),
    heat: kind === 'mech' ? (wanted.heat ?? HEAT) : null,
  };
};

export type Side = Readonly<Record<string, readonly [Kind, Wanted]>>;

const zone = (y: number) => ({ least: { x: 800, y }, most: { x: 2800, y: y + 300 } });
const force = (
  seat: string,
  side: Side,
  side_: string,
  edge: 'south' | 'north',
): Setup['forces'][number] => ({
  seat,
  side: side_,
  edge,
  army: Object.entries(side).map(([id, [kind, wanted]]) => figureOf(id, kind, wanted)),
  orders: 3,
  zone: zone(edge === 'south' ? 3300 : 0),
  starts: {},
  exits: [],
});

export const setupOf = (
  a: Side,
  b: Side,
  terrain: readonly Piece[] = [],
  more: Partial<Setup> = {},
): Setup => ({
  field: { x: 3600, y: 3600 },
  armySize: 300,
  forces: [force('A', a, 'south', 'south'), force('B', b, 'north', 'north')],
  terrain,
  pool: null,
  options: { turnLimit: 15, victory: 'total', openDials: false, first: 'A' },
  ...more,
});

/** In the turn of seat A, who is asked for an order; figures stand where `at` says. */
export const matchOf = (
  a: Side,
  b: Side,
  terrain: readonly Piece[] = [],
  more: Partial<Setup> = {},
): State => {
  const wanted: Readonly<Record<string, readonly [Kind, Wanted]>> = { ...a, ...b };
  const opened = open(setupOf(a, b, terrain, more));
  const set: State = {
    ...opened,
    first: 'A',
    step: 'turn',
    units: opened.units.map((unit) => {
      const { at = [0, 0], facing = 0, state = {} } = wanted[unit.id]?.[1] ?? {};
      const stop = state.stop ?? 0;
      return {
        ...unit,
        at: { x: at[0], y: at[1] },
        facing,
        ...state,
        warmth: unit.warmth === null ? null : (opened.dials[unit.id]?.heat?.[stop] ?? null),
      };
    }),
  };
  const fight = fightFrom(set);
  beginTurn(fight, 'A', 1, 1);
  advance(fight, NO_DICE);
  return fight.state;
};

/** Dice that fall so, one after the other; a test that rolls more of them fails. */
export const falling = (...results: readonly number[]): Dice => {
  const left = [...results];
  return {
    stream: (label) => ({
      roll: (sides: number) => {
        const result = left.shift();
        if (result === undefined) throw new Error(`no die left for ${label.purpose}`);
        return { label, index: 0, sides, result };
      },
    }),
  };
};
export const NO_DICE = falling();

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}
/** The order of whoever is asked. */
export const ordered = (state: State, order: Order, ...results: readonly number[]): Played => {
  const seat = state.question?.seats.find((one) => state.question?.answers[one] === undefined) ?? '';
  const events = play(state, seat, order, falling(...results));
  return { state: events.reduce(apply, state), events };
};
export const unit = (state: State, id: string): Unit => {
  const found = state.units.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

/** A square or rectangle of terrain. */
export const block = (
  id: string,
  ground: Piece['ground'],
  [x, y, width, height]: readonly [number, number, number, number],
  more: Partial<Piece> = {},
): Piece => ({
  id,
  look: 'woods',
  ground,
  height: 'flat',
  corners: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
  access: [],
  ...more,
});
export const point = (x: number, y: number): Point => ({ x, y });

/** What an order of seat A is refused for, in the match as it stands. */
export const violationsOf = (state: State, order: Order): readonly string[] =>
  draftOf(
    menusOf(known(state, { kind: 'seat', seat: 'A' }), 'A'),
    state.question?.id ?? '',
    order,
    null,
  )?.violations.map(({ code }) => code) ?? [];
