/**
 * Roles and directions in a battle (CMB-4): who defends, from where each mech enters, and in which strip it
 * starts.
 */
import type { Catalog } from '../../catalog';
import { flatMap, type MechId } from '../../kernel';
import { directionTo, opposite } from '../../kernel/hex';
import { stoodThereAtStart } from '../mechs/entry';
import { rowsOf } from '../model/draft';
import type { SetupUnit } from '../model/battle';
import { DIRECTIONS, type Direction } from '../model/map';
import type { CampaignState } from '../model/state';
import { termsOf } from '../rulesets/terms-of';
import { sideOf } from '../sides';
import type { Combatant, Engagement } from './engagements';
import { tonnageOf } from './presence';
import type { Roller } from './roller';
import { dealStarts, type Start } from './starts';

type Role = SetupUnit['role'];

export interface Placement {
  readonly role: Role;
  readonly direction: Direction;
  readonly ring: 'middle' | 'outer';
}

/**
 * What a mech that fights on keeps. `direction` null: it was deployed anywhere (BLD-GUER), so it has none to
 * keep.
 */
interface Kept {
  readonly role: Role;
  readonly direction: Direction | null;
}

/** Of the fight that goes on from the round before, by mech: only without a winner does a fight go on. */
const keptPlacements = (state: CampaignState, { hex, combatants }: Engagement): ReadonlyMap<MechId, Kept> => {
  const { round } = state.campaign;
  const kept = new Map<MechId, Kept>();
  const earlier = rowsOf(state.battles).filter(
    (battle) => battle.round === round - 1 && battle.hex === hex && battle.winner === null,
  );
  for (const { setup, attackedFrom } of earlier)
    for (const { mech, attacksFrom } of combatants) {
      const unit = setup.units.find(({ id }) => id === mech.id);
      const stayed =
        attacksFrom === null &&
        attackedFrom[mech.id] === undefined &&
        stoodThereAtStart(mech.inHexSince, round);
      if (unit !== undefined && stayed)
        kept.set(mech.id, {
          role: unit.role,
          direction: unit.deployment === 'anywhere' ? null : unit.deployment.direction,
        });
    }
  return kept;
};

/** "Open terrain": nobody in the hex was there when the round began, and nobody controls a building in it. */
const isOpen = (state: CampaignState, { hex }: Engagement): boolean =>
  !rowsOf(state.mechs).some(
    (mech) => mech.hex === hex && stoodThereAtStart(mech.inHexSince, state.campaign.round),
  ) && !rowsOf(state.buildings).some((building) => building.hex === hex && building.control !== null);

interface Defence {
  readonly side: string;
  /**
   * Only mechs that entered before this moment defend; the others of the side enter like attackers. Null: all
   * of them do.
   */
  readonly before: number | null;
}

/**
 * Who was in the hex first, or else who controls its building. Null: nobody, as in open terrain between sides
 * that met there.
 */
const defenceOf = (
  state: CampaignState,
  engagement: Engagement,
  kept: ReadonlyMap<MechId, Kept>,
  open: boolean,
): Defence | null => {
  const inHex = engagement.combatants.filter(({ attacksFrom }) => attacksFrom === null);
  const sides = [...new Set(inHex.map(({ side }) => side))];
  const [only] = sides;
  if (only !== undefined && sides.length === 1) return { side: only, before: null };
  if (kept.size > 0) {
    const holder = inHex.find(({ mech }) => kept.get(mech.id)?.role === 'defender');
    return holder === undefined
      ? null
      : {
          side: holder.side,
          before: Math.min(
            ...inHex.filter(({ side }) => side !== holder.side).map(({ mech }) => mech.inHexSince),
          ),
        };
  }
  if (open) return null;
  const first = (among: readonly Combatant[]): number =>
    Math.min(...among.map(({ mech }) => mech.inHexSince));
  const earliest = first(inHex);
  const there = sides.filter((side) => first(inHex.filter((one) => one.side === side)) === earliest);
  const [alone] = there;
  if (alone !== undefined && there.length === 1)
    return { side: alone, before: first(inHex.filter(({ side }) => side !== alone)) };
  const building = rowsOf(state.buildings).find(
    ({ hex, control }) => hex === engagement.hex && control !== null,
  );
  const owner =
    building === undefined || building.control === null ? null : sideOf(state.forces, building.control);
  return owner !== null && sides.includes(owner) ? { side: owner, before: null } : null;
};

