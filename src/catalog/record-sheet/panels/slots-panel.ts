/**
 * The critical slots of every location, struck where they are hit, and the hits on the systems that matter
 * most.
 */
import { flatMap } from '../../../kernel';
import type { Location, MechDesign, Slot, SlotItem } from '../../model';
import { BLACK, cross, FAINT, GREY, line, rect, text, THIN, WHITE, type Mark } from '../drawing';
import { FRAMES, HEADING, heading } from './frame';
import { textWidth } from '../helvetica';
import { codeOf } from '../language';
import { marksKey } from './marks-key';
import type { SheetState } from '../state';
import { systemsBlock } from './systems-block';
import type { SheetTexts } from '../texts';

const COLUMN = 36;
const STEP = 37.5;
const ROW = 2.96;
const HALF = 6;
const HALF_GAP = 1.9;
const HEAD = 3.6;
const SIZE = 2.35;
const BOX = 1.9;
const NAME_AT = 6;
/** Left is left: arms outside, the head below the centre torso. */
const COLUMNS: readonly (readonly [upper: Location, lower: Location | 'systems' | 'key'])[] = [
  ['LA', 'LL'],
  ['LT', 'systems'],
  ['CT', 'HD'],
  ['RT', 'key'],
  ['RA', 'RL'],
];

const itemName = (
  state: SheetState,
  texts: SheetTexts,
  { item, rear, armored, turret }: SlotItem,
): string => {
  const marks = [
    rear ? texts.rear : '',
    turret === true ? texts.turret : '',
    armored === true ? texts.armored : '',
  ].filter((mark) => mark !== '');
  const name = state.items.get(item)?.name ?? item;
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
};

const partName = (
  design: MechDesign,
  texts: SheetTexts,
  slot: Slot & { readonly kind: 'system' },
): string => {
  const name =
    slot.part === 'gyro'
      ? texts.gyroTypes[design.gyro]
      : slot.part === 'cockpit'
        ? texts.cockpitTypes[design.cockpit]
        : texts.parts[slot.part];
  const marks = [
    slot.part === 'cockpit' && design.fullHeadEjection ? texts.fullHeadEjection : '',
    slot.armored === true ? texts.armored : '',
  ].filter((mark) => mark !== '');
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
};

const nameOf = (state: SheetState, texts: SheetTexts, slot: Slot): string =>
  slot.kind === 'system'
    ? partName(state.subject.design, texts, slot)
    : slot.items.map((one) => itemName(state, texts, one)).join(' + ');

const canBeHit = (state: SheetState, slot: Slot): boolean =>
  slot.kind === 'system' || slot.items.some(({ item }) => state.items.get(item)?.hittable ?? true);

/** Lines beside the slots that one piece of equipment fills. */
const brackets = (
  state: SheetState,
  location: Location,
  yOf: (slot: number) => number,
  x: number,
): readonly Mark[] =>
  flatMap(state.mounts, (mount) => {
    const slots = mount.slots.filter((slot) => slot.location === location).map(({ slot }) => slot);
    const [first, last] = [Math.min(...slots), Math.max(...slots)];
    if (!mount.item.hittable || slots.length < 2 || last - first !== slots.length - 1) return [];
    return [line([x, yOf(first) + 0.5], [x, yOf(last) + ROW - 0.5], { shade: BLACK, width: 0.4 })];
  });

const block = (
  state: SheetState,
  texts: SheetTexts,
  location: Location,
  x: number,
  y: number,
): readonly Mark[] => {
  const { design, condition } = state.subject;
  const slots = design.slots[location];
  const gone = state.gone.has(location);
  const top = y + HEAD;
  const yOf = (slot: number): number => top + (slot - 1) * ROW + (slot > HALF ? HALF_GAP : 0);
  const hits = new Map(
    condition.slots.filter((one) => one.location === location).map(({ slot, state: what }) => [slot, what]),
  );
  const isTall = slots.length > HALF;
  const bottom = yOf(slots.length) + ROW;
  return [
    text(x, y + 2.6, texts.locations[design.motion][location], {
      size: 2.6,
      least: 2.1,
      bold: true,
      max: COLUMN - 8,
    }),
    text(x + COLUMN, y + 2.6, codeOf(design.motion, location), {
      size: 2.4,
      bold: true,
      anchor: 'end',
      shade: GREY,
      max: 7,
    }),
    line([x, top - 0.4], [x + COLUMN, top - 0.4], THIN),
    ...(isTall
      ? [
          text(x, yOf(HALF + 1) - 0.3, texts.lowerHalf, { size: 1.8, shade: GREY, max: 4.5 }),
          line([x + 5, yOf(HALF + 1) - HALF_GAP / 2], [x + COLUMN, yOf(HALF + 1) - HALF_GAP / 2], FAINT),
        ]
      : []),
    ...flatMap(slots, (slot, index): readonly Mark[] => {
      const at = yOf(index + 1);
      const base = at + 2.25;
      const number = text(x + 2, base, String((index % HALF) + 1), {
        size: 2.1,
        anchor: 'end',
        shade: GREY,
        max: 2.5,
      });
      if (slot === null)
        return [number, text(x + NAME_AT, base, '–', { size: SIZE, shade: 0.6, max: COLUMN - NAME_AT })];
      const hit = hits.get(index + 1) ?? null;
      const name = text(x + NAME_AT, base, nameOf(state, texts, slot), {
        size: SIZE,
        least: 2,
        bold: slot.kind === 'items' && canBeHit(state, slot),
        shade: canBeHit(state, slot) ? BLACK : GREY,
        max: COLUMN - NAME_AT,
      });
      const written = name.kind === 'text' ? textWidth(name.words, name.size, name.bold) : 0;
      return [
        number,
        ...(canBeHit(state, slot)
          ? [rect(x + 2.8, at + 0.5, BOX, BOX, hit === 'destroyed' ? BLACK : WHITE, THIN)]
          : []),
        ...(hit === 'hit'
          ? cross(x + 3.1, at + 0.8, BOX - 0.6, BOX - 0.6, { shade: BLACK, width: 0.35 })
          : []),
        name,
        ...(hit !== null
          ? [
              line([x + NAME_AT - 0.4, at + 1.5], [x + NAME_AT + written + 0.4, at + 1.5], {
                shade: BLACK,
                width: 0.3,
              }),
            ]
          : []),
      ];
    }),
    ...brackets(state, location, yOf, x + NAME_AT - 0.75),
    ...(gone ? cross(x + 3, top + 1, COLUMN - 6, bottom - top - 2, { shade: BLACK, width: 0.6 }) : []),
  ];
};

export const slotsPanel = (state: SheetState, texts: SheetTexts): readonly Mark[] => {
  const { x, y, height } = FRAMES.slots;
  const upper = y + HEADING;
  const lower = y + height - HEAD - HALF * ROW;
  return [
    ...heading(FRAMES.slots, texts.slots, `${texts.upperHalf} / ${texts.lowerHalf}: ${texts.slotsKey}`),
    ...flatMap(COLUMNS, ([location, below], index): readonly Mark[] => {
      const at = x + index * STEP;
      return [
        ...block(state, texts, location, at, upper),
        ...(below === 'systems'
          ? systemsBlock(state, texts, { x: at, y: lower, width: COLUMN, height: HEAD + HALF * ROW })
          : below === 'key'
            ? marksKey(texts, { x: at, y: lower, width: COLUMN, height: HEAD + HALF * ROW })
            : block(state, texts, below, at, lower)),
      ];
    }),
  ];
};
