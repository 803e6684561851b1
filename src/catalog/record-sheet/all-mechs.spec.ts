/**
 * Every design's sheet, in both languages, whole and shot to pieces: what is drawn stays where it belongs.
 */
import { Chance } from '../../kernel';
import { bundledCatalog } from '../bundled';
import { UNDAMAGED, type Condition } from '../condition';
import { furtherEquipment } from '../items/equipment';
import { ARMOR_LOCATIONS, LOCATIONS, type Item, type Location, type MechDesign, type Slot } from '../model';
import { HEIGHT, WIDTH, type Mark } from './drawing';
import { textWidth } from './helvetica';
import { CIRCLE_GAP, depthIn } from './packing';
import { recordSheet } from './sheet';
import type { SheetSubject } from './subject';

type Of<K extends Mark['kind']> = Extract<Mark, { readonly kind: K }>;
const of = <K extends Mark['kind']>(marks: readonly Mark[], kind: K): readonly Of<K>[] =>
  marks.filter((mark): mark is Of<K> => mark.kind === kind);

const { mechs, item } = bundledCatalog();

/** All that can be lost at once: half of all points, one location, the first slots, half of the shots. */
const battered = (design: MechDesign): Condition => ({
  armor: Object.fromEntries(ARMOR_LOCATIONS.map((at) => [at, Math.floor(design.armor[at] / 2)])),
  structure: {
    ...Object.fromEntries(LOCATIONS.map((at) => [at, Math.ceil(design.structure[at] / 2)])),
    RT: 0,
  },
  slots: LOCATIONS.flatMap((location) =>
    design.slots[location].flatMap((slot, index) =>
      slot !== null && index % 2 === 0
        ? [{ location, slot: index + 1, state: index % 4 === 0 ? ('hit' as const) : ('destroyed' as const) }]
        : [],
    ),
  ),
  ammunition: design.bins.map(({ location, slot, shots }) => ({
    location,
    slot,
    shots: Math.floor(shots / 2),
  })),
});

const subject = (design: MechDesign, hurt: boolean): SheetSubject => ({
  design,
  lookup: item,
  condition: hurt ? battered(design) : UNDAMAGED,
  pilot: hurt
    ? { name: 'Maximiliane Wilhelmine von Hohenstaufen-Schwarzenberg', gunnery: 3, piloting: 4, hits: 3 }
    : null,
  name: hurt ? 'Donnernder Kriegshammer der Apokalypse' : null,
  force: hurt ? 'Fünfundzwanzigste Arkturische Garde' : null,
});

interface Box {
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the ink of a text is: capital height above the baseline, descenders below. */
const boxOf = ({ x, y, words, size, bold, anchor }: Of<'text'>): Box => {
  const width = textWidth(words, size, bold);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    words,
    left,
    right: left + width,
    top: y - size * 0.7,
    bottom: y + (/[gjpqy,;()ß/]/.test(words) ? size * 0.18 : 0),
  };
};

const EPSILON = 1e-6;
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - EPSILON &&
  b.left < a.right - EPSILON &&
  a.top < b.bottom - EPSILON &&
  b.top < a.bottom - EPSILON;

const faultsOf = (marks: readonly Mark[]): readonly string[] => {
  const faults: string[] = [];
  const boxes = of(marks, 'text')
    .filter(({ words }) => words !== '')
    .map((text) => {
      if (textWidth(text.words, text.size, text.bold) > text.max + EPSILON)
        faults.push(`too wide: ${text.words}`);
      if (text.size < 1.6) faults.push(`too small: ${text.words}`);
      return boxOf(text);
    })
    .sort((a, b) => a.top - b.top);
  boxes.forEach((box, index) => {
    if (
      box.left < -EPSILON ||
      box.right > WIDTH + EPSILON ||
      box.top < -EPSILON ||
      box.bottom > HEIGHT + EPSILON
    )
      faults.push(`off the page: ${box.words}`);
    for (
      let next = index + 1;
      next < boxes.length && (boxes[next]?.top ?? Infinity) < box.bottom;
      next += 1
    ) {
      const other = boxes[next];
      if (other !== undefined && meet(box, other))
        faults.push(`on each other: ${box.words} / ${other.words}`);
    }
  });
  return faults;
};

