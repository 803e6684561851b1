/**
 * A game system that keeps what it has made of a state as long as that state is kept: what an audience knows, the
 * field, and what can be ordered are asked again and again, by an order, the views after it and the next order.
 */
import type { Audience, Frame, GameSystem, Seat } from '../../../games';
import { forget, memo } from '../../../kernel';

export interface KeptSystem extends GameSystem {
  /** Drops what was made of a state that another has followed. */
  readonly forget: (state: Frame) => void;
}

const nameOf = (audience: Audience): string =>
  audience.kind === 'seat' ? `seat ${audience.seat}` : audience.kind;

export const keptSystem = (system: GameSystem): KeptSystem => {
  const knownOf = memo((_state: Frame): Map<string, object> => new Map());
  const know = (state: Frame, audience: Audience): object => {
    const known = knownOf(state);
    const name = nameOf(audience);
    let knowledge = known.get(name);
    if (knowledge === undefined) known.set(name, (knowledge = system.know(state, audience) as object));
    return knowledge;
  };
  return {
    ...system,
    awaited: memo((state: Frame) => system.awaited(state)),
    know,
    board: memo((knowledge: object) => system.board(knowledge)) as GameSystem['board'],
    scene: memo((knowledge: object) => system.scene(knowledge)) as GameSystem['scene'],
    decisions: memo(
      (knowledge: object, seat: Seat) => system.decisions(knowledge, seat),
      2,
    ) as GameSystem['decisions'],
    offers: memo(
      (knowledge: object, seat: Seat) => system.offers(knowledge, seat),
      2,
    ) as GameSystem['offers'],
    forget: (state) => {
      for (const knowledge of knownOf(state).values()) forget(knowledge);
      forget(state);
    },
  };
};
