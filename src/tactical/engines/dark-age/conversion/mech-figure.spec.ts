import { type MechDesign, UNDAMAGED, valueAsItStands } from '../../../../catalog';
import { bundledCatalog } from '../../../../catalog/bundled';
import type { Figure } from '../../../../games/dark-age';
import { mechFigure } from './mech-figure';
import { rankCorrelation } from './testing/rank-correlation';

const catalog = bundledCatalog();
const lookup = (id: Parameters<typeof catalog.item>[0]) => catalog.item(id);
const SKILLS = { gunnery: 4, piloting: 5 };
const LABEL = { id: 'a1', name: 'A', faction: null, rank: 'green' } as const;

const figureOf = (design: MechDesign): Figure => mechFigure(design, UNDAMAGED, SKILLS, LABEL, lookup);

const named = (slug: string): MechDesign => {
  const design = catalog.mech(slug);
  if (design === null) throw new Error(`no ${slug}`);
  return design;
};

const shown = (slot: Figure['primary'], damage: number): string =>
  `${slot.type} ${damage}, ${slot.min}/${slot.max}, x${slot.targets}`;

it.each([
  ['locust-lct-1v', [8, 12, 20, 1, 36], 'energy 1, 0/6, x1', 'ballistic 1, 0/4, x1'],
  ['hunchback-hbk-4g', [12, 8, 19, 1, 87], 'ballistic 3, 0/6, x1', 'energy 2, 0/5, x2'],
  ['catapult-cplt-c1', [12, 8, 19, 2, 117], 'energy 3, 0/6, x2', 'ballistic 3, 4/14, x1'],
  ['atlas-as7-d', [18, 7, 21, 2, 158], 'ballistic 5, 1/8, x2', 'energy 2, 0/6, x1'],
])('DA-CAMP-9 %s', (slug, [clicks, speed, defence, cooling, points], primary, secondary) => {
  const figure = figureOf(named(slug));
  const [start] = figure.dial;
  if (start === undefined || figure.secondary === null) throw new Error('no dial');
  expect(figure.dial).toHaveLength(clicks ?? 0);
  expect(start).toMatchObject({ speed, defence, attack: 9 });
  expect(figure).toMatchObject({ cooling, points });
  expect(shown(figure.primary, start.primary)).toBe(primary);
  expect(shown(figure.secondary, start.secondary ?? 0)).toBe(secondary);
});

it('DA-CAMP-9 the attack of a Hunchback falls with its clicks', () => {
  const attacks = figureOf(named('hunchback-hbk-4g')).dial.map(({ attack }) => attack);
  expect(attacks.join(' ')).toBe('9 9 9 8 8 7 7 6 6 5 5 4');
});

it('DA-CAMP-3 every mech of the catalogue has a whole dial that falls to a wreck', () => {
  for (const design of catalog.mechs) {
    const { dial } = figureOf(design);
    const wrong = dial.filter((click, index) => {
      const next = dial[index + 1];
      const isWreck = click.equipment.some(({ id }) => id === 'wreck');
      const { primary, secondary, speed, attack, defence } = click;
      const falls =
        next === undefined ||
        (next.attack <= attack && next.speed <= speed && next.primary <= primary && next.defence <= defence);
      const isWhole = [primary, secondary, speed, attack, defence].every(Number.isInteger);
      return !isWhole || !falls || isWreck !== (next === undefined);
    });
    const stops = dial.filter(({ repairStop }) => repairStop).length;
    expect({ slug: design.slug, wrong, stops, long: dial.length >= 5 }).toEqual({
      ...{ slug: design.slug, wrong: [], stops: 2, long: true },
    });
  }
});

it('DA-CAMP-3 what a mech has stands on the clicks of its first half', () => {
  const marks = (slug: string): readonly string[] =>
    figureOf(named(slug)).dial.map(({ equipment }) =>
      equipment.map(({ id, slot }) => `${id} ${slot}`).join(),
    );
  expect(marks('catapult-cplt-c1').slice(0, 7)).toEqual([...Array<string>(6).fill('jump-jets speed'), '']);
  expect(marks('hatchetman-hct-3f')[0]).toContain('jump-jets speed');
});

it('DA-CAMP-1 Battle Value and points go together over the whole catalogue', () => {
  const pairs = catalog.mechs.map(
    (design) => [valueAsItStands(design, UNDAMAGED, SKILLS, lookup), figureOf(design).points] as const,
  );
  const correlation = rankCorrelation(pairs);
  process.stdout.write(
    `rank correlation of BV and points, ${pairs.length} mechs: ${correlation.toFixed(4)}\n`,
  );
  expect(correlation).toBeGreaterThanOrEqual(0.9);
});

it('DA-CAMP-1 a better pilot attacks better and costs more', () => {
  const design = named('hunchback-hbk-4g');
  const ace = mechFigure(design, UNDAMAGED, { gunnery: 2, piloting: 3 }, LABEL, lookup);
  expect(ace.dial[0]?.attack).toBe(11);
  expect(ace.points).toBeGreaterThan(figureOf(design).points);
});

it('DA-CAMP-2 weapons without ammunition, broken or to the rear are left out', () => {
  const design = named('hunchback-hbk-4g');
  const empty = design.bins.map(({ location, slot }) => ({ location, slot, shots: 0 }));
  const spent = mechFigure(design, { ...UNDAMAGED, ammunition: empty }, SKILLS, LABEL, lookup);
  expect(spent.primary.type).toBe('energy');
  expect(spent.secondary).toEqual({ type: 'melee', targets: 1, min: 0, max: 0 });
  expect(spent.dial[0]?.secondary).toBe(2);
});
