/**
 * Trade of what weighs by the mech (SUP-2, DEP-6): jump jets, MASC, targeting computers, each with the tons
 * of one piece.
 */
import { UNDAMAGED } from '../../src/catalog/condition';
import type { ForceId } from '../../src/kernel/ids';
import { toTons } from '../../src/kernel/tonnage';
import {
  acceptOffer,
  decideCorrection,
  makeOffer,
  parseCorrections,
  parseOffer,
  parseOrders,
  previewSheet,
  rowsOf,
  CURRENT_RULESET,
  rulesetOf,
  type CampaignState,
} from '../../src/rules';
import { resolutionOf, world, type World } from '../../src/rules/testing/world';
import { after, catalog, close, codes, dataOf, known, options, toldTo, view } from '../support/rules';

/** Of 55 t: three jump jets of 0.5 t each. */
const JUMPER = 'shadow-hawk-shd-2h';
const account = (state: CampaignState): number =>
  toTons(state.forces['A' as ForceId]?.account ?? (Number.NaN as never));
const stockOf = (state: CampaignState) =>
  rowsOf(state.stock).map(({ hex, item, quantity, usable }) => [hex, item, quantity, usable]);
const buy = (item: string, quantity = 1) => ({ type: 'buy-equipment', item, quantity, hex: '0101' });

const yard = (): World =>
  world({ round: 3, phase: 'supply' }).account('A', 40).mech('B', 'hunchback-hbk-4g', '1010', { id: 'B1' });

