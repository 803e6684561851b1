/** Starts of enemies that coincide (CMB-4): dealt by seeded roll, the next free direction clockwise. */
import { flatMap, type MechId } from '../../kernel';
import { rotate } from '../../kernel/hex';
import { DIRECTIONS, type Direction } from '../model/map';
import type { Roller } from './roller';

export interface Start {
  readonly mech: MechId;
  readonly side: string;
  readonly role: 'attacker' | 'defender';
  readonly direction: Direction;
  readonly ring: 'middle' | 'outer';
  /** From the battle of the round before: it keeps its direction. */
  readonly kept: boolean;
}

interface Group {
  readonly side: string;
  direction: Direction;
  readonly ring: 'middle' | 'outer';
  readonly kept: boolean;
  readonly starts: readonly Start[];
}

const groupsOf = (starts: readonly Start[]): Group[] => {
  const groups = new Map<string, Start[]>();
  for (const start of starts) {
    const key = `${start.ring}|${DIRECTIONS.indexOf(start.direction)}|${start.side}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [start]);
    else group.push(start);
  }
  return flatMap([...groups.keys()].sort(), (key): Group[] => {
    const members = groups.get(key) ?? [];
    const [one] = members;
    if (one === undefined) return [];
    return [
      {
        side: one.side,
        direction: one.direction,
        ring: one.ring,
        kept: members.some(({ kept }) => kept),
        starts: members,
      },
    ];
  });
};

/**
 * Where several sides start in one strip, one keeps it (one that fights on, else by roll); the others go
 * clockwise to the next strip in which no enemy starts. When all six are taken a group stays where it is.
 */
export const dealStarts = (starts: readonly Start[], dice: Roller): readonly Start[] => {
  const groups = groupsOf(starts);
  const isTaken = (ring: string, direction: Direction, side: string): boolean =>
    groups.some((other) => other.side !== side && other.ring === ring && other.direction === direction);
  for (const ring of ['middle', 'outer'] as const)
    for (const direction of DIRECTIONS) {
      const here = groups.filter((group) => group.ring === ring && group.direction === direction);
      if (new Set(here.map(({ side }) => side)).size < 2) continue;
      const fightOn = here.filter(({ kept }) => kept);
      const stays = dice.pick(fightOn.length > 0 ? fightOn : here);
      for (const group of here) {
        // Those who fight on were dealt in the round before and do not coincide among themselves.
        if (group === stays || group.side === stays.side || group.kept) continue;
        const free = [1, 2, 3, 4, 5]
          .map((steps) => rotate(direction, steps))
          .find((next) => !isTaken(ring, next, group.side));
        if (free !== undefined) group.direction = free;
      }
    }
  return flatMap(groups, (group) => group.starts.map((start) => ({ ...start, direction: group.direction })));
};