/** The direction with the most tonnage; of equal ones a roll picks. */
const mainDirection = (
  catalog: Catalog,
  attackers: readonly { readonly mech: Combatant['mech']; readonly direction: Direction }[],
  dice: Roller,
): Direction => {
  const weights = DIRECTIONS.map((direction) =>
    tonnageOf(
      catalog,
      attackers.filter((one) => one.direction === direction).map(({ mech }) => mech),
    ),
  );
  const most = Math.max(...weights);
  return dice.pick(DIRECTIONS.filter((_, index) => weights[index] === most));
};

/**
 * END-2: the direction of who entered from nowhere, as the game master places mechs: one roll for a side,
 * where the ruleset has them share it.
 */
const rolledDirections = (state: CampaignState, dice: Roller): ((side: string) => Direction) => {
  if (!termsOf(state.campaign.ruleset).placedTogether) return () => dice.pick(DIRECTIONS);
  const rolled = new Map<string, Direction>();
  return (side) => {
    const known = rolled.get(side) ?? dice.pick(DIRECTIONS);
    rolled.set(side, known);
    return known;
  };
};

/**
 * The placement of every combatant. Direction goes by mech: an attacker's is the side from which it entered,
 * from an adjacent hex where it stands; a defender's is opposite of the attackers' main direction, in open
 * terrain the side from which it came.
 */
export const deploy = (
  state: CampaignState,
  catalog: Catalog,
  engagement: Engagement,
  dice: Roller,
): ReadonlyMap<MechId, Placement> => {
  const kept = keptPlacements(state, engagement);
  const open = isOpen(state, engagement);
  const defence = defenceOf(state, engagement, kept, open);
  const rolled = rolledDirections(state, dice);
  const starts: Start[] = [];
  const waiting: Combatant[] = [];
  const add = (
    one: Combatant,
    role: Role,
    direction: Direction,
    ring: Placement['ring'],
    isKept = false,
  ): void => {
    starts.push({ mech: one.mech.id, side: one.side, role, direction, ring, kept: isKept });
  };
  for (const one of engagement.combatants) {
    const before = kept.get(one.mech.id) ?? null;
    const defends =
      defence !== null &&
      one.side === defence.side &&
      (defence.before === null || one.mech.inHexSince < defence.before);
    if (one.attacksFrom !== null)
      add(one, 'attacker', directionTo(engagement.hex, one.attacksFrom) ?? dice.pick(DIRECTIONS), 'outer');
    else if (before !== null && before.direction !== null)
      add(one, before.role, before.direction, 'middle', true);
    else if (before?.role === 'attacker')
      add(one, 'attacker', one.mech.enteredFrom ?? rolled(one.side), 'middle');
    else if (!defends) add(one, 'attacker', one.mech.enteredFrom ?? rolled(one.side), 'middle');
    else if (open && one.mech.enteredFrom !== null) add(one, 'defender', one.mech.enteredFrom, 'middle');
    else waiting.push(one);
  }
  if (waiting.length > 0) {
    const enemies = flatMap(starts, (start) => {
      const one = engagement.combatants.find(({ mech }) => mech.id === start.mech);
      return one === undefined || one.side === defence?.side
        ? []
        : [{ mech: one.mech, direction: start.direction }];
    });
    const direction = opposite(mainDirection(catalog, enemies, dice));
    for (const one of waiting) add(one, 'defender', direction, 'middle');
  }
  return new Map(
    dealStarts(starts, dice).map(({ mech, role, direction, ring }) => [mech, { role, direction, ring }]),
  );
};