describe('what weighs by the mech', () => {
  it('SUP-2 is bought with the weight of a piece: jump jets and MASC for their tonnage, others for half as much again', () => {
    const closed = after(yard().build(), {
      A: [buy('jump-jet@0.5', 2), buy('is-masc@3'), buy('is-targeting-computer@2')],
    });
    expect(stockOf(closed)).toEqual([
      ['0101', 'is-masc@3', 1, 0],
      ['0101', 'is-targeting-computer@2', 1, 0],
      ['0101', 'jump-jet@0.5', 2, 0],
    ]);
    // 2 × 0.5 + 3 + 2 × 1.5.
    expect(account(closed)).toBe(40 - 1 - 3 - 3);
  });

  it('DEP-6 only by weights that a mech can need, each told with what there is', () => {
    const preview = (item: string) => {
      const state = yard().build();
      const parsed = parseOrders(rulesetOf(CURRENT_RULESET), [buy(item)]);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      return previewSheet(rulesetOf(CURRENT_RULESET), catalog, known(state, 'A'), parsed.value).violations;
    };
    for (const item of ['jump-jet', 'jump-jet@0.001', 'jump-jet@3'])
      expect(preview(item)).toEqual([
        {
          code: 'supply/by-weight',
          rule: 'DEP-6',
          pointer: '/orders/0/item',
          params: { item: 'jump-jet', example: 'jump-jet@0.5', weights: [0.5, 1, 2] },
        },
      ]);
    for (const item of ['jump-jet@0.50', 'jump-jet@', 'medium-laser@1', 'is-endo-steel@5'])
      expect(preview(item).map(({ code }) => code)).toEqual(['supply/unknown-item']);
  });

  it('SUP-6 is sold for half its tonnage, and only what is there', () => {
    const stored = yard().stock('A', '0101', 'is-masc@3', 2).build();
    const sell = (item: string, quantity: number) => ({ type: 'sell', item, quantity, hex: '0101' });
    const closed = after(stored, { A: [sell('is-masc@3', 1)] });
    expect([account(closed), stockOf(closed)]).toEqual([41.5, [['0101', 'is-masc@3', 1, 1]]]);
    expect(codes(stored, 'A', [sell('is-masc@2', 1), sell('is-masc@3', 3)])).toEqual([
      '/orders/0/quantity supply/not-in-stock',
      '/orders/1/quantity supply/not-in-stock',
    ]);
    expect(options(stored, 'A').orders['sell']).toMatchObject({
      stock: [{ hex: '0101', item: 'is-masc@3', quantity: 2, tons: 3 }],
    });
  });

  it('DEP-1 SIGHT-4 is moved between depots, and stands in the view by the piece', () => {
    const stored = yard().stock('A', '0101', 'jump-jet@0.5', 4).building('spaceport', '0505', 'A').build();
    const move = {
      type: 'transfer',
      from: '0101',
      to: '0505',
      items: [{ item: 'jump-jet@0.5', quantity: 3 }],
      pilots: [],
    };
    const closed = close(stored, { A: [move] });
    expect(stockOf(closed.state.finish())).toEqual([
      ['0101', 'jump-jet@0.5', 1, 1],
      ['0505', 'jump-jet@0.5', 3, 0],
    ]);
    expect(dataOf(closed, 'stock-moved').map(({ quantity }) => quantity)).toEqual([3]);
    expect(view(stored, 'A').depots).toMatchObject([
      { hex: '0101', stock: [{ item: 'jump-jet@0.5', unit: 'pieces', quantity: 4, usable: 4 }] },
    ]);
  });

  it('BLD-BLACK each weight is an article of its own', () => {
    const market = yard().building('black-market', '0505', 'A').build();
    expect(codes(market, 'A', [buy('clan-masc@2'), buy('clan-masc@3')])).toEqual([]);
    expect(codes(market, 'A', [buy('clan-masc@2'), buy('clan-masc@2')])).toEqual([
      '/orders/1/quantity supply/article-sold-out',
    ]);
    expect(codes(yard().build(), 'A', [buy('clan-masc@2')])).toEqual([
      '/orders/0/item supply/other-technology-item',
    ]);
    // ×2 of 2 t.
    expect(account(after(market, { A: [buy('clan-masc@2')] }))).toBe(36);
  });

  it('REP-5 DEP-2 replaces what is lost in a mech of that weight, from the next round on', () => {
    const design = catalog.mech(JUMPER);
    const at =
      design?.slots.RT.findIndex(
        (slot) => slot?.kind === 'items' && slot.items.some(({ item }) => item === 'jump-jet'),
      ) ?? -1;
    expect(design?.tons).toBe(55);
    expect(at).toBeGreaterThan(-1);
    const condition = {
      ...UNDAMAGED,
      slots: [{ location: 'RT' as const, slot: at + 1, state: 'destroyed' as const }],
    };
    const hurt = (): World => yard().mech('A', JUMPER, '0101', { id: 'A1', condition, shutDown: true });
    const fit = { type: 'replace', mech: 'A1', location: 'RT', slot: at + 1 };
    const closed = close(hurt().stock('A', '0101', 'jump-jet@0.5', 1).build(), { A: [fit] });
    expect(toldTo(closed, 'A').map(({ type }) => type)).toContain('mech-repaired');
    expect(stockOf(closed.state.finish())).toEqual([]);
    expect(rowsOf(closed.state.mechs).find(({ id }) => id === 'A1')?.condition).toEqual(UNDAMAGED);
    expect(codes(hurt().stock('A', '0101', 'jump-jet@1', 1).build(), 'A', [fit])).toEqual([
      '/orders/0/slot repair/missing-stock',
    ]);
    expect(codes(hurt().build(), 'A', [buy('jump-jet@0.5'), fit])).toEqual([
      '/orders/1/slot repair/missing-stock',
    ]);
  });

  it('DEP-5 is exchanged between players', () => {
    const goods = { tons: 0, stock: [], prisoners: [] };
    const sent = parseOffer({
      to: 'B',
      give: { ...goods, stock: [{ hex: '0101', item: 'is-masc@3', quantity: 2 }] },
      take: { ...goods, tons: 1 },
    });
    if (!sent.ok) throw new Error(JSON.stringify(sent.error));
    const resolution = resolutionOf(yard().account('B', 20).stock('A', '0101', 'is-masc@3', 2).build());
    const made = makeOffer(resolution, 'A' as ForceId, sent.value);
    expect(made.ok && acceptOffer(resolution, 'B' as ForceId, made.value)).toEqual([]);
    expect(rowsOf(resolution.state.stock)).toMatchObject([
      { force: 'B', item: 'is-masc@3', quantity: 2, usable: 0 },
    ]);
    expect(dataOf(resolution, 'offer-made')[0]?.said.give.stock).toEqual([
      { hex: '0101', item: 'is-masc@3', quantity: 2 },
    ]);
    const unknown = parseOffer({
      to: 'B',
      give: { ...goods, tons: 1 },
      take: { ...goods, stock: [{ hex: '1010', item: 'is-masc@', quantity: 1 }] },
    });
    const refused = unknown.ok
      ? makeOffer(resolutionOf(yard().build()), 'A' as ForceId, unknown.value)
      : null;
    expect(refused?.ok === false && refused.error.map(({ code }) => code)).toEqual(['supply/unknown-item']);
  });

  it('END-2 the game master puts it into depots, also by those weights only', () => {
    const correct = (item: string) => {
      const parsed = parseCorrections([{ set: 'stock', force: 'A', hex: '0303', item, quantity: 2 }]);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const resolution = resolutionOf(yard().build());
      const wrong = decideCorrection(resolution, { changes: parsed.value, reason: 'test' }).map(
        ({ code }) => code,
      );
      return [wrong, stockOf(resolution.state.finish())];
    };
    expect(correct('jump-jet@2')).toEqual([[], [['0303', 'jump-jet@2', 2, 0]]]);
    expect(correct('jump-jet@0.3')).toEqual([['correction/no-such-item'], []]);
    expect(correct('jump-jet')).toEqual([['correction/no-such-item'], []]);
  });
});
