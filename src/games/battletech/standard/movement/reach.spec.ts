import { countedTo, mpTo } from './model';
import { hexOf } from '../../../../kernel/hex';
import type { Battlefield, Terrain } from '../field/model';
import type { Mech } from '../mech/model';
import { makeField, makeMech } from '../testing/make-mech';
import { plainPlaces } from '../testing/plain-reach';
import { numbersFrom, randomField } from '../testing/random-field';
import { pathTo } from './path';
import { placesOf } from './places';
import { mpHere, reachOf } from './reach';

const MODES = ['walk', 'run', 'jump'] as const;
const DESIGNS = ['hunchback-hbk-4g', 'phoenix-hawk-pxh-1', 'locust-lct-1v', 'atlas-as7-d', 'spider-sdr-5v'];

const drawn = (seed: number): { readonly field: Battlefield; readonly mechs: readonly Mech[] } => {
  const next = numbersFrom(seed * 7 + 1);
  const field = randomField(seed);
  const seen = new Set<string>();
  const mechs = Array.from({ length: 7 }, (_, index) => {
    const hex = hexOf(1 + next(9), 1 + next(8));
    const floors = field.hexes[hex]?.building?.levels ?? -1;
    const design = DESIGNS[next(DESIGNS.length)] ?? 'locust-lct-1v';
    return makeMech(design, {
      id: `m${index}`,
      side: index % 2 === 0 ? 'a' : 'b',
      hex,
      facing: next(6),
      elevation: next(floors + 2),
      heat: next(8),
    });
  }).filter(({ hex }) => !seen.has(hex) && seen.add(hex).size > 0);
  return { field, mechs };
};

it('BT-MOV-15 agrees with the slow search on random fields', () => {
  let compared = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const position = drawn(seed);
    const [mech, ...others] = position.mechs;
    if (mech === undefined) continue;
    const floor = position.field.hexes[mech.hex]?.building === undefined ? 0 : mech.elevation;
    for (const mode of MODES) {
      const hexesOf = (side: string): readonly string[] =>
        others.filter((one) => one.side === side).map(({ hex }) => hex);
      const plain = plainPlaces({
        field: position.field,
        start: {
          hex: mech.hex,
          floor: Math.min(floor, position.field.hexes[mech.hex]?.building?.levels ?? 0),
          facing: mech.facing,
        },
        mode,
        mp: mpHere(position, mech, mode),
        enemies: hexesOf('b'),
        friends: hexesOf('a'),
      });
      const onlyStays = mode === 'jump' && mpHere(position, mech, mode) === 0;
      const places = placesOf(position, mech, mode);
      if (onlyStays) expect(places).toEqual([{ hex: mech.hex, facing: mech.facing, mp: 0 }]);
      else
        expect(new Map(places.map(({ hex, facing, mp }) => [`${hex} ${facing}`, mp]))).toEqual(
          new Map([...plain].sort(([one], [other]) => (one < other ? -1 : 1))),
        );
      compared += places.length;
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});

it('BT-MOV-15 more MP reach no fewer places, and none at a higher cost', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const position = drawn(seed);
    const [mech] = position.mechs;
    if (mech === undefined) continue;
    for (const mode of MODES) {
      const few = reachOf(position, mech, mode, { mp: 4 });
      const many = reachOf(position, mech, mode, { mp: 6 });
      for (const node of few.nodes) expect(mpTo(many, node)).toBeLessThanOrEqual(mpTo(few, node));
    }
  }
});

it('BT-MOV-15 a mirrored field has the mirrored places', () => {
  const mirrored = (label: string): string => hexOf(10 - Number(label.slice(0, 2)), Number(label.slice(2)));
  const road = (bits: number): number =>
    [0, 1, 2, 3, 4, 5].reduce((sum, one) => sum | (((bits >> one) & 1) << ((6 - one) % 6)), 0);
  const other = (terrain: Terrain): Terrain =>
    terrain.road === undefined ? terrain : { ...terrain, road: road(terrain.road) };
  for (let seed = 1; seed <= 40; seed += 1) {
    const field = randomField(seed);
    const turned = {
      ...field,
      hexes: Object.fromEntries(
        Object.entries(field.hexes).map(([label, one]) => [mirrored(label), other(one)]),
      ),
    };
    const mech = makeMech('phoenix-hawk-pxh-1', { hex: hexOf(4, 4), facing: seed % 6 });
    const image = { ...mech, hex: hexOf(6, 4), facing: (6 - mech.facing) % 6 };
    for (const mode of MODES) {
      const places = placesOf({ field, mechs: [mech] }, mech, mode);
      const images = placesOf({ field: turned, mechs: [image] }, image, mode);
      const told = (hex: string, facing: number, mp: number): string => `${hex} ${facing} ${mp}`;
      expect(images.map(({ hex, facing, mp }) => told(hex, facing, mp)).sort()).toEqual(
        places.map(({ hex, facing, mp }) => told(mirrored(hex), (6 - facing) % 6, mp)).sort(),
      );
    }
  }
});

