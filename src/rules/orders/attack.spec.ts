import { readAll } from '../../kernel/shape';
import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId, MechId } from '../../kernel/ids';
import { knowledgeOf } from '../knowledge/build';
import type { Hex } from '../model/map';
import type { Orders } from '../model/order';
import { world } from '../testing/world';
import { attack } from './attack';

const H = 'hunchback-hbk-4g';
const state = world({ players: 3, phase: 'combat', step: 'declarations', teams: { A: 1, C: 1 } })
  .mech('A', H, '0504')
  .mech('A', H, '0504', { shutDown: true })
  .mech('A', H, '0808')
  .mech('B', H, '0808')
  .mech('B', H, '0505')
  .mech('B', H, '1010')
  .mech('C', H, '0503')
  .build();
const context = (earlier: readonly Orders['attack'][] = []) => ({
  catalog: bundledCatalog(),
  knowledge: knowledgeOf(state, bundledCatalog(), { kind: 'force', force: 'A' as ForceId }),
  earlier,
});
const order = (mechs: readonly string[], target: string): Orders['attack'] => ({
  type: 'attack',
  mechs: mechs as readonly MechId[],
  target: target as Hex,
});
const codes = (one: Orders['attack'], earlier: readonly Orders['attack'][] = []) =>
  attack.check(context(earlier), one).map(({ code }) => code);

describe('attack', () => {
  it('CMB-2 a mech may attack enemies in an adjacent hex', () => {
    expect(codes(order(['A1'], '0505'))).toEqual([]);
  });

  it('CMB-2 not friends, not an empty hex, not a hex that is not adjacent or not on the map', () => {
    expect(codes(order(['A1'], '0503'))).toEqual(['combat/nobody-there']);
    expect(codes(order(['A1'], '0404'))).toEqual(['combat/nobody-there']);
    expect(codes(order(['A1'], '0808'))).toEqual(['combat/not-adjacent']);
    expect(codes(order(['A1'], '9999'))).toEqual(['combat/off-map']);
  });

  it('SIGHT-4 an enemy out of sight and an empty hex get one answer', () => {
    expect(codes(order(['A1'], '1010'))).toEqual(codes(order(['A1'], '1210')));
  });

  it('CMB-2 only a mech able to fight attacks, CMB-3 not one that fights where it stands, and each once', () => {
    expect(codes(order(['A2'], '0505'))).toEqual(['combat/not-able-to-fight']);
    expect(codes(order(['A3'], '0808'))).toContain('combat/already-fighting');
    expect(codes(order(['A1', 'A1'], '0505'))).toEqual(['combat/attacks-twice']);
    expect(codes(order(['A1'], '0505'), [order(['A1'], '0505')])).toEqual(['combat/attacks-twice']);
    expect(codes(order(['B2', 'nobody'], '0505'))).toEqual(['orders/not-your-mech', 'orders/not-your-mech']);
  });

  it('CMB-2 the options are the mechs that may attack, with their targets', () => {
    expect(attack.options(context())).toEqual({ mechs: [{ mech: 'A1', targets: ['0505'] }] });
  });

  it('refuses what it does not understand', () => {
    expect(readAll(attack.shape, { type: 'attack', mechs: [], target: 'x', extra: 1 })).toMatchObject({
      ok: false,
      error: expect.arrayContaining([
        expect.objectContaining({ pointer: '/mechs' }),
        expect.objectContaining({ pointer: '/target' }),
        expect.objectContaining({ pointer: '/extra' }),
      ]),
    });
  });
});
