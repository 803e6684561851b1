/** Everything that a seat can order now, and leave for when its side is asked (BT-5, MAT-6). */
import { flatMap, memo } from '../../../../kernel';
import type { Due } from '../../../contract';
import type { Order, Seat } from '../../../shapes';
import { comingOf, laterId, type Coming } from '../../../shared/asking';
import type { Menu } from '../../../shared/menu';
import type { Known } from '../play/known';
import type { Question, State, Unit } from '../play/model';
import { waiting } from '../play/questions';
import { deployMenu } from './deploy';
import { clearMenus, ejectMenus } from './eject';
import { fireMenus } from './fire';
import { goingMenus } from './move';
import { rushMenus } from './rush';
import { leaveMenus, proneMenus, riseMenus, standMenu } from './stay';
import { strikeMenus } from './strike';

const actingOf = (state: State, { side }: Pick<Question, 'side'>, seat: Seat): readonly Unit[] =>
  waiting(state, side).filter((unit) => unit.seat === seat);

/** A seat with more units than this to move is not offered to lie down or to eject: GAM-13 allows 200 offers. */
const TOO_MANY = 28;

const moveMenus = (known: Known, id: string, unit: Unit, count: number): readonly Menu[] => [
  standMenu(known, id, unit),
  ...goingMenus(known, id, unit, count),
  ...rushMenus(known, id, unit, count),
  ...riseMenus(known, id, unit),
  ...(count > TOO_MANY ? [] : [...proneMenus(known, id, unit), ...ejectMenus(known, id, unit)]),
  ...leaveMenus(known, id, unit),
];

const menusOfUnit = (known: Known, { id, kind }: Question, unit: Unit, count: number): readonly Menu[] => {
  switch (kind) {
    case 'deployment':
      return [deployMenu(known, id, unit)];
    case 'movement':
      return moveMenus(known, id, unit, count);
    case 'fire':
      return [...fireMenus(known, id, unit), ...clearMenus(known, id, unit)];
    case 'physical':
      return strikeMenus(known, id, unit);
  }
};

/** Kept as long as the knowledge is: offers, drafts and the bot ask again and again. */
export const menusOf: (known: Known, seat: Seat) => readonly Menu[] = memo(
  (known: Known, seat: Seat): readonly Menu[] => {
    const { question } = known;
    if (question === null || !question.seats.includes(seat)) return [];
    const acting = actingOf(known, question, seat);
    return flatMap(acting, (unit) => menusOfUnit(known, question, unit, acting.length));
  },
  2,
);

export const menusToCome = (known: Known, seat: Seat): readonly Menu[] =>
  flatMap(toCome(known, seat), ({ menus }) => menus);

/** Of the unit that is ordered; of all where it has nothing to do. */
export const menusFor = (known: Known, seat: Seat, { token }: Pick<Order, 'token'>): readonly Menu[] => {
  const { question } = known;
  if (question === null) return [];
  if (!question.seats.includes(seat)) return menusToCome(known, seat);
  const acting = actingOf(known, question, seat);
  const unit = acting.find(({ id }) => id === token);
  return unit === undefined ? menusOf(known, seat) : menusOfUnit(known, question, unit, acting.length);
};

export type ToCome = Coming<Unit, Question>;

/** Decisions of the seat's units that are to come in this step; those without a choice are not asked. */
export const toCome: (known: Known, seat: Seat) => readonly ToCome[] = memo(
  (known: Known, seat: Seat): readonly ToCome[] => {
    const { question, setup } = known;
    const side = setup.forces.find((one) => one.seat === seat)?.side;
    if (question === null || side === undefined || question.seats.includes(seat)) return [];
    const acting = actingOf(known, { side }, seat);
    return comingOf(
      acting,
      (unit): Question => ({ ...question, id: laterId(known, unit), side, seats: [seat] }),
      (unit, one) => menusOfUnit(known, one, unit, acting.length),
    );
  },
  2,
);

/** What a question answers of what was to come. */
export const answeredBy = (state: State, question: Question, seat: Seat): readonly Due[] =>
  actingOf(state, question, seat).map((unit) => ({
    later: laterId(state, unit),
    skip: skipOfUnit(question, unit),
  }));

const SKIPS = { movement: 'stand', fire: 'hold-fire', physical: 'hold' } as const;

const skipOfUnit = ({ kind }: Question, { id }: Unit): Order | null =>
  kind === 'deployment' ? null : { type: SKIPS[kind], token: id };

/** What counts when a seat does not answer: nothing is done; where to set up, a bot decides. */
export const skipOf = (state: State, question: Question, seat: Seat): Order | null => {
  const unit = actingOf(state, question, seat)[0];
  return unit === undefined ? null : skipOfUnit(question, unit);
};
