import { OrderDraft } from './draft';
import { sayChosen, sayValue } from './say-chosen';
import type { Bounds, Choice, Offer, Order } from '../shapes';

jest.mock('../../text/language', () => ({ language: { value: 'en' } }));

const choice = (value: string, token: string | null = null): Choice => ({
  ...{ value, label: value, token, at: null, costs: [], odds: null, terms: [] },
});
const targets: Bounds = {
  kind: 'assign',
  rows: ['laser', 'rifle', 'mortar', 'flamer', 'sling'].map((one) => choice(one)),
  columns: [choice('tank', 'u1'), choice('truck', 'u2')],
  ...{ cells: [], limits: [], columnsMost: 2 },
};
const at = (row: string, column: string): object => ({ row, column, mode: null });
const draftOf = (order: Order, asks: Readonly<Record<string, Bounds | null>>): OrderDraft => {
  const ask = Object.entries(asks).map(([pointer, bounds]) => ({
    ...{ pointer, title: pointer, token: null, footprint: [], bounds },
  }));
  const offer = {
    ...{ decision: 'd', type: 'fire', token: 'u', label: 'fires', order, ask },
    ...{ costs: [], expects: [], odds: null, terms: [], warnings: [], marks: [] },
  } as unknown as Offer;
  return new OrderDraft(offer, {
    ask: () => Promise.reject(new Error('not asked')),
    decision: () => undefined,
    isStale: () => false,
    changed: () => undefined,
    stale: () => undefined,
  });
};

describe('an order in one line', () => {
  it('says first what lies on the field, and nothing of what is not opened', () => {
    const turned: Bounds = { kind: 'one-of', from: [choice('straight ahead')] };
    const order: Order = { type: 'fire', token: 'u', turn: 'straight ahead', at: [at('laser', 'tank')] };
    expect(sayChosen(draftOf(order, { '/turn': turned, '/at': targets }))).toBe(
      'tank: laser · straight ahead',
    );
    expect(sayChosen(draftOf(order, { '/turn': turned, '/at': null }))).toBe('straight ahead');
  });

  it('says each target once, with what is aimed at it', () => {
    const all = [at('laser', 'tank'), at('rifle', 'truck'), at('mortar', 'tank')];
    expect(sayValue(targets, all)).toBe('tank: laser, mortar; truck: rifle');
    const many = ['laser', 'rifle', 'mortar', 'flamer', 'sling'].map((one) => at(one, 'truck'));
    expect(sayValue(targets, many)).toBe('truck: laser, rifle, mortar +2');
    expect(sayValue(targets, [])).toBe('');
    const alike: Bounds = {
      ...targets,
      rows: ['l1', 'l2'].map((one) => ({ ...choice(one), label: 'laser' })),
    };
    expect(sayValue(alike, [at('l1', 'tank'), at('l2', 'tank')])).toBe('tank: 2 × laser');
  });
});
