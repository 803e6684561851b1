import { choice } from '../../../test/support/games/fixtures/fixture';
import { type Order, text } from '../shapes';
import { draftOf, type Menu, offerOf } from './menu';

/** How far, then which of so many: the second part depends on the first. */
const menu: Menu = {
  decision: 'd.1',
  type: 'go',
  token: 'hbk',
  label: text('order.go'),
  parts: [
    {
      pointer: '/far',
      title: text('far'),
      bounds: () => ({ kind: 'number', least: 1, most: 3, step: 1, unit: null }),
      choose: (_, sent) => (typeof sent === 'number' && sent > 3 ? 3 : 1),
      reason: (_, value, isWithin) =>
        isWithin ? null : { code: 'toy/too-far', params: { most: 3, sent: String(value) } },
    },
    {
      pointer: '/which',
      title: text('which'),
      isLarge: true,
      bounds: ({ far }) => ({
        kind: 'one-of',
        from: Array.from({ length: Number(far) }, (_, index) => choice(index, 'one')),
      }),
      choose: () => 0,
    },
  ],
};
const draft = (order: Order, open: string | null = null): ReturnType<typeof draftOf> =>
  draftOf([menu], 'd.1', order, open);
const codes = (order: Order): readonly (readonly [string, string])[] | undefined =>
  draft(order)?.violations.map(({ code, pointer }) => [code, pointer] as const);

describe('drafts of a menu', () => {
  it('GAM-4 gives a legal order back unchanged, and its offer with it', () => {
    const { order } = offerOf(menu);
    expect(order).toEqual({ type: 'go', token: 'hbk', far: 1, which: 0 });
    for (const legal of [order, { ...order, far: 3, which: 2 }])
      expect(draft(legal)).toMatchObject({ offer: { order: legal }, violations: [] });
  });

  it('GAM-4 completes a part of an order, makes the rest legal, and names each mistake at its place', () => {
    expect(draft({ type: 'go', token: 'hbk', far: 9, which: 2 })?.offer.order).toMatchObject({
      far: 3,
      which: 2,
    });
    expect(codes({ type: 'go', token: 'hbk', far: 9, which: 2 })).toEqual([['toy/too-far', '/far']]);
    expect(codes({ type: 'go', token: 'hbk', far: 1, which: 2 })).toEqual([['game/out-of-bounds', '/which']]);
    expect(codes({ type: 'go', token: 'hbk', far: 1 })).toEqual([['game/missing', '/which']]);
    expect(codes({ type: 'go', token: 'hbk', far: 1, which: 0, more: 1 })).toEqual([
      ['game/not-a-part', '/more'],
    ]);
    expect(codes({ type: 'fly', token: 'hbk', far: 1, which: 0 })).toEqual([['game/not-offered', '/type']]);
    expect(codes({ type: 'go', token: null, far: 1, which: 0 })).toEqual([['game/not-offered', '/type']]);
  });

  it('GAM-13 opens a large ask only when asked', () => {
    expect(offerOf(menu).ask.map(({ bounds }) => bounds === null)).toEqual([false, true]);
    expect(
      draft({ type: 'go', token: 'hbk' }, '/which')?.offer.ask.map(({ bounds }) => bounds === null),
    ).toEqual([false, false]);
  });

  it('GAM-3 has no draft for what is not asked', () =>
    expect(draftOf([menu], 'd.2', offerOf(menu).order, null)).toBeNull());
});
