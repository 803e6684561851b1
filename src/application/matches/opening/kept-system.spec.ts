import type { Audience, Frame, GameSystem } from '../../../games';
import { keptSystem } from './kept-system';

const SOUTH: Audience = { kind: 'seat', seat: 'A' };

/** Makes a new object at every call, so that what is kept can be told from what is made again. */
const system = {
  know: (state: Frame, audience: Audience) => ({ state, audience }),
  scene: (knowledge: object) => ({ knowledge }),
  board: (knowledge: object) => ({ knowledge }),
  awaited: () => [],
  decisions: () => [],
  offers: () => [],
} as unknown as GameSystem;

const madeOf = (kept: GameSystem, state: Frame): readonly unknown[] => {
  const knowledge = kept.know(state, SOUTH);
  return [
    knowledge,
    kept.know(state, { kind: 'spectator' }),
    kept.awaited(state),
    kept.board(knowledge),
    kept.scene(knowledge),
    kept.decisions(knowledge, 'A'),
    kept.offers(knowledge, 'A'),
  ];
};

describe('what a system has made of a state', () => {
  const kept = keptSystem(system);
  const [before, after] = [{ turn: 1 }, { turn: 2 }] as unknown as readonly [Frame, Frame];

  it('is kept, by state, audience and seat', () => {
    const made = madeOf(kept, before);
    expect(new Set(made).size).toBe(made.length);
    madeOf(kept, before).forEach((one, index) => expect(one).toBe(made[index]));
    madeOf(kept, after).forEach((one, index) => expect(one).not.toBe(made[index]));
  });

  it('is dropped with that of every audience when another state has followed, and nothing else is', () => {
    const [old, next] = [madeOf(kept, before), madeOf(kept, after)];
    kept.forget(before);
    madeOf(kept, before).forEach((one, index) => expect(one).not.toBe(old[index]));
    madeOf(kept, after).forEach((one, index) => expect(one).toBe(next[index]));
  });
});
