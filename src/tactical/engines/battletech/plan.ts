/** A battle as the setup of a match, by the level that is wished (MAT-2, MAT-7, BT-1, BT-2). */
import type { Catalog } from '../../../catalog';
import { err, ok, type Result, type Violation } from '../../../kernel';
import { battletech } from '../../../games/battletech';
import type { MatchPlan, MatchWish } from '../../capabilities';
import type { BattleSetup } from '../../contract';
import { boardsNotTaken } from '../../boards-not-taken';
import { fieldSides, openEdges } from './edges';
import { reasonsAgainst } from './reasons';
import { battleSeats, type BattleSeat } from '../../battle-seats';
import { wrongBoards } from './standard/given-boards';
import { standardSetup } from './standard/plan';

/** A match always ends (GAM-9), also where the campaign has no limit. */
const MOST_TURNS = 60;
const TERRAINS: Readonly<Record<string, string | undefined>> = { clear: 'open', woods: 'woods' };

const quickSetup = (setup: BattleSetup, seats: readonly BattleSeat[], { level, tempo }: MatchWish) => {
  const fields = fieldSides(setup);
  return {
    level,
    tempo,
    terrain: TERRAINS[setup.terrain] ?? 'scattered',
    seed: setup.hash,
    turns: Math.min(setup.turnLimit ?? MOST_TURNS, MOST_TURNS),
    exits: Object.fromEntries(setup.sides.map((side) => [fields[side.side], openEdges(side)])),
    forces: seats.map(({ seat, side, units }) => ({
      seat,
      side: fields[side.side],
      units: units.map(({ design }) => design),
    })),
  };
};

/** What the system says of a unit, said of the battle's. */
const inBattle = (
  { units }: BattleSetup,
  seats: readonly BattleSeat[],
  { pointer, ...one }: Violation,
): Violation => {
  const [, force, index, part = ''] = /^\/forces\/(\d+)\/units\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
  const [, key] = /^\/designs\/([^/]+)\//.exec(pointer) ?? [];
  const unit =
    force === undefined
      ? units.find(({ design }) => design === key)
      : seats[Number(force)]?.units[Number(index)];
  if (unit === undefined) return { ...one, pointer: '' };
  return {
    ...one,
    pointer: `/units/${units.indexOf(unit)}${part.startsWith('/condition') ? part : '/design'}`,
    params: { ...one.params, unit: unit.id, name: unit.name },
  };
};

/** What the system itself says of single units. */
const NAMED: readonly string[] = [
  'battletech/not-covered',
  'battletech/no-rules-for',
  'battletech/changes-shape',
  'battletech/unknown-design',
];

const setupFor = (
  catalog: Catalog,
  setup: BattleSetup,
  seats: readonly BattleSeat[],
  wish: MatchWish,
): unknown =>
  wish.level === 'standard' ? standardSetup(catalog, setup, seats, wish) : quickSetup(setup, seats, wish);

/** BT-8: the quick start has a sheet of its own. */
const againstBoards = (wish: MatchWish): readonly Violation[] =>
  wish.level === 'standard' ? wrongBoards(wish.boards ?? []) : boardsNotTaken(wish);

export const planMatch = (
  catalog: Catalog,
  setup: BattleSetup,
  wish: MatchWish,
): Result<MatchPlan, readonly Violation[]> => {
  const seats = battleSeats(setup);
  const reasons = [...reasonsAgainst(catalog, setup, wish), ...againstBoards(wish)];
  const input = setupFor(catalog, setup, seats, wish);
  const read = battletech.readSetup(input);
  // What the campaign's own reasons have said already, the system would say in its own words.
  const said = new Set(reasons.map(({ pointer }) => pointer));
  const others = read.ok
    ? []
    : read.error
        .filter(({ code }) => NAMED.includes(code))
        .map((one) => inBattle(setup, seats, one))
        .filter(({ pointer }) => !said.has(pointer));
  const all = [...reasons, ...others];
  if (all.length > 0) return err(all);
  if (!read.ok) return err(read.error.map((one) => inBattle(setup, seats, one)));
  return ok({ setup: input, seats: seats.map(({ seat, force }) => ({ seat, force })) });
};
