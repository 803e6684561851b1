/** What the fire menu expects of shots at who stands within walls (BT-5, BT-BLD-3): worked out here by the rule. */
import type { Battlefield } from '../field/model';
import type { Known } from '../play/known';
import { unitOf } from '../play/model';
import { hex, makeField } from '../testing/make-mech';
import { makeKnown, type Placed } from '../testing/make-state';
import { fireMenus } from './fire';

const HUNCHBACK = 'hunchback-hbk-4g';
const STANDS = { moved: { mode: 'stand', hexes: 0 } } as const;
const put = (id: string, design: string, at: string, more: Partial<Placed> = {}): Placed => ({
  ...{ id, design, hex: hex(at), facing: 0, ...STANDS },
  ...more,
});
const house = (cf: number, levels: number, isIndestructible = false): Battlefield['hexes'][string] => ({
  building: { kind: 1, levels, cf, ...(isIndestructible ? { isIndestructible: true as const } : {}) },
});

const asked = (design: string, at: string, ground: Battlefield['hexes'][string], more = {}): Known =>
  makeKnown('fire', [put('a1', design, at), put('b1', HUNCHBACK, '0506', more)], {
    field: makeField({ '0506': ground }),
  });

/** Points that are expected of this weapon when it hits, and what the order is then said to do. */
const expected = (known: Known, weapon: string): readonly [cell: number, order: number, odds: number] => {
  const unit = unitOf(known, 'a1');
  const [fire] = unit === null ? [] : fireMenus(known, 'fire.1', unit);
  const mounts = known.setup.sheets[unit?.sheet ?? '']?.mounts ?? [];
  const row = mounts.find(({ figures }) => figures.name === weapon)?.id;
  const bounds = fire?.parts[1]?.bounds({ type: 'fire', token: 'a1', twist: 0 });
  const cell =
    bounds?.kind === 'assign'
      ? bounds.cells.find((one) => one.row === row && one.column === 'b1')
      : undefined;
  if (fire === undefined || cell === undefined) throw new Error(`no shot with ${weapon}`);
  const attacks = [{ row: cell.row, column: cell.column, mode: cell.mode }];
  const forecast = fire.forecast?.({ type: 'fire', token: 'a1', twist: 0, attacks });
  return [cell.expects[0]?.value ?? NaN, forecast?.expects?.[0]?.value ?? NaN, cell.odds ?? NaN];
};

describe('expected damage', () => {
  it('BT-BLD-3 is less a tenth of the points of the walls, rounded up, as cell and as order', () => {
    // 71 points: 8 of the 20 go into the walls.
    const [cell, order, odds] = expected(asked(HUNCHBACK, '0508', house(71, 3)), 'AC/20');
    expect(cell).toBe(12);
    expect(order).toBeCloseTo(Math.round(odds * 120) / 10, 5);
    // Nothing on the roof, or in the open; a tenth of 500 is more than the gun does.
    expect(expected(asked(HUNCHBACK, '0508', house(71, 1), { elevation: 1 }), 'AC/20')[0]).toBe(20);
    expect(expected(asked(HUNCHBACK, '0508', {}), 'AC/20')[0]).toBe(20);
    expect(expected(asked(HUNCHBACK, '0508', house(500, 3, true)), 'AC/20')[0]).toBe(0);
  });

  it('BT-BLD-3 goes by groups: of missiles each group of five loses its part, and small rests all', () => {
    // By the cluster table 6 to 20 missiles of an LRM 20 hit: in groups of five and a rest.
    const HITS = [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20];
    const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    const rest = (hits: number, walls: number): number =>
      Math.floor(hits / 5) * Math.max(0, 5 - walls) + Math.max(0, (hits % 5) - walls);
    const mean = (walls: number): number =>
      HITS.reduce((sum, hits, at) => sum + ((WAYS[at] ?? 0) * rest(hits, walls)) / 36, 0);
    for (const [cf, walls] of [
      [11, 2],
      [30, 3],
      [41, 5],
    ] as const)
      expect(expected(asked('archer-arc-2r', '0517', house(cf, 3, true)), 'LRM 20')[0]).toBeCloseTo(
        mean(walls),
        1,
      );
  });

  it('BT-BLD-3 the walls take no more than they have left', () => {
    // They had 71 points as the phase began, and 3 are left.
    const known = { ...asked(HUNCHBACK, '0508', house(71, 3)), ruins: { '0506': 68 } };
    expect(expected(known, 'AC/20')[0]).toBe(17);
  });
});
