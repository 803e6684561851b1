import Ajv from 'ajv';
import { inBoth } from '../../shared/texts';
import { FIGURES } from '../armies/figures';
import { ARMIES_DE } from '../armies/armies.text.de';
import { ARMIES_EN } from '../armies/armies.text.en';
import type { Setup } from '../model/setup';
import { FORM } from './form';
import { OWN_FIGURES } from './own-figures';
import { readSetup } from './read-setup';
import { SCENARIOS } from './scenarios';
import { setupShape } from './setup-shape';
import { SETUP_DE } from './setup.text.de';
import { SETUP_EN } from './setup.text.en';

const TWO = [{ army: 'highlanders-100' }, { army: 'swordsworn-100' }];
const setupOf = (input: object): Setup => {
  const read = readSetup({ forces: TWO, ...input });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const mistakes = (input: object): readonly string[] => {
  const read = readSetup({ forces: TWO, ...input });
  return read.ok ? [] : read.error.map(({ code, pointer }) => `${code} ${pointer}`);
};

it('DA-SET-3 the standard game is what is not said otherwise', () => {
  const { field, armySize, forces, pool, options, terrain } = setupOf(SCENARIOS[0]?.setup as object);
  expect({ field, armySize, options, terrain }).toEqual({
    field: { x: 3600, y: 3600 },
    armySize: 300,
    options: { turnLimit: 15, victory: 'total', openDials: false, first: null },
    terrain: [],
  });
  expect(pool?.most).toBe(2);
  expect(pool?.from.every(({ height }) => height === 'flat')).toBe(true);
  expect(forces.map(({ seat, side, edge, orders }) => `${seat} ${side} ${edge} ${orders}`)).toEqual([
    'A A south 3',
    'B B north 3',
  ]);
  expect(forces.map(({ army }) => army[1]?.id)).toEqual(['a2', 'b2']);
});

it('DA-SET-1 every scenario is read, and its schema takes it', () => {
  const valid = new Ajv({ strict: false }).compile(setupShape.schema);
  expect(SCENARIOS).toHaveLength(4);
  for (const { id, setup } of SCENARIOS) {
    expect({ id, mistakes: mistakes(setup as object) }).toEqual({ id, mistakes: [] });
    expect({ id, valid: valid(setup) }).toEqual({ id, valid: true });
  }
});

it('DA-SET-2 names every mistake at once', () => {
  expect(
    mistakes({
      size: 150,
      first: 'D',
      forces: [
        { army: 'nobody-100', edge: 'south' },
        { army: ['hunchback-hbk-4g-v', 'none', 'highlander-hgn-733-v'], edge: 'south', side: 'A' },
      ],
      pieces: [
        {
          id: 'x',
          look: 'x',
          ground: 'open',
          height: 'flat',
          corners: [
            { x: 0, y: 0 },
            { x: 9, y: 9 },
          ],
          access: [],
        },
      ],
    }),
  ).toEqual([
    'dark-age/size-step /size',
    'dark-age/no-such-army /forces/0/army',
    'dark-age/no-such-figure /forces/1/army/1',
    'dark-age/army-over-size /forces/1/army',
    'dark-age/two-sides /forces',
    'dark-age/edge-twice /forces',
    'dark-age/no-such-seat /first',
    'dark-age/piece-corners /pieces/0',
    'dark-age/piece-height /pieces/0',
  ]);
});

it('DA-FIG-5 says what is misshapen, and never throws', () => {
  for (const input of [
    null,
    7,
    'x',
    [],
    {},
    { forces: 3 },
    { forces: [1, 2] },
    { forces: TWO, field: 'big' },
  ])
    expect(readSetup(input).ok).toBe(false);
  expect(mistakes({ field: 100, terrain: 'moon', more: 1 })).toEqual([
    'shape/not-an-integer /field',
    'shape/not-a-choice /terrain',
    'shape/unknown-property /more',
  ]);
});

it('DA-SET-2 an army can be built figure by figure, with a ready one or without', () => {
  const figures = ['picket-free-v', 'picket-free-v'];
  const [first, second] = setupOf({
    size: 200,
    forces: [{ ...TWO[0], figures }, { figures }],
  }).forces;
  expect(first?.army.slice(-2).map(({ id }) => id)).toEqual(['a5', 'a6']);
  expect(second?.army.map(({ name }) => name)).toEqual(['Picket B1', 'Picket B2']);
  expect(mistakes({ forces: [{}, { figures: ['nobody'] }] })).toEqual([
    'dark-age/army-empty /forces/0/army',
    'dark-age/no-such-figure /forces/1/figures/0',
  ]);
});

it('DA-SET-6 figures begin on the clicks that are named', () => {
  const starts = [{ figure: 'a1', click: 3, isShutDown: true }];
  const [first] = setupOf({ forces: [{ ...TWO[0], starts }, TWO[1]] }).forces;
  expect(first?.starts).toEqual({ a1: { click: 3, isShutDown: true } });
  const wrong = [
    { figure: 'z9', click: 0, isShutDown: false },
    { figure: 'a1', click: 40, isShutDown: false },
  ];
  expect(mistakes({ forces: [{ ...TWO[0], starts: wrong }, TWO[1]] })).toEqual([
    'dark-age/no-such-start /forces/0/starts/0/figure',
    'dark-age/no-such-click /forces/0/starts/1/click',
  ]);
});

it('DA-FIG-3 takes figures that are not of the list, whole', () => {
  const army = [FIGURES[0], { ...FIGURES[1], points: 3 }];
  const [first] = setupOf({ forces: [{ army }, TWO[1]] }).forces;
  expect(first?.army.map(({ id, points }) => `${id} ${points}`)).toEqual([
    `a1 ${FIGURES[0]?.points}`,
    'a2 3',
  ]);
  expect(mistakes({ forces: [{ army: [{ ...FIGURES[0], dial: [] }] }, TWO[1]] })).toHaveLength(1);
});

it('DA-SET-4 forces with zones of their own may share a side of the field', () => {
  const zone = { least: { x: 0, y: 0 }, most: { x: 100, y: 300 } };
  const shared = [
    { ...TWO[0], edge: 'north', zone },
    { ...TWO[1], edge: 'north' },
  ];
  expect(setupOf({ forces: shared }).forces[0]?.zone).toEqual(zone);
  const off = { ...zone, most: { x: 3601, y: 300 } };
  expect(mistakes({ forces: [{ ...TWO[0], zone: off }, TWO[1]] })).toEqual(['dark-age/zone /forces/0/zone']);
});

it('GAM-2 every choice of the form is taken, and all of it has words in both languages', () => {
  const texts = { ...inBoth(SETUP_EN, SETUP_DE), ...inBoth(ARMIES_EN, ARMIES_DE) };
  const said = [...FORM, ...SCENARIOS].flatMap((part) => [
    part.title.say,
    ...('from' in part ? part.from.flatMap((one) => [one.title.say, one.text.say]) : []),
    ...('text' in part ? [part.text.say] : []),
  ]);
  expect(said.filter((code) => texts[code] === undefined)).toEqual([]);
  for (const part of FORM)
    if (part.kind === 'one-of' && !part.part.includes('/'))
      for (const { id } of part.from) expect(mistakes({ [part.part]: id })).toEqual([]);
});

it('DA-SET-2 a force names figures that the setup brings along, and none that it does not', () => {
  const own = { ...(FIGURES[0] as (typeof FIGURES)[number]), id: 'mine', name: 'Mine', points: 30 };
  const forces = [{ army: 'swordsworn-100', own: ['mine', 'mine'] }, TWO[1]];
  expect(OWN_FIGURES.asked({ forces })).toEqual(['mine']);
  const filled = OWN_FIGURES.filled({ forces, size: 200 }, [own]) as object;
  expect(OWN_FIGURES.asked(filled)).toEqual([]);
  expect(
    setupOf(filled)
      .forces[0]?.army.slice(-2)
      .map(({ name }) => name),
  ).toEqual(['Mine A4', 'Mine A5']);
  expect(mistakes({ forces, size: 200 })).toEqual([
    'dark-age/no-such-figure /forces/0/own/0',
    'dark-age/no-such-figure /forces/0/own/1',
  ]);
  for (const input of [null, 7, {}, { forces: 3 }, { forces: [null, { own: 'mine' }] }])
    expect(OWN_FIGURES.asked(input)).toEqual([]);
});
