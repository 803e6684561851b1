/** The enemy mechs that a player sees now. One that is only remembered may be gone: no order goes by it. */
import { memo } from '../../kernel';
import type { Hex } from '../model/map';
import type { Knowledge, KnownMech } from './knowledge';

interface Enemies {
  readonly mechs: readonly KnownMech[];
  readonly hexes: ReadonlySet<Hex>;
}

const enemiesIn = memo((others: Knowledge['others'], allies: Knowledge['allies']): Enemies => {
  const mechs = others.filter((mech) => mech.seen === null && !allies.has(mech.force));
  return { mechs, hexes: new Set(mechs.map(({ hex }) => hex)) };
});

/** Found once: every order of a sheet asks for them. */
export const enemiesSeen = ({ others, allies }: Pick<Knowledge, 'others' | 'allies'>): Enemies =>
  enemiesIn(others, allies);

/** The hexes in which they see an enemy mech now. */
export const enemyHexes = (knowledge: Pick<Knowledge, 'others' | 'allies'>): ReadonlySet<Hex> =>
  enemiesSeen(knowledge).hexes;
