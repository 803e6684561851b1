/** Everything that a seat can order now, and leave for when its side is asked (BT-1, MAT-6). */
import type { Due } from '../../contract';
import type { Order, Seat } from '../../shapes';
import { comingOf, laterId, type Coming } from '../../shared/asking';
import type { Menu } from '../../shared/menu';
import { waiting } from './course';
import type { Known } from './known';
import { deployMenu } from './menu-deploy';
import { fireMenus, sightMenu } from './menu-fire';
import { moveMenus } from './menu-move';
import type { Question, State, Unit } from '../model';
import { flatMap, memo } from '../../../kernel';

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

const actingOf = (state: State, { side }: Pick<Question, 'side'>, seat: Seat): readonly Unit[] =>
  waiting(state, side).filter((unit) => unit.seat === seat);

export type ToCome = Coming<Unit, Question>;

/** Decisions of the seat's units that are to come in this step; those without a choice are not asked. */
export const toCome: (known: Known, seat: Seat) => readonly ToCome[] = memo(
  (known: Known, seat: Seat): readonly ToCome[] => {
    const { question, step, setup } = known;
    const side = setup.forces.find((one) => one.seat === seat)?.side;
    if (question === null || side === undefined || question.seats.includes(seat)) return [];
    if (step === 'initiative' || step === 'end') return [];
    const asked = { kind: step, side, seats: [seat], attack: null, skip: null };
    return comingOf(
      actingOf(known, { side }, seat),
      (unit): Question => ({ id: laterId(known, unit), ...asked }),
      (unit, one) => menusOfUnit(known, one, unit),
    );
  },
  2,
);

/** What a question answers of what was to come. */
export const answeredBy = (state: State, question: Question, seat: Seat): readonly Due[] =>
  question.kind === 'sight'
    ? []
    : actingOf(state, question, seat).map((unit) => ({
        later: laterId(state, unit),
        skip: skipOfUnit(question, unit),
      }));

/** Kept as long as the knowledge is: offers, drafts and the bot ask again and again. */
export const menusOf: (known: Known, seat: Seat) => readonly Menu[] = memo(
  (known: Known, seat: Seat): readonly Menu[] => {
    const { question } = known;
    if (question === null || !question.seats.includes(seat)) return [];
    if (question.kind === 'sight')
      return question.attack === null ? [] : sightMenu(known, question.id, question.attack);
    return flatMap(actingOf(known, question, seat), (unit) => menusOfUnit(known, question, unit));
  },
  2,
);

const skipOfUnit = ({ kind }: Question, { id }: Unit): Order | null =>
  kind === 'deployment' ? null : { type: kind === 'movement' ? 'stand' : 'hold-fire', token: id };

/**
 * What counts when a seat does not answer: it stands, holds its fire, chooses what hinders most; where to set
 * up, a bot decides.
 */
export const skipOf = (state: State, question: Question, seat: Seat): Order | null => {
  if (question.kind === 'sight') return question.skip;
  const unit = actingOf(state, question, seat)[0];
  return unit === undefined ? null : skipOfUnit(question, unit);
};