it('BT-MOV-16 every path kept costs what is said, step by step, and counts its hexes', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const position = drawn(seed);
    const [mech] = position.mechs;
    if (mech === undefined) continue;
    for (const mode of ['walk', 'run'] as const) {
      const reach = reachOf(position, mech, mode);
      for (const node of reach.nodes) {
        const path = pathTo(reach, node) ?? [];
        expect(path[0]?.hex).toBe(mech.hex);
        expect(path.at(-1)).toMatchObject({ node, mp: mpTo(reach, node) });
        const entered = path.filter((step, at) => at > 0 && step.hex !== path[at - 1]?.hex).length;
        if (mode === 'run') expect(countedTo(reach, node)).toBe(entered);
        else expect(countedTo(reach, node)).toBeLessThanOrEqual(entered);
      }
    }
  }
});

it('BT-MOV-13 passes friends, not enemies, and ends on nobody', () => {
  const mech = makeMech('hunchback-hbk-4g', { hex: hexOf(5, 8), facing: 0 });
  const friend = makeMech('locust-lct-1v', { hex: hexOf(5, 7) });
  const hexes = (others: readonly Mech[]): readonly string[] =>
    placesOf({ field: makeField(), mechs: [mech, ...others] }, mech, 'walk').map(({ hex }) => hex);
  expect(hexes([friend])).toContain('0506');
  expect(hexes([friend])).not.toContain('0507');
  const walk = reachOf({ field: makeField(), mechs: [mech, { ...friend, side: 'b' }] }, mech, 'run', {
    mp: 2,
  });
  expect(walk.nodes.map((node) => Math.floor(node / 6))).not.toContain(4 * 17 + 5);
});

it('BT-MOV-7 who runs may take one step ahead whatever it costs', () => {
  const field = makeField({ '0507': { woods: 2, level: 2 } });
  const mech = makeMech('atlas-as7-d', { hex: hexOf(5, 8), facing: 0, heat: 14 });
  expect(mpHere({ field }, mech, 'run')).toBe(2);
  expect(placesOf({ field, mechs: [mech] }, mech, 'run')).toContainEqual({ hex: '0507', facing: 0, mp: 5 });
  const stuck = { ...mech, heat: 15 };
  expect(placesOf({ field, mechs: [stuck] }, stuck, 'run')).toEqual([{ hex: '0508', facing: 0, mp: 0 }]);
});

it('BT-MOV-6 prone mechs turn only; who is shut down or unconscious stays', () => {
  const prone = makeMech('hunchback-hbk-4g', { hex: hexOf(5, 8), facing: 1, isProne: true });
  const position = { field: makeField(), mechs: [prone] };
  expect(placesOf(position, prone, 'walk')).toEqual(
    [1, 0, 1, 2, 3, 2].map((mp, facing) => ({ hex: '0508', facing, mp })),
  );
  expect(placesOf(position, prone, 'jump')).toHaveLength(1);
  const gyroless = {
    ...prone,
    condition: {
      ...prone.condition,
      slots: [4, 5].map((slot) => ({ location: 'CT' as const, slot, state: 'hit' as const })),
    },
  };
  expect(placesOf(position, gyroless, 'run').map(({ mp }) => mp)).toEqual([1, 0, 1]);
  for (const still of [{ isShutDown: true }, { isConscious: false }, { pilotHits: 6 }])
    expect(placesOf(position, { ...prone, isProne: false, ...still }, 'run')).toHaveLength(1);
});

it('BT-MOV-11 backwards on level ground only, and at a walk only', () => {
  const field = makeField({ '0509': { level: 1 } });
  const mech = makeMech('hunchback-hbk-4g', { hex: hexOf(5, 8), facing: 0 });
  const cost = (ground: Battlefield, mode: 'walk' | 'run'): number | undefined =>
    placesOf({ field: ground, mechs: [mech] }, mech, mode).find(
      ({ hex, facing }) => hex === '0509' && facing === 0,
    )?.mp;
  expect(cost(makeField(), 'walk')).toBe(1);
  expect(cost(makeField(), 'run')).toBeUndefined();
  expect(cost(field, 'walk')).toBeUndefined();
});

it('BT-MOV-12 who runs leaves water but enters none; who walks enters it', () => {
  const field = makeField({ '0508': { water: 1 }, '0507': { water: 1 } });
  const hexes = (at: number, mode: 'walk' | 'run'): readonly string[] => {
    const mech = makeMech('hunchback-hbk-4g', { hex: hexOf(5, at), facing: 0 });
    return placesOf({ field, mechs: [mech] }, mech, mode).map(({ hex }) => hex);
  };
  expect(hexes(9, 'walk')).toContain('0508');
  expect(hexes(9, 'run')).not.toContain('0508');
  expect(hexes(7, 'run')).toContain('0506');
  expect(hexes(7, 'run')).not.toContain('0508');
});
