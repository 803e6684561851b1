/**
 * A game system that keeps what it has made of a state as long as that state is kept: what an audience knows, the
 * field, and what can be ordered are asked again and again, by an order, the views after it and the next order.
 */
import type { Audience, Frame, GameSystem, Seat } from '../../../games';
import { memo } from '../../../kernel';

const nameOf = (audience: Audience): string =>
  audience.kind === 'seat' ? `seat ${audience.seat}` : audience.kind;

export const keptSystem = (system: GameSystem): GameSystem => {
  const know = memo(
    (state: Frame, _name: string, audience: Audience) => system.know(state, audience) as object,
    2,
  );
  return {
    ...system,
    awaited: memo((state: Frame) => system.awaited(state)),
    know: (state, audience) => know(state, nameOf(audience), audience),
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
  };
};
