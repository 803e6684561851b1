import type { ForceId } from '../../../kernel/ids';
import type { Audience } from '../../model/audience';
import { planetary1 } from '../../rulesets/planetary-1';
import { supply } from '../../phases/supply';
import { resolutionOf, world } from '../../testing/world';
import { tellOf, textOf } from '../tell';

const HUNCHBACK = 'hunchback-hbk-4g';
const as = (force: string): Audience => ({ kind: 'force', force: force as ForceId });

/** A buys, sells, moves and heals; B sees hex 0303 and nothing else of A; C sees nothing. */
const played = () => {
  const state = world({ ruleset: planetary1.id, players: 3, phase: 'supply' })
    .account('A', 200)
    .account('B', 20)
    .account('C', 20)
    .mech('A', HUNCHBACK, '0303', { id: 'S' })
    .mech('A', HUNCHBACK, '0707')
    .mech('B', HUNCHBACK, '0402')
    .mech('C', HUNCHBACK, '1209')
    .building('spaceport', '0303', 'A')
    .pilot('A', '0707', { id: 'hurt', hits: 2, rested: true })
    .pilot('C', '0707', { id: 'P', status: 'captured', captor: 'A' as ForceId, hits: 1, rested: true })
    .stock('A', '0303', 'medium-laser', 4)
    .build();
  const resolution = resolutionOf(state, { ruleset: planetary1 });
  supply.open(resolution);
  const sheet = [
    { type: 'buy-mech', design: HUNCHBACK, hex: '0303', name: 'Secret name' },
    { type: 'buy-mech', design: HUNCHBACK, hex: '0101' },
    { type: 'sell', mech: 'S' },
    { type: 'buy-pilot', hex: '0303' },
    { type: 'sell', pilot: 'Sp' },
    { type: 'buy-equipment', item: 'medium-laser', quantity: 1, hex: '0303' },
    { type: 'transfer', from: '0707', to: '0101', items: [], pilots: ['P', 'hurt'] },
    {
      type: 'transfer',
      from: '0303',
      to: '0101',
      items: [{ item: 'medium-laser', quantity: 1 }],
      pilots: [],
    },
  ];
  supply.close(resolution, new Map([['A' as ForceId, sheet as never]]), planetary1.orders);
  return resolution.events;
};
const told = (audience: Audience) =>
  played().flatMap((event) => {
    const facts = tellOf(event, audience);
    return facts === null ? [] : [{ type: event.type, facts }];
  });

describe('what is told of a supply phase', () => {
  it('its player is told all of it', () => {
    expect(played().filter((event) => event.type === 'order-dropped')).toEqual([]);
    expect(new Set(told(as('A')).map(({ type }) => type))).toEqual(
      new Set([
        'account-changed',
        'mech-bought',
        'mech-sold',
        'pilot-bought',
        'pilot-sold',
        'stock-moved',
        'pilots-moved',
        'pilot-healed',
      ]),
    );
  });

  it('SIGHT-4 who sees the hex learns of mechs that come and go there, not of names, pilots, stock or tons', () => {
    const seen = told(as('B')).filter(({ type }) => type !== 'account-changed');
    expect(seen.map(({ type, facts }) => [type, Object.keys(facts).sort().join(), facts['hex']])).toEqual([
      ['mech-bought', 'design,force,hex,mech', '0303'],
      ['mech-sold', 'design,force,hex,mech', '0303'],
    ]);
    expect(JSON.stringify(seen)).not.toContain('Secret name');
  });

  it("SUP-9 nobody is told of another's account", () => {
    for (const force of ['B', 'C'])
      expect(
        told(as(force)).every(({ type, facts }) => type !== 'account-changed' || facts['force'] === force),
      ).toBe(true);
  });

  it("DEP-5 who sees nothing learns nothing but of their own: their prisoner's health, not where they are", () => {
    const seen = told(as('C')).filter(({ type }) => type !== 'account-changed');
    expect(seen).toEqual([
      { type: 'pilot-healed', facts: { force: 'C', pilot: 'P', name: 'Pilot P', hits: 0 } },
    ]);
  });

  it('observers are told nothing of it', () => expect(told({ kind: 'observer' })).toEqual([]));

  it('every event has a text in both languages', () => {
    for (const { type, facts } of told({ kind: 'gm' })) {
      for (const text of [textOf(type, facts, 'en'), textOf(type, facts, 'de')]) {
        expect(text).toMatch(/\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });
});
