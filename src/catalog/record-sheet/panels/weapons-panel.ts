/** The tables of weapons and equipment, and of ammunition below: both share the height of their column. */
import { flatMap } from '../../../kernel';
import { isBroken, shotsIn } from '../../slots';
import { FAINT, GREY, line, rect, text, THIN, TINT, type Mark } from '../drawing';
import { FRAMES, HEADING, heading, type Frame } from './frame';
import { textWidth } from '../helvetica';
import { codeOf } from '../language';
import type { SheetState } from '../state';
import type { SheetTexts } from '../texts';
import { heatOfAll, tableRows, type TableRow } from './weapon-rows';

/** Middles of the columns of figures. */
const COLUMNS = { heat: 54, damage: 65.5, ranges: [77.2, 84, 90.8, 97.6] } as const;
const COUNT = 4.6;
const NAME = 6;
const NAME_WIDTH = 33.5;
const PLACE = 40;
const PLACE_WIDTH = 9.8;
/** Of a line without figures. */
const BARE_WIDTH = 60;
const HEADS = 3.6;
const ROOMIEST = 4.7;
const TIGHTEST = 2.5;
const GAP = 2.6;
/** A bin with more shots than this has room for pencil instead of boxes to tick. */
const MAX_BOXES = 24;
const BOX_PITCH = 1.95;

interface Table {
  readonly row: number;
  readonly size: number;
}

/** What a text may shrink to: a share of its size, but never too small to read. */
const SMALLEST = 1.7;
const atLeast = (size: number, share: number): number => Math.min(size, Math.max(SMALLEST, size * share));

const struck = (x: number, y: number, words: string, size: number, max: number): Mark =>
  line([x, y - size * 0.34], [x + Math.min(max, textWidth(words, size, false)), y - size * 0.34], THIN);

const headsOf = (y: number, texts: SheetTexts): readonly Mark[] => {
  const look = { size: 2.1, shade: GREY, least: 1.7 } as const;
  const middle = (x: number, words: string, max: number): Mark =>
    text(x, y, words, { ...look, anchor: 'middle', max });
  const [min = 0, short = 0, medium = 0, long = 0] = COLUMNS.ranges;
  return [
    text(NAME, y, texts.weapon, { ...look, max: NAME_WIDTH }),
    text(PLACE, y, texts.location, { ...look, max: PLACE_WIDTH }),
    middle(COLUMNS.heat, texts.heat, 7),
    middle(COLUMNS.damage, texts.damage, 14),
    middle(min, texts.minimum, 6.5),
    middle(short, texts.short, 6.5),
    middle(medium, texts.medium, 6.5),
    middle(long, texts.long, 6.5),
  ];
};

const weaponLine = (row: TableRow, y: number, { size }: Table): readonly Mark[] => {
  const broken = row.working === 0;
  const isBare = row.heat === null && row.damage === null && row.ranges === null;
  const count = row.working === row.count ? String(row.count) : `${row.working}/${row.count}`;
  const middle = (x: number, words: string | null, max: number, bold = false): readonly Mark[] =>
    words === null
      ? []
      : [text(x, y, words, { size, anchor: 'middle', max, bold, least: atLeast(size, 0.7) })];
  const name = text(NAME, y, row.name, { size, max: NAME_WIDTH, least: atLeast(size, 0.82) });
  return [
    text(COUNT, y, count, { size, bold: true, anchor: 'end', max: 4.6, least: atLeast(size, 0.7) }),
    name,
    ...(broken && name.kind === 'text' ? [struck(NAME, y, name.words, name.size, NAME_WIDTH)] : []),
    text(PLACE, y, row.locations, {
      size,
      max: isBare ? BARE_WIDTH : PLACE_WIDTH,
      least: atLeast(size, 0.62),
    }),
    ...middle(COLUMNS.heat, row.heat, 7),
    ...middle(COLUMNS.damage, row.damage, 15, true),
    ...flatMap(row.ranges ?? [], (range, index) => middle(COLUMNS.ranges[index] ?? 0, range, 6.5)),
  ];
};

interface BinRow {
  readonly name: string;
  readonly place: string;
  readonly full: number;
  readonly left: number;
  readonly lost: boolean;
}

const binRows = ({ subject: { design, condition }, items }: SheetState): readonly BinRow[] =>
  design.bins.map((bin) => {
    return {
      name: items.get(bin.item)?.name ?? bin.item,
      place: codeOf(design.motion, bin.location),
      full: bin.shots,
      left: shotsIn(condition, bin),
      lost: isBroken(design, condition, bin),
    };
  });

