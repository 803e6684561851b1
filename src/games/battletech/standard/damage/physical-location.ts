/** Where blows hit, and attacks from above and below (BT-DMG-2). */
import type { Location } from '../../../../catalog';
import type { HitSide } from '../aim';
import type { Sheet } from '../mech/sheet';
import { mirrored } from './hit-location';

type Motion = Sheet['motion'];
/** By one die, from 1. */
type Table = readonly Location[];

const PUNCH_FRONT: Table = ['LA', 'LT', 'CT', 'RT', 'RA', 'HD'];
const PUNCH_LEFT: Table = ['LT', 'LT', 'CT', 'LA', 'LA', 'HD'];
const QUAD_PUNCH_REAR: Table = ['LL', 'LT', 'CT', 'RT', 'RL', 'HD'];
const QUAD_PUNCH_LEFT: Table = ['LT', 'LT', 'CT', 'LA', 'LL', 'HD'];
const KICK_FRONT: Table = ['RL', 'RL', 'RL', 'LL', 'LL', 'LL'];
const KICK_LEFT: Table = ['LL', 'LL', 'LL', 'LL', 'LL', 'LL'];
const QUAD_KICK_FRONT: Table = ['LA', 'LA', 'LA', 'RA', 'RA', 'RA'];
const QUAD_KICK_REAR: Table = ['LL', 'LL', 'LL', 'RL', 'RL', 'RL'];
const QUAD_KICK_LEFT: Table = ['LL', 'LL', 'LL', 'LA', 'LA', 'LA'];
const QUAD_KICK_RIGHT: Table = ['RA', 'RA', 'RA', 'RL', 'RL', 'RL'];
const BELOW: Table = ['LL', 'LL', 'LT', 'RT', 'RL', 'RL'];

const pick = (table: Table, die: number): Location => table[die - 1] ?? 'CT';
/** The table of the left side, or its mirror image. */
const aside = (table: Table, die: number, side: HitSide): Location =>
  side === 'right' ? mirrored(pick(table, die)) : pick(table, die);

const punch = (die: number, side: HitSide, motion: Motion): Location => {
  if (side === 'front') return pick(PUNCH_FRONT, die);
  if (side === 'rear') return pick(motion === 'quad' ? QUAD_PUNCH_REAR : PUNCH_FRONT, die);
  return aside(motion === 'quad' ? QUAD_PUNCH_LEFT : PUNCH_LEFT, die, side);
};

const QUAD_KICK: Readonly<Record<HitSide, Table>> = {
  front: QUAD_KICK_FRONT,
  rear: QUAD_KICK_REAR,
  left: QUAD_KICK_LEFT,
  right: QUAD_KICK_RIGHT,
};

const kick = (die: number, side: HitSide, motion: Motion): Location => {
  if (motion === 'quad') return pick(QUAD_KICK[side], die);
  return side === 'front' || side === 'rear' ? pick(KICK_FRONT, die) : aside(KICK_LEFT, die, side);
};

/** `die` 1 … 6. */
export const blowLocation = (
  die: number,
  table: 'punch' | 'kick' | 'above' | 'below',
  side: HitSide,
  motion: Motion,
): Location => {
  if (table === 'punch') return punch(die, side, motion);
  if (table === 'kick') return kick(die, side, motion);
  return pick(table === 'above' ? PUNCH_FRONT : BELOW, die);
};
