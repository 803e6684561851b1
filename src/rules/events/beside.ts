/**
 * What stands beside an event in its command: names and facts that its data lack, for `tell`, which decides
 * who may know them.
 */
import type { BattleId, MechId, PilotId } from '../../kernel';
import type { BattleSetup } from '../model/battle';
import type { BattleRow, MechRow, PilotRow } from '../model/state';

export type HowMoved = 'move' | 'rail' | 'dropship';

export interface Beside {
  /** Of a battle; null: not known. */
  setup(battle: BattleId): BattleSetup | null;
  pilot(pilot: PilotId): Pick<PilotRow, 'name' | 'force'> | null;
  /** How a mech was ordered to move; null: not known. */
  howOrdered(mech: MechId): HowMoved | null;
}

/** The parts of a state that are looked at; a store that has not read them leaves them out. */
export interface Surroundings {
  readonly battles?: Readonly<Record<string, BattleRow>>;
  readonly mechs?: Readonly<Record<string, MechRow>>;
  readonly pilots?: Readonly<Record<string, PilotRow>>;
}

interface Ordered {
  readonly mech: MechId;
  readonly by?: 'rail' | 'dropship';
}

const rowIn = <Row>(
  id: string,
  ...tables: readonly (Readonly<Record<string, Row>> | undefined)[]
): Row | null => {
  for (const table of tables) if (table !== undefined && Object.hasOwn(table, id)) return table[id] ?? null;
  return null;
};

/** Nothing is known but the event. */
export const ALONE: Beside = { setup: () => null, pilot: () => null, howOrdered: () => null };

/**
 * `ordered`: the moves that the same command ordered. What left play in the command is looked up in the state
 * before it.
 */
export const besideOf = (
  before: Surroundings | null,
  after: Surroundings,
  ordered: () => readonly Ordered[],
): Beside => {
  const planned = (mech: MechId): HowMoved | null => {
    const row = rowIn(mech, before?.mechs);
    if (row === null || row.plannedPath === null) return null;
    if (row.plannedFlight !== null) return 'dropship';
    return row.moved === 'rail' ? 'rail' : 'move';
  };
  return {
    setup: (battle) => rowIn(battle, after.battles, before?.battles)?.setup ?? null,
    pilot: (pilot) => rowIn(pilot, after.pilots, before?.pilots),
    howOrdered: (mech) => {
      const order = ordered().find((one) => one.mech === mech);
      return order === undefined ? planned(mech) : (order.by ?? 'move');
    },
  };
};