const binLine = (bin: BinRow, y: number, { size, row }: Table): readonly Mark[] => {
  const box = Math.min(1.6, row * 0.5);
  const name = text(NAME, y, bin.name, { size, max: NAME_WIDTH, least: atLeast(size, 0.82) });
  const gone = bin.lost ? 0 : bin.left;
  const ticks =
    bin.full > MAX_BOXES
      ? []
      : Array.from({ length: bin.full }, (_, index) =>
          rect(55.5 + index * BOX_PITCH, y - box, box, box, index < bin.full - gone ? 0 : null, THIN),
        );
  return [
    name,
    ...(bin.lost && name.kind === 'text' ? [struck(NAME, y, name.words, name.size, NAME_WIDTH)] : []),
    text(PLACE, y, bin.place, { size, max: 7, least: atLeast(size, 0.7) }),
    text(54, y, bin.lost ? '–' : `${gone === bin.full ? '' : `${gone}/`}${bin.full}`, {
      size,
      bold: true,
      anchor: 'end',
      max: 7,
      least: atLeast(size, 0.6),
    }),
    ...ticks,
  ];
};

const banded = (rows: number, y: number, { row }: Table): readonly Mark[] =>
  Array.from({ length: Math.max(0, rows - 1) }, (_, index) =>
    line([0, y + (index + 1) * row], [FRAMES.weapons.width, y + (index + 1) * row], FAINT),
  );

/** As many rows as there is room for; the last one says that there are more. */
const fitting = <T>(
  rows: readonly T[],
  most: number,
): { readonly shown: readonly T[]; readonly more: number } =>
  rows.length <= most
    ? { shown: rows, more: 0 }
    : { shown: rows.slice(0, most - 1), more: rows.length - most + 1 };

const NOTE_LINE = 6;

/** What is left of the column is for pencil. */
const notes = (frame: Frame, y: number, texts: SheetTexts): readonly Mark[] => {
  const lines = Math.floor((frame.y + frame.height - y - HEADING) / NOTE_LINE);
  if (lines < 1) return [];
  const { x, width } = frame;
  return [
    ...heading({ ...frame, y }, texts.notes),
    ...Array.from({ length: lines }, (_, index) => y + HEADING + (index + 1) * NOTE_LINE).map((at) =>
      line([x, at], [x + width, at], FAINT),
    ),
  ];
};

export const weaponsPanel = (state: SheetState, texts: SheetTexts): readonly Mark[] => {
  const frame = FRAMES.weapons;
  const [weapons, bins] = [tableRows(state, texts), binRows(state)];
  const room = frame.height - 2 * HEADING - HEADS - GAP;
  const lines = weapons.length + Math.max(1, bins.length);
  const row = Math.min(ROOMIEST, Math.max(TIGHTEST, room / lines));
  const table: Table = { row, size: Math.min(3, row * 0.74) };
  const most = Math.floor(room / row + 1e-9);
  const binsShown = fitting(
    bins,
    Math.max(1, Math.min(Math.max(1, bins.length), most - Math.min(weapons.length, Math.ceil(most / 2)))),
  );
  const weaponsShown = fitting(
    weapons,
    most - Math.max(1, binsShown.shown.length + (binsShown.more > 0 ? 1 : 0)),
  );
  const first = frame.y + HEADING + HEADS;
  const base = (y: number, index: number): number => y + index * row + row / 2 + table.size * 0.36;
  const more = (y: number, count: number): readonly Mark[] =>
    count === 0
      ? []
      : [text(NAME, y, `+ ${count} ${texts.andMore}`, { size: table.size, shade: GREY, max: NAME_WIDTH })];
  const used = weaponsShown.shown.length + (weaponsShown.more > 0 ? 1 : 0);
  const ammunition: Frame = { ...frame, y: first + used * row + GAP };
  const bottom = ammunition.y + HEADING;
  return [
    ...heading(frame, texts.weapons, `${texts.allFired} ${heatOfAll(state)}`),
    rect(frame.x, frame.y + HEADING - 0.2, frame.width, HEADS, TINT),
    ...headsOf(frame.y + HEADING + 2.35, texts),
    ...banded(used, first, table),
    ...flatMap(weaponsShown.shown, (one, index) => weaponLine(one, base(first, index), table)),
    ...more(base(first, weaponsShown.shown.length), weaponsShown.more),
    ...heading(ammunition, texts.ammunition, bins.length === 0 ? '' : texts.shotsLeft),
    ...banded(binsShown.shown.length + (binsShown.more > 0 ? 1 : 0), bottom, table),
    ...flatMap(binsShown.shown, (one, index) => binLine(one, base(bottom, index), table)),
    ...more(base(bottom, binsShown.shown.length), binsShown.more),
    ...notes(
      frame,
      bottom + Math.max(1, binsShown.shown.length + (binsShown.more > 0 ? 1 : 0)) * row + GAP,
      texts,
    ),
    ...(bins.length === 0
      ? [text(NAME, base(bottom, 0), texts.noAmmunition, { size: table.size, shade: GREY, max: 60 })]
      : []),
  ];
};
