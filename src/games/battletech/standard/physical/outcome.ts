/** What a physical attack does, hit or missed, as plain data for those who apply it (BT-PHYS-7). */
import type { Location } from '../../../../catalog';
import type { Hit } from '../damage/hit';
import type { Mech } from '../mech/model';
import type { PhaseCause } from '../piloting/causes';
import { inGroups } from '../piloting/fall/fall-damage';
import { pushedAhead, type Pushed } from '../piloting/hazard/displace';
import type { Position } from '../position';
import { type Bout, boutOf, type Melee } from './bout';
import { chargeRecoil } from './charge';
import { deathFromAboveRecoil } from './death-from-above';
import { meleeOf, type PhysicalAttack } from './physical';

export interface Outcome {
  /** Each rolls its own location, in this order. */
  readonly hits: readonly { readonly id: string; readonly hit: Hit }[];
  /** Piloting rolls at the end of the phase. */
  readonly causes: readonly { readonly id: string; readonly cause: PhaseCause }[];
  /** Where the target goes; null: the attack moves nobody. If it moves or leaves, the attacker follows. */
  readonly pushed: Pushed | null;
  /** Levels that the attacker falls, in the hex where they stand; null: they do not. */
  readonly falls: number | null;
}

const NOTHING: Outcome = { hits: [], causes: [], pushed: null, falls: null };
/** Of a death from above that misses. */
const MISSED_FALL = 2;

type Hits = Outcome['hits'];
const hitsOn = (
  id: string,
  groups: readonly number[],
  { table, side }: Pick<Melee, 'table' | 'side'>,
): Hits => groups.map((damage) => ({ id, hit: { damage, kind: 'physical', where: { table, side } } }));

const charged = (bout: Bout, melee: Melee, pushed: Pushed): Outcome => ({
  hits: [
    ...hitsOn(bout.to.id, inGroups(melee.damage), melee),
    ...hitsOn(bout.from.id, inGroups(chargeRecoil(bout)), { table: 'normal', side: 'front' }),
  ],
  causes: [
    { id: bout.to.id, cause: 'charged' },
    { id: bout.from.id, cause: 'charging' },
  ],
  pushed,
  falls: null,
});

const jumpedOn = (bout: Bout, melee: Melee, pushed: Pushed): Outcome => ({
  hits: [
    ...hitsOn(bout.to.id, inGroups(melee.damage), melee),
    ...hitsOn(bout.from.id, inGroups(deathFromAboveRecoil(bout)), { table: 'kick', side: 'front' }),
  ],
  causes: [
    { id: bout.to.id, cause: 'death-from-above-hit' },
    { id: bout.from.id, cause: 'death-from-above' },
  ],
  pushed,
  falls: null,
});

const missed = ({ from }: Bout, attack: PhysicalAttack): Outcome => {
  if (attack === 'death-from-above') return { ...NOTHING, falls: MISSED_FALL };
  const isKick = attack === 'kick-left' || attack === 'kick-right';
  return isKick ? { ...NOTHING, causes: [{ id: from.id, cause: 'missed-kick' }] } : NOTHING;
};

/** The attack was possible, and its roll hit or missed. */
export const outcomeOf = (
  position: Pick<Position, 'field'>,
  from: Mech,
  to: Mech,
  attack: PhysicalAttack,
  isHit: boolean,
  fired: ReadonlySet<Location> = new Set(),
): Outcome => {
  const bout = boutOf(position, from, to, fired);
  if (!isHit) return missed(bout, attack);
  const melee = meleeOf(bout, attack);
  if (attack === 'charge') return charged(bout, melee, pushedAhead(position, to, from.facing));
  if (attack === 'death-from-above') return jumpedOn(bout, melee, pushedAhead(position, to, from.facing));
  if (attack === 'push')
    return {
      ...NOTHING,
      causes: [{ id: to.id, cause: 'pushed' }],
      pushed: pushedAhead(position, to, from.facing),
    };
  const isKick = attack === 'kick-left' || attack === 'kick-right';
  return {
    ...NOTHING,
    hits: hitsOn(to.id, [melee.damage], melee),
    causes: isKick ? [{ id: to.id, cause: 'kicked' }] : [],
  };
};
