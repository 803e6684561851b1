/** Board, scene and record sheets of the standard rules: what they hold, and how much they weigh. */
import { bundledCatalog, UNDAMAGED } from '../../../../catalog';
import { canonicalJson, Chance } from '../../../../kernel';
import { hexOf } from '../../../../kernel/hex';
import { battletech } from '../..';
import { speak } from '../../../shapes';
import { battlefieldOf } from '../field/sheets/battlefield';
import { sheetOf } from '../mech/make-sheet';
import { known } from '../play/known';
import type { State } from '../play/model';
import { open } from '../play/open';
import { playRandomly, randomSetup } from '../testing/random-fight';
import { boardOf } from './board';
import { cardOf } from './card';
import { sceneOf } from './scene';

const { texts } = battletech;
const GM = { kind: 'gm' } as const;

const largest = (country: string): ReturnType<typeof battlefieldOf> =>
  battlefieldOf(
    Array.from({ length: 25 }, (_, index) => ({ name: `${country}-${index + 1}`, rotated: false })),
    5,
  );

const statesOf = (seed: string, country: string, count: number, turns: number): readonly State[] => {
  const states: State[] = [];
  playRandomly({ ...randomSetup(new Chance(seed), country, count), turns }, seed, (_, __, after) =>
    states.push(after),
  );
  return states;
};

it.each(['urban', 'mountains', 'woods'])(
  'GAM-13 a board of 80 × 85 hexes of %s weighs at most 100 KB',
  (country) => {
    const setup = { ...randomSetup(new Chance('board'), country, 1), field: largest(country) };
    const board = boardOf(open(setup));
    expect(canonicalJson(speak(texts, 'de', board)).length).toBeLessThan(100_000);
    expect(canonicalJson(board).length).toBeLessThan(100_000);
  },
);

it('GAM-7 each hex that is not clear at level 0 lies in one area besides its road and its points', () => {
  const field = battlefieldOf([{ name: 'urban-7', rotated: false }], 1);
  const setup = { ...randomSetup(new Chance('areas'), 'urban', 1), field };
  const { areas } = boardOf(open(setup));
  const places = areas.filter(({ kind }) => !['road', 'cp'].includes(kind)).flatMap((area) => area.places);
  expect(new Set(places).size).toBe(places.length);
  const house = Object.entries(field.hexes).find(([, { building }]) => building !== undefined);
  if (house === undefined) throw new RangeError('no building');
  const [hex, { building }] = house;
  const now = (points: number) =>
    boardOf({ ...open(setup), ruins: { [hex]: points } }).areas.filter((area) => area.places.includes(hex));
  expect(now(1).map(({ kind }) => kind)).toEqual(['building', 'cp']);
  expect(now(1)[1]?.title.params['cp']).toBe((building?.cf ?? 0) - 1);
  expect(now(999).map(({ kind }) => kind)).toEqual(['rubble']);
});

it('GAM-7 scenes of a fight are whole numbers and can be said in both languages', () => {
  for (const state of statesOf('scenes', 'hills', 3, 6)) {
    const scene = sceneOf(known(state, GM));
    for (const language of ['en', 'de'] as const) speak(texts, language, scene);
    expect(JSON.stringify(scene)).not.toMatch(/\d\.\d|null:|NaN/);
    expect(scene.tokens.map(({ id }) => id)).toEqual(scene.tokens.map(({ id }) => id).sort());
  }
});

it('GAM-13 a scene of 40 against 40, who all moved far and fire at two targets, leaves room for offers', () => {
  const setup = { ...randomSetup(new Chance('large'), 'clear', 40), field: largest('clear') };
  const state = open(setup);
  const units = state.units.map((unit, index) => {
    const [column, row] = [(index % 40) + 1, index < 40 ? 30 : 45];
    const way = Array.from({ length: 9 }, (_, step) => hexOf(column, row + step));
    const moved = { mode: 'run' as const, hexes: 8 };
    return { ...unit, hex: hexOf(column, row + 8), way, moved, isProne: true, facing: 2, twist: 1 as const };
  });
  const fire = units.map(({ id }, index) => ({
    unit: id,
    twist: 1 as const,
    shots: [1, 2, 3, 4].map((shot) => ({
      mount: setup.sheets[units[index]?.sheet ?? '']?.mounts[shot]?.id ?? '',
      target: units[(index + 40 + (shot % 2)) % 80]?.id ?? '',
      shots: 1,
    })),
  }));
  const scene = sceneOf(known({ ...state, units, fire, step: 'fire' }, GM));
  expect(scene.marks).toHaveLength(80 + 160);
  expect(canonicalJson(speak(texts, 'de', scene)).length).toBeLessThan(120_000);
});

it('GAM-6 a mine is a marker to those who know it', () => {
  const setup = randomSetup(new Chance('mine'), 'clear', 1);
  const mines = [{ hex: hexOf(5, 9), side: 'b', isKnown: false }];
  const state = { ...open({ ...setup, mines }), mines };
  const ids = (seat: string) =>
    sceneOf(known(state, { kind: 'seat', seat }))
      .tokens.filter(({ kind }) => kind === 'marker')
      .map(({ id }) => id);
  expect([ids('A'), ids('B')]).toEqual([[], ['mine.0509.b']]);
  expect(canonicalJson(known(state, { kind: 'seat', seat: 'A' }))).not.toContain('0509');
});

it('GAM-7 every design of the catalogue has a record sheet that can be said', () => {
  const setup = randomSetup(new Chance('cards'), 'clear', 1);
  const [first] = setup.forces;
  if (first === undefined) throw new RangeError('no force');
  const catalog = bundledCatalog();
  for (const design of catalog.mechs.filter((_, index) => index % 40 === 0)) {
    const sheets = { [design.slug]: sheetOf(catalog, design) };
    const unit = {
      ...first.units[0],
      id: 'a1',
      sheet: design.slug,
      condition: UNDAMAGED,
    } as (typeof first.units)[0];
    const state = open({ ...setup, sheets, forces: [{ ...first, units: [unit] }] });
    const card = cardOf(known(state, GM), 'a1');
    const said = speak(texts, 'de', card);
    expect(said?.tracks.every(({ value, most }) => value <= most)).toBe(true);
    expect(JSON.stringify(said)).not.toContain('undefined');
  }
});
