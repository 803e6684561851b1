/** Small parts from which menus are built. */
import {
  amount,
  type Amount,
  type Choice,
  type Order,
  type Point,
  text,
  type Text,
  type TokenId,
} from '../../shapes';
import type { Menu, Part, Reason } from '../../shared/menu';
import { flatMap, isRecord } from '../../../kernel';
import type { Unit } from '../model/state';
import { named } from '../named';

export const choice = (value: unknown, label: Text, more: Partial<Choice> = {}): Choice => ({
  value,
  label,
  token: null,
  at: null,
  costs: [],
  odds: null,
  terms: [],
  ...more,
});
export const unitChoice = (unit: Unit, more: Partial<Choice> = {}): Choice =>
  choice(unit.id, text('da.unit', { unit: unit.name }), { token: unit.id, at: unit.at, ...more });

export const isPoint = (value: unknown): value is Point =>
  isRecord(value) &&
  Object.keys(value).length === 2 &&
  Number.isSafeInteger(value['x']) &&
  Number.isSafeInteger(value['y']) &&
  Math.abs(Number(value['x'])) < 1_000_000 &&
  Math.abs(Number(value['y'])) < 1_000_000;
export const asPoints = (value: unknown): readonly Point[] | null =>
  Array.isArray(value) && value.every(isPoint) ? value : null;
/** What could be read of a place: a point, or the last one of a list of them. */
export const lastPoint = (value: unknown): Point | null => {
  const one: unknown = Array.isArray(value) ? value.at(-1) : value;
  return isPoint(one) ? one : null;
};

export const refused = (code: string, rule: string, params: Reason['params'] = {}): Reason => ({
  code: `dark-age/${code}`,
  rule,
  params,
});

/** One of some figures. */
export const targetPart = (
  pointer: string,
  from: (order: Order) => readonly Choice[],
  reason: Reason,
): Part => ({
  pointer,
  title: text(`da.ask${pointer.replaceAll('/', '.')}`),
  bounds: (order) => ({ kind: 'one-of', from: from(order) }),
  choose: (order) => from(order)[0]?.value,
  reason: (_, __, isWithin) => (isWithin ? null : reason),
});

/** Optional equipment that these figures can switch off for this order (DA-SPEC-1). Empty: no part. */
export const offPart = (units: readonly Unit[], ids: readonly string[]): readonly Part[] => {
  const from = flatMap(units, (unit) =>
    [...new Set(unit.now.equipment.map(({ id }) => id))]
      .filter((id) => ids.includes(id))
      .map((id) =>
        choice(`${unit.id} ${id}`, text('da.name', { name: named('equipment', id) }), { token: unit.id }),
      ),
  );
  const [first] = units;
  if (from.length === 0 || first === undefined) return [];
  return [
    {
      pointer: '/off',
      title: text('da.ask.off'),
      token: first.id,
      bounds: () => ({ kind: 'some-of', from, least: 0, most: from.length, limits: [] }),
      choose: () => [],
    },
  ];
};

/** Parts that go by the order before them; how many they are does not. */
export const following = (partsOf: (order: Order) => readonly Part[]): readonly Part[] =>
  partsOf({ type: '', token: null }).map((part, index) => ({
    ...part,
    bounds: (order) => partsOf(order)[index]?.bounds(order) ?? part.bounds(order),
    choose: (order, sent) => partsOf(order)[index]?.choose(order, sent),
    reason: (order, value, isWithin) => partsOf(order)[index]?.reason?.(order, value, isWithin) ?? null,
  }));

/** An order of one figure; its label is `da.order.` and the type, or another name. */
export const unitMenu = (
  decision: string,
  unit: Unit,
  type: string,
  parts: readonly Part[],
  forecast?: Menu['forecast'],
  name: string = type,
): Menu => ({
  decision,
  type,
  token: unit.id,
  label: text(`da.order.${name}`, { unit: unit.name }),
  parts,
  ...(forecast === undefined ? {} : { forecast }),
});

/** What an order costs its figure: a push, heat. */
export const costsOf = (unit: Unit, heat: number): readonly Amount[] => {
  const isPushed = unit.tokens > 0;
  const warm = heat + (isPushed && unit.kind === 'mech' ? 1 : 0);
  return [
    ...(warm > 0 ? [amount('da.cost.heat', warm, 'click')] : []),
    ...(isPushed && unit.kind !== 'mech' ? [amount('da.cost.click', 1, 'click')] : []),
  ];
};
export type { Point, TokenId };
