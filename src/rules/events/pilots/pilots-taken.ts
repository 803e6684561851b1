/**
 * pilots-taken (CMB-10, DEP-3, DEP-5): who alone holds a hex takes the enemies' stored pilots prisoner, takes
 * over their prisoners, and frees those of their own side. A prisoner's owner is told that they are captured
 * or free, not where they are held.
 */
import { flatMap, type ForceId, type PilotId, type Roll } from '../../../kernel';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface TakenPilot {
  readonly pilot: PilotId;
  readonly name: string;
  /** Their owner. */
  readonly force: ForceId;
  /**
   * `captured`: was stored; `passed-on`: was another's prisoner; `freed`: their own side has retaken the hex.
   */
  readonly how: 'captured' | 'passed-on' | 'freed';
  /** Who held them before; null: nobody. */
  readonly from: ForceId | null;
}

export interface PilotsTaken {
  readonly hex: Hex;
  readonly by: ForceId;
  readonly pilots: readonly TakenPilot[];
  readonly rolls: readonly Roll[];
}

/** What one force is told of one pilot; null: nothing. */
const tellOne = (
  force: ForceId,
  by: ForceId,
  hex: Hex,
  { pilot, name, force: owner, how, from }: TakenPilot,
) => {
  if (force === by) return { pilot, name, force: owner, how, hex };
  if (force === owner && how === 'captured') return { pilot, name, force: owner, how, hex };
  if (force === owner && how === 'freed') return { pilot, name, force: owner, how, hex };
  return force === from ? { pilot, name, force: owner, how: 'lost' as const, hex } : null;
};

/**
 * What is told of it. `hex` and `by` of the whole are the game master's; each pilot names the hex. `lost`: a
 * prisoner whom another took over.
 */
export interface PilotsTakenTold {
  readonly hex?: string;
  readonly by?: string;
  readonly pilots: readonly {
    readonly pilot: string;
    readonly name: string;
    readonly force: string;
    readonly how: TakenPilot['how'] | 'lost';
    readonly hex?: string;
    readonly from?: string | null;
  }[];
  readonly rolls?: readonly Roll[];
}

export const pilotsTaken = defineEvent<'pilots-taken', PilotsTaken, PilotsTakenTold>({
  type: 'pilots-taken',
  apply: (draft, { hex, by, pilots }) => {
    for (const { pilot, how } of pilots)
      if (how === 'freed') draft.patch('pilots', pilot, { status: 'stored', hex, captor: null });
      else draft.patch('pilots', pilot, { status: 'captured', hex, captor: by });
  },
  tell: ({ hex, by, pilots, rolls }, to) => {
    if (to.kind === 'gm') return { hex, by, pilots, rolls };
    if (to.kind === 'observer') return null;
    const told = flatMap(pilots, (one) => tellOne(to.force, by, hex, one) ?? []);
    return told.length === 0 ? null : { pilots: told };
  },
});
