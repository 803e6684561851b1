/** battle-waits (CMB-1, TAC-2): a battle in which the force fights has begun. */
import { isForce } from '../../model/audience';
import { defineNotice } from '../definition';

export interface BattleData {
  readonly battle: string;
  /** Of the planet; null: older events lack it. */
  readonly hex: string | null;
}

export const battleWaits = defineNotice<'battle-waits', BattleData>({
  kind: 'battle-waits',
  urgency: 'soon',
  calledBy: {
    'battle-opened': ({ battle, hex, sides }, to) =>
      to.kind === 'force' && battle !== undefined && sides !== undefined
        ? { cause: battle, data: { battle, hex: hex ?? null } }
        : null,
  },
  stillTrue: ({ battle }, { status, battles }, to) => {
    const now = battles[battle as keyof typeof battles];
    return status === 'running' && now?.state === 'open' && isForce(to, ...now.sides.flat());
  },
  path: ({ battle }, home) => `${home}/b/${battle}`,
});
