/**
 * Offers, drafts and checks from one description of what can be ordered (GAM-4). A system says of each order
 * what parts it has and what may stand in each, given the parts before it; that offers are legal, that drafts
 * are complete, and that check and draft agree, follows from here.
 */
import { flatMap, isSameJson, pointerTo, type Violation } from '../../kernel';
import type { Ask, Bounds, Draft, Offer, Order, Params, Shape, Text, TokenId } from '../shapes';
import { isInBounds } from './bounds';
import { partAt, withPart } from './pointer';
import { refusal } from './refusal';

/** Why a value cannot stand there. `rule`: of the system; otherwise GAM-4. */
export interface Reason {
  readonly code: string;
  readonly rule?: string;
  readonly params?: Params;
}

export interface Part {
  readonly pointer: string;
  readonly title: Text;
  readonly token?: TokenId | null;
  readonly footprint?: readonly Shape[];
  /** Sent only when it is opened (GAM-13). */
  readonly isLarge?: boolean;
  /** False: the order has no such part, given the parts before it. Left out: it always has. */
  isAsked?(order: Order): boolean;
  /** `order` has the parts before this one. */
  bounds(order: Order): Bounds;
  /** What the bounds say of a value, where that takes less than to make them: of many places. */
  isWithin?(order: Order, value: unknown): boolean;
  /** A legal value, the nearest to what was sent; undefined: nothing was sent. */
  choose(order: Order, sent: unknown): unknown;
  /** Why a value is none; null within the bounds: it is one; null outside: the general reason is told. */
  reason?(order: Order, value: unknown, isWithin: boolean): Reason | null;
}

export type Forecast = Partial<Pick<Offer, 'costs' | 'expects' | 'odds' | 'terms' | 'warnings' | 'marks'>>;

/** One kind of order that one token (or nobody in particular) can be given as the answer to a decision. */
export interface Menu {
  readonly decision: string;
  readonly type: string;
  readonly token: TokenId | null;
  readonly label: Text;
  readonly parts: readonly Part[];
  /** What the whole order would cost and do. */
  forecast?(order: Order): Forecast;
}

const told = ({ code, rule = 'GAM-4', params = {} }: Reason, pointer: string): Violation =>
  refusal(code, rule, pointer, params);

const MISSING: Reason = { code: 'game/missing' };

/** `bounds` null: they are not shown. */
const against = (part: Part, order: Order, bounds: Bounds | null, value: unknown): Reason | null => {
  if (value === undefined) return MISSING;
  const isWithin =
    bounds === null && part.isWithin !== undefined
      ? part.isWithin(order, value)
      : isInBounds(bounds ?? part.bounds(order), value);
  return part.reason?.(order, value, isWithin) ?? (isWithin ? null : { code: 'game/out-of-bounds' });
};

const NOTHING: Required<Forecast> = {
  costs: [],
  expects: [],
  odds: null,
  terms: [],
  warnings: [],
  marks: [],
};

/** The order with every part of `sent` that can stand, and what was wrong with the others. */
const filled = (menu: Menu, sent: Order | null, open: string | null): Draft => {
  const { decision, type, token, label, parts } = menu;
  const violations: Violation[] = [];
  const ask: Ask[] = [];
  let order: Order = { type, token };
  for (const part of parts) {
    if (part.isAsked?.(order) === false) continue;
    const { pointer, title, footprint = [], isLarge = false } = part;
    const isShown = !isLarge || open === pointer;
    const bounds = isShown ? part.bounds(order) : null;
    const value = sent === null ? undefined : partAt(sent, pointer);
    const reason = against(part, order, bounds, value);
    if (reason !== null && sent !== null) violations.push(told(reason, pointer));
    order = withPart(order, pointer, reason === null ? value : part.choose(order, value));
    ask.push({
      pointer,
      title,
      token: part.token ?? null,
      footprint,
      bounds,
    });
  }
  return {
    offer: { decision, type, token, label, order, ask, ...NOTHING, ...menu.forecast?.(order) },
    violations,
  };
};

export const offerOf = (menu: Menu): Offer => filled(menu, null, null).offer;

const nearest = (menus: readonly Menu[], { type, token }: Order): Menu | undefined =>
  menus.find((one) => one.type === type && one.token === token) ??
  menus.find((one) => one.token === token) ??
  menus.find((one) => one.type === type) ??
  menus[0];

const strangers = (menu: Menu, order: Order): readonly Violation[] => {
  const known = new Set(['type', 'token', ...menu.parts.map(({ pointer }) => pointer.split('/')[1] ?? '')]);
  return flatMap(Object.keys(order), (name) =>
    known.has(name) ? [] : [refusal('game/not-a-part', 'GAM-4', pointerTo('', name))],
  );
};

/** As `GameSystem.draft`; `menus` are those of the seat. */
export const draftOf = (
  menus: readonly Menu[],
  decision: string,
  sent: Order,
  open: string | null,
): Draft | null => {
  const menu = nearest(
    menus.filter((one) => one.decision === decision),
    sent,
  );
  if (menu === undefined) return null;
  const { offer, violations } = filled(menu, sent, open);
  const isOther = menu.type !== sent.type || menu.token !== sent.token;
  const token =
    typeof sent.token === 'string' ? sent.token.slice(0, 80) : { code: 'game.nobody', params: {} };
  const wrong = [
    ...(isOther
      ? [refusal('game/not-offered', 'GAM-4', '/type', { type: String(sent.type).slice(0, 80), token })]
      : []),
    ...violations,
    ...strangers(menu, sent),
  ];
  const isSame = isSameJson(offer.order, sent);
  return {
    offer,
    violations: wrong.length === 0 && !isSame ? [refusal('game/not-a-part', 'GAM-4', '')] : wrong,
  };
};
