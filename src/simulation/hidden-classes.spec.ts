/**
 * What nearly everything reads has one hidden class of V8, or a few. On Node 20 an object that is spread and
 * then gets further fields has one of its own each time: making it takes twenty times as long, and whatever
 * reads it cannot be optimised. Spread what has all its fields, or name them.
 */
import { setFlagsFromString } from 'node:v8';
import { bundledCatalog } from '../catalog';
import { seedOf } from './run-wars';
import { drawWar } from './draw-war';
import { playCampaign } from './play-campaign';
import { tellOf } from '../rules';
import { gridOf } from '../rules/map/grid';
import type { Audience } from '../rules/model/audience';
import { rowsOf, TABLES } from '../rules/model/draft';

setFlagsFromString('--allow-natives-syntax');
// Native syntax is none that a compiler of TypeScript knows.
const areAlike = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

const classesOf = (objects: readonly object[]): number => {
  const kinds: object[] = [];
  for (const one of objects) if (!kinds.some((kind) => areAlike(kind, one))) kinds.push(one);
  return kinds.length;
};

/** V8 takes up to four in one place as they come. */
const FEW = 4;

it('the designs and items of the catalogue', () => {
  const catalog = bundledCatalog();
  const designs = catalog.mechs.slice(0, 300);
  expect(classesOf(designs)).toBeLessThanOrEqual(FEW);
  const items = designs.flatMap(({ bins }) => bins.flatMap(({ item }) => catalog.item(item) ?? []));
  expect(items.length).toBeGreaterThan(300);
  expect(classesOf(items)).toBeLessThanOrEqual(FEW);
});

it('the events of a war and what is told of them, its grid, mechs, pilots and buildings, their damage, and the tables', () => {
  const events = new Map<string, object[]>();
  const tellings = new Map<string, object[]>();
  const rows: object[] = [];
  const pilots: object[] = [];
  const buildings: object[] = [];
  const damage: object[] = [];
  const tables: object[] = [];
  const grids: object[] = [];
  for (const number of [1, 2])
    playCampaign(
      drawWar(seedOf('classes', number), { players: 3, rounds: 8, ruleset: 'planetary-3' }),
      8,
      ({ state, events: told }) => {
        const audiences: readonly Audience[] = [
          { kind: 'gm' },
          ...rowsOf(state.forces).map(({ id }): Audience => ({ kind: 'force', force: id })),
        ];
        for (const event of told) {
          const { type, data } = event;
          events.set(type, [...(events.get(type) ?? []), data]);
          for (const audience of audiences)
            tellings.set(type, [...(tellings.get(type) ?? []), tellOf(event, audience) ?? []]);
        }
        rows.push(...rowsOf(state.mechs));
        buildings.push(...rowsOf(state.buildings));
        for (const { condition } of rowsOf(state.mechs)) damage.push(condition.armor, condition.structure);
        for (const table of TABLES) tables.push(state[table]);
        pilots.push(...rowsOf(state.pilots));
        grids.push(gridOf(state.map));
      },
    );
  expect(
    [rows, pilots, buildings, damage, tables, grids].map(classesOf).filter((count) => count > FEW),
  ).toEqual([]);
  for (const kind of [events, tellings]) {
    const frequent = [...kind].filter(([, list]) => list.length > 20);
    expect(frequent.length).toBeGreaterThan(5);
    expect(frequent.filter(([, list]) => classesOf(list) > 2 * FEW).map(([type]) => type)).toEqual([]);
  }
});
