/** Everything that a seat can answer now (DA-TURN-4). */
import { flatMap, memo } from '../../../kernel';
import type { Due } from '../../contract';
import type { Order, Seat } from '../../shapes';
import { type Menu, offerOf } from '../../shared/menu';
import { text } from '../../shapes';
import type { Known } from '../known';
import {
  type Current,
  type Field,
  type Question,
  type Standing,
  standing,
  standingOf,
  unitOf,
} from '../model/state';
import { canCool, canFight, canMove, hasOrders } from '../rules/orders';
import { waitingToDeploy } from '../rules/deployment';
import {
  defendMenu,
  evenly,
  freeTurnMenus,
  resumeMenu,
  splitMenu,
  stuckMenu,
  turnEnds,
  voteMenus,
} from './answers';
import { costsOf } from './choices';
import { fightMenus, hotWireMenu } from './fight';
import { marchMenu, waysMenu } from './march';
import { moveMenus } from './move';
import { specialMenus } from './special';
import { deployMenu, placeMenu, poolMenu } from './setting-up';

const SPECIALS = ['ram', 'charge', 'dfa'];
const MOVES = ['move', 'run', 'jump', 'tow', 'leave'];

/** Menus of one figure, those of like types together. */
const GROUPS: readonly {
  readonly has: (type: string) => boolean;
  readonly can: (known: Known, unit: Standing) => boolean;
  readonly menus: (known: Known, decision: string, unit: Standing) => readonly Menu[];
}[] = [
  {
    has: (type) => ![...SPECIALS, ...MOVES, 'hot-wire', 'march', 'cool'].includes(type),
    can: canFight,
    menus: fightMenus,
  },
  { has: (type) => type === 'hot-wire', can: canMove, menus: hotWireMenu },
  { has: (type) => MOVES.includes(type), can: canMove, menus: moveMenus },
  { has: (type) => SPECIALS.includes(type), can: canMove, menus: specialMenus },
  { has: (type) => type === 'march', can: canMove, menus: marchMenu },
  { has: (type) => type === 'cool', can: canCool, menus: (_, decision, unit) => [coolMenu(decision, unit)] },
];

/** What one figure can be ordered; null: orders of all types. */
const menusOfUnit = (
  known: Known,
  decision: string,
  unit: Standing,
  type: string | null = null,
): readonly Menu[] =>
  flatMap(
    GROUPS.filter(({ has, can }) => (type === null || has(type)) && can(known, unit)),
    ({ menus }) => menus(known, decision, unit),
  );

const orderMenus = (known: Known, decision: string): readonly Menu[] => [
  ...flatMap(standing(known), (unit) => menusOfUnit(known, decision, unit)),
  ...turnEnds(known, decision),
];

/** Those of one figure and of types like this one, where an order is asked for: the same that all menus have of it. */
export const orderMenusOf = memo((known: Known, unit: Standing, type: string): readonly Menu[] => {
  const { question } = known;
  return question?.kind === 'order' ? menusOfUnit(known, question.id, unit, type) : [];
}, 3);

const coolMenu = (decision: string, unit: Parameters<typeof costsOf>[0]): Menu => ({
  decision,
  type: 'cool',
  token: unit.id,
  label: text('da.order.cool', { unit: unit.name, clicks: unit.cooling ?? 0 }),
  parts: [],
});

const inAnswer = (known: Known, question: Question, current: Current | null): readonly Menu[] => {
  const { id, kind, tokens } = question;
  const unit = standingOf(known, tokens[0]);
  if (kind === 'resume') return [resumeMenu(id)];
  if (kind === 'end-vote') return voteMenus(id);
  if (current === null || unit === null) return [resumeMenu(id)];
  switch (kind) {
    case 'defend':
      return [defendMenu(id, unit)];
    case 'turn':
      return [stuckMenu(known, id, unit)];
    case 'free-turn':
      return freeTurnMenus(known, id, unit, current);
    case 'split':
      return [splitMenu(known, id, current)];
    default:
      return [waysMenu(known, id, current)];
  }
};

/** Kept as long as the knowledge is: offers, drafts and the bot ask again and again. */
export const menusOf: (known: Known, seat: Seat) => readonly Menu[] = memo(
  (known: Known, seat: Seat): readonly Menu[] => {
    const { question, current } = known;
    if (question === null || !question.seats.includes(seat)) return [];
    switch (question.kind) {
      case 'terrain-pool':
        return [poolMenu(known, question.id)];
      case 'terrain-place':
        return [placeMenu(known, question.id)];
      case 'deploy':
        return waitingToDeploy(known, seat).map((unit) => deployMenu(known, question.id, unit));
      case 'order':
        return orderMenus(known, question.id);
      default:
        return inAnswer(known, question, current);
    }
  },
  2,
);

/** What is asked in the middle of an order, behind which its player's next one can wait (MAT-6). */
const IN_BETWEEN: readonly Question['kind'][] = ['free-turn', 'defend', 'split'];

/** A turn's order with so many left, this one among them. */
const laterId = ({ turn }: Field, left: number): string => `later.order.${turn}.${left}`;
const leftOf = ({ seats }: Field, seat: Seat): number => seats.find((one) => one.seat === seat)?.left ?? 0;

export interface ToCome {
  readonly question: Question;
  readonly menus: readonly Menu[];
}

/**
 * The next order of the turn that runs, by how all stands now; null: none is to come. Only one: each depends on
 * what the one before it did. Whoever means to give up waits until they are asked.
 */
export const toCome: (known: Known, seat: Seat) => ToCome | null = memo(
  (known: Known, seat: Seat): ToCome | null => {
    const { question, active } = known;
    if (question === null || active !== seat || !IN_BETWEEN.includes(question.kind)) return null;
    if (!hasOrders(known)) return null;
    const id = laterId(known, leftOf(known, seat));
    const next: Question = { id, kind: 'order', seats: [seat], tokens: [], answers: {} };
    const menus = orderMenus({ ...known, current: null, question: next }, id);
    return { question: next, menus: menus.filter(({ type }) => !GIVING_UP.includes(type)) };
  },
  2,
);
const GIVING_UP = ['withdraw', 'propose-end'];

/** What a question answers of what was to come. */
export const answeredBy = (field: Field, decision: string, seat: Seat): readonly Due[] => {
  const { question, active } = field;
  return question?.id === decision && question.kind === 'order' && active === seat
    ? [{ later: laterId(field, leftOf(field, seat)), skip: skipOf(field, question) }]
    : [];
};

export const offersOf = memo((known: Known, seat: Seat) => menusOf(known, seat).map(offerOf), 2);

/** What counts when nobody answers; null: a bot decides. */
export const skipOf = (field: Field, { kind, tokens }: Question): Order | null => {
  const token = tokens[0] ?? null;
  switch (kind) {
    case 'terrain-pool':
      return { type: 'pool', token: null, pieces: [] };
    case 'order':
      return { type: 'end-turn', token: null };
    case 'end-vote':
      return { type: 'refuse', token: null };
    case 'free-turn':
      return { type: 'stay', token };
    case 'defend':
      return { type: 'defend', token, off: [] };
    case 'resume':
      return { type: 'go-on', token: null };
    case 'turn':
      return { type: 'turn', token, facing: unitOf(field, token)?.facing ?? 0 };
    case 'split': {
      const { current } = field;
      return current === null ? null : { type: 'split', token, clicks: evenly(current.hits, current.clicks) };
    }
    default:
      return null;
  }
};
