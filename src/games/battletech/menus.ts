/** Everything that a seat can order now (BT-1). */
import type { Order, Seat } from '../shapes';
import type { Menu } from '../shared/menu';
import { waiting } from './course';
import type { Known } from './known';
import { deployMenu } from './menu-deploy';
import { fireMenus, sightMenu } from './menu-fire';
import { moveMenus } from './menu-move';
import type { Question, State, Unit } from './model';
import { memo } from '../../kernel';

const menusOfUnit = (known: Known, { id, kind }: Question, unit: Unit): readonly Menu[] => {
  switch (kind) {
    case 'deployment':
      return [deployMenu(known, id, unit)];
    case 'movement':
      return moveMenus(known, id, unit);
    case 'fire':
      return fireMenus(known, id, unit);
    case 'sight':
      return [];
  }
};

const actingOf = (state: State, { side }: Question, seat: Seat): readonly Unit[] =>
  waiting(state, side).filter((unit) => unit.seat === seat);

/** Kept as long as the knowledge is: offers, drafts and the bot ask again and again. */
export const menusOf: (known: Known, seat: Seat) => readonly Menu[] = memo(
  (known: Known, seat: Seat): readonly Menu[] => {
    const { question } = known;
    if (question === null || !question.seats.includes(seat)) return [];
    if (question.kind === 'sight')
      return question.attack === null ? [] : sightMenu(known, question.id, question.attack);
    return actingOf(known, question, seat).flatMap((unit) => menusOfUnit(known, question, unit));
  },
  2,
);

/**
 * What counts when a seat does not answer: it stands, holds its fire, chooses what hinders most; where to set
 * up, a bot decides.
 */
export const skipOf = (state: State, question: Question, seat: Seat): Order | null => {
  if (question.kind === 'sight') return question.skip;
  const unit = actingOf(state, question, seat)[0];
  if (unit === undefined || question.kind === 'deployment') return null;
  return { type: question.kind === 'movement' ? 'stand' : 'hold-fire', token: unit.id };
};