/** The circles that follow each plate lie in it, and keep their distance. */
const circleFaults = (marks: readonly Mark[], design: MechDesign): readonly string[] => {
  const faults: string[] = [];
  const plates: { readonly plate: Of<'polygon'>; readonly circles: Of<'circle'>[] }[] = [];
  for (const mark of marks) {
    if (mark.kind === 'polygon' && mark.points.length > 4) plates.push({ plate: mark, circles: [] });
    else if (mark.kind === 'polygon') plates.push({ plate: mark, circles: [] });
    else if (mark.kind === 'circle' && mark.y < 155) plates.at(-1)?.circles.push(mark);
  }
  const counts = plates.map(({ circles }) => circles.length).filter((count) => count > 0);
  const expected = [
    ...ARMOR_LOCATIONS.map((at) => design.armor[at]),
    ...LOCATIONS.map((at) => design.structure[at]),
  ].filter((count) => count > 0);
  if (JSON.stringify(counts) !== JSON.stringify(expected))
    faults.push(`${counts.join()} circles for ${expected.join()} points`);
  for (const { plate, circles } of plates)
    circles.forEach((circle, index) => {
      if (depthIn({ points: plate.points, label: 0 }, [circle.x, circle.y]) < circle.r + 0.3)
        faults.push('a circle leaves its plate');
      for (const other of circles.slice(index + 1))
        if (Math.hypot(circle.x - other.x, circle.y - other.y) < circle.r + other.r + CIRCLE_GAP - EPSILON)
          faults.push('circles overlap');
    });
  return faults;
};

describe.each(['en', 'de'] as const)('in %s', (language) => {
  it.each([false, true])('every text stays in its cell, every circle in its plate (damaged: %s)', (hurt) => {
    const faults = mechs.flatMap((design) => {
      const { marks } = recordSheet(subject(design, hurt), language);
      return [...faultsOf(marks), ...circleFaults(marks, design)].map((fault) => `${design.slug}: ${fault}`);
    });
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it.each([
    ['a force', null, 'Fünfundzwanzigste Arkturische Garde'],
    ['a name', 'Donnernder Kriegshammer der Apokalypse', null],
  ])('the head has room for %s alone', (_, name, force) => {
    const some = mechs.filter((_design, index) => index % 10 === 0);
    const faults = some.flatMap((design) => {
      const { marks } = recordSheet({ ...subject(design, true), name, force }, language);
      return faultsOf(marks).map((fault) => `${design.slug}: ${fault}`);
    });
    expect(faults.slice(0, 20)).toEqual([]);
  });
});

/**
 * A mech whose free slots are filled with whatever there is: no legal one carries as many kinds of things
 * with as long names.
 */
const crammed = (seed: number, items: readonly Item[]): MechDesign => {
  const chance = new Chance(seed);
  const draw = (bound: number): number => chance.int(0, bound - 1);
  const base = mechs[draw(mechs.length)];
  if (base === undefined) throw new Error('no designs');
  const slots = Object.fromEntries(
    LOCATIONS.map((location) => {
      const left: (Slot | null)[] = base.slots[location].map((slot) =>
        slot?.kind === 'system' ? slot : null,
      );
      for (let at = left.indexOf(null); at >= 0; at = left.indexOf(null)) {
        const one = items[draw(items.length)];
        if (one === undefined) throw new Error('no items');
        const slot: Slot = { kind: 'items', items: [{ item: one.id, rear: draw(4) === 0 }] };
        for (let count = Math.max(1, one.slots ?? 1); count > 0 && left[at] === null; count -= 1, at += 1)
          left[at] = slot;
      }
      return [location, left];
    }),
  ) as unknown as Record<Location, readonly (Slot | null)[]>;
  const bins = LOCATIONS.flatMap((location) =>
    slots[location].flatMap((slot, index) => {
      const one = slot?.kind === 'items' ? item(slot.items[0]?.item ?? '') : null;
      return one?.kind === 'ammunition'
        ? [{ location, slot: index + 1, item: one.id, shots: one.ammunition?.shotsPerTon ?? 1 }]
        : [];
    }),
  );
  return { ...base, slots, bins };
};

it('holds mechs crammed with any equipment there is', () => {
  const items = [...furtherEquipment().values()];
  expect(items.length).toBeGreaterThan(1_500);
  const faults = Array.from({ length: 200 }, (_, seed) => seed).flatMap((seed) => {
    const design = crammed(seed, items);
    const { marks } = recordSheet(subject(design, seed % 2 === 0), seed % 3 === 0 ? 'de' : 'en');
    return faultsOf(marks).map((fault) => `${seed}: ${fault}`);
  });
  expect(faults.slice(0, 20)).toEqual([]);
});
