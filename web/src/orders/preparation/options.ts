/** What preparation offers, out of the options of the phase. */
import type { Live } from '../../campaign/live';

export interface PreparationOptions {
  readonly shutDown: ReadonlySet<string>;
  /** Mechs whose pilot may change places. */
  readonly movable: ReadonlySet<string>;
  readonly sabotage: {
    readonly mechs: readonly string[];
    readonly mechTons: number;
    readonly buildings: readonly string[];
    readonly buildingTons: number;
  };
}

const orders = (live: Live) => live.options.value?.orders;

export function preparationOptions(live: Live): PreparationOptions | null {
  const open = orders(live);
  if (open?.['shut-down'] === undefined) return null;
  return {
    shutDown: new Set(open['shut-down'].mechs),
    movable: new Set(open.disembark?.mechs ?? []),
    sabotage: {
      mechs: open['sabotage-mech']?.mechs ?? [],
      mechTons: open['sabotage-mech']?.tons ?? 0,
      buildings: open['sabotage-building']?.buildings ?? [],
      buildingTons: open['sabotage-building']?.tons ?? 0,
    },
  };
}

/**
 * Where hired mechs may be placed; null: nobody can be hired now. It is open in planning and movement, too.
 */
export const hireHexes = (live: Live): readonly string[] | null => orders(live)?.hire?.hexes ?? null;
