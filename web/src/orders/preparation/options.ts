/** What preparation offers, out of the options of the phase. */
import type { Live } from '../../campaign/live';

/** The description of the API tells these types of order only as open: they are read here, in one place. */
interface Untold {
  readonly 'sabotage-mech'?: { readonly tons: number; readonly mechs: readonly string[] };
  readonly 'sabotage-building'?: { readonly tons: number; readonly buildings: readonly string[] };
  readonly hire?: { readonly hexes: readonly string[] } | null;
}

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
  const untold = open as Untold;
  return {
    shutDown: new Set(open['shut-down'].mechs),
    movable: new Set(open.disembark?.mechs ?? []),
    sabotage: {
      mechs: untold['sabotage-mech']?.mechs ?? [],
      mechTons: untold['sabotage-mech']?.tons ?? 0,
      buildings: untold['sabotage-building']?.buildings ?? [],
      buildingTons: untold['sabotage-building']?.tons ?? 0,
    },
  };
}

/** Where hired mechs may be placed; null: nobody can be hired now. It is open in planning and movement, too. */
export const hireHexes = (live: Live): readonly string[] | null => (orders(live) as Untold | undefined)?.hire?.hexes ?? null;
