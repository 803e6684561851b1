/**
 * From a view to what the map shows of it: stacks by hex and force, ghosts with their age, buildings,
 * battles. Pure.
 */
import type { Schemas } from '../../../src/client/client';
import { armorShare, type Whole } from '../ui/doll/doll-left';
import type { BuildingMark, Counter, Scene } from '../board/scene';

type View = Schemas['View'];
type Mech = View['mechs'][number];
type Stack = readonly [Mech, ...Mech[]];

/** What a record sheet adds to a view. */
export type Sheet = Whole & { readonly model: string };
export type Sheets = ReadonlyMap<string, Sheet>;

/** Below this share of its armour a mech has a dot. */
const DAMAGED = 0.6;

const codeOf = (model: string): string => (model.split('-')[0] ?? '').slice(0, 4);

/** One counter a hex, force and age: a ghost does not stand with those that are seen. */
function stacksOf(mechs: readonly Mech[]): readonly Stack[] {
  const found = new Map<string, [Mech, ...Mech[]]>();
  for (const mech of mechs) {
    const key = `${mech.hex} ${mech.force} ${!mech.own && mech.seen !== null ? mech.seen.round : 'now'}`;
    const stack = found.get(key);
    if (stack === undefined) found.set(key, [mech]);
    else stack.push(mech);
  }
  return [...found.values()];
}

/**
 * Whose record sheets the map needs: my own, for their damage, and of others those whose model is written
 * under a single counter.
 */
export const shownDesigns = ({ mechs, force }: View): readonly string[] =>
  stacksOf(mechs).flatMap((stack) =>
    stack.length === 1 || (stack[0].own && stack[0].force === force) ? stack.map(({ design }) => design) : [],
  );

const isOut = (mech: Mech): boolean =>
  mech.own ? mech.state === 'shut-down' || mech.state === 'sabotaged' : mech.shutDown;

/**
 * The model is the last word of a name as the server makes it; a design's record sheet tells it for others.
 */
const modelOf = (mech: Mech, sheets: Sheets): string =>
  sheets.get(mech.design)?.model ?? (mech.own ? (mech.name.split(' ').at(-1) ?? '') : '');

function isDamaged(mech: Mech, sheets: Sheets): boolean {
  const sheet = sheets.get(mech.design);
  return mech.own && sheet !== undefined && armorShare(sheet, mech.condition) < DAMAGED;
}

function counterOf(view: View, seats: ReadonlyMap<string, number>, stack: Stack, sheets: Sheets): Counter {
  const [first] = stack;
  const alone = stack.length === 1;
  return {
    hex: first.hex,
    seat: seats.get(first.force) ?? 0,
    own: first.own && first.force === view.force,
    count: stack.length,
    code: alone ? codeOf(modelOf(first, sheets)) : '',
    name: alone && first.own ? first.name : '',
    shutDown: stack.every(isOut),
    damaged: stack.some((mech) => isDamaged(mech, sheets)),
    ghostAge: !first.own && first.seen !== null ? Math.max(1, view.round - first.seen.round) : null,
  };
}

const buildingOf = (
  seats: ReadonlyMap<string, number>,
  { hex, type, control, works, seen }: View['buildings'][number],
): BuildingMark => ({
  hex,
  type,
  seat: control === null ? null : (seats.get(control) ?? null),
  works,
  ghost: seen !== null,
});

export function sceneOf(view: View, sheets: Sheets = new Map()): Scene {
  const seats = new Map(view.forces.map(({ id, seat }) => [id, seat]));
  const every = Object.keys(view.map.terrain).length;
  const counters = stacksOf(view.mechs).map((stack) => counterOf(view, seats, stack, sheets));
  return {
    columns: view.map.columns,
    rows: view.map.rows,
    terrain: view.map.terrain,
    // Who sees every hex sees no fog: the game master's truth, or a war that is over.
    sight: view.map.sight.length >= every || view.force === null ? null : view.map.sight,
    enemySight: view.map.enemySight,
    hqs: view.map.hq === null ? [] : [{ hex: view.map.hq, seat: seats.get(view.force ?? '') ?? 0 }],
    buildings: view.buildings.map((one) => buildingOf(seats, one)),
    counters: [...counters].sort(
      (one, other) =>
        Number(one.own) - Number(other.own) ||
        Number(one.ghostAge === null) - Number(other.ghostAge === null),
    ),
    battles: view.battles
      .filter(({ state }) => state !== 'done' && state !== 'called-off')
      .map(({ hex, mine }) => ({ hex, mine })),
    depots: view.depots.map(({ hex, force }) => ({
      hex,
      seat: force === null ? null : (seats.get(force) ?? null),
    })),
  };
}
