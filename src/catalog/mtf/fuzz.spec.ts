/**
 * Hostile bytes: real-shaped files with anything done to them, files cut off, noise. Every input ends as a
 * document or as violations that name a line, without an exception and in time that grows no faster than the
 * input. A seeded sample; `DEEP=1`: all of it, on new cases.
 */
import { processorTime } from '../../../test/support/yardstick';
import { Chance } from '../../kernel';
import { fixture, FIXTURES } from '../../../test/support/mtf';
import { bundledCatalog } from '../bundled';
import { constructionViolations } from '../construction';
import { decodeText, documentOf, readAssignmentTable, readMtf, writeMtf } from './index';

const DEEP = process.env['DEEP'] !== undefined;
const COUNT = DEEP ? 120_000 : 2_000;
const SEED = Number(process.env['PROPERTY_SEED'] ?? (DEEP ? Date.now() % 2 ** 31 : 20_261_121));

const chance = new Chance(SEED);
const roll = (sides: number): number => chance.word() % sides;
const pick = <T>(list: readonly T[]): T => {
  const found = list[roll(list.length)];
  if (found === undefined) throw new Error('nothing to pick');
  return found;
};

const catalog = bundledCatalog();
const SHAPES = [
  ...FIXTURES.map((name) => fixture(name)),
  ...catalog.mechs.filter((_, index) => index % 20 === 0).map((mech) => writeMtf(documentOf(mech))),
];
const LINES = [...new Set(SHAPES.flatMap((text) => text.split('\n')))];
const EVIL = [
  '',
  ':',
  '|',
  '||',
  '-',
  '-1',
  '1e9',
  '99999999999999999999',
  '0x10',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '(R)'.repeat(500),
  'Version:',
  'Weapons:999999',
  'Left Arm:',
  '#',
  '\u0000',
  '\ufeff',
  'é',
  '\u2028',
  ':SIZE:',
  ':SIZE:1e9',
  '(ARMORED)',
  'x'.repeat(5_000),
  'clanname:__proto__',
  'engine:'.repeat(400),
];

const MUTATIONS: readonly ((lines: string[]) => string[])[] = [
  (lines) => lines.toSpliced(roll(lines.length), 1),
  (lines) => lines.toSpliced(roll(lines.length), 0, pick(LINES)),
  (lines) => lines.with(roll(lines.length), pick(EVIL)),
  (lines) => lines.with(roll(lines.length), pick(LINES)),
  (lines) => {
    const at = roll(lines.length);
    const line = lines[at] ?? '';
    const cut = roll(line.length + 1);
    return lines.with(at, line.slice(0, cut) + pick(EVIL) + line.slice(cut + roll(3)));
  },
  (lines) => [...lines.slice(roll(lines.length)), ...lines.slice(0, roll(lines.length))],
  (lines) => lines.slice(0, roll(lines.length)),
];

const shaped = (): Buffer => {
  let lines = pick(SHAPES).split('\n');
  for (let left = 1 + roll(3); left > 0 && lines.length > 0; left--) lines = pick(MUTATIONS)(lines);
  const bytes = Buffer.from(
    lines.join(pick(['\n', '\r\n', '\r'])),
    pick(['utf8', 'latin1', 'utf16le'] as const).replace(
      'utf16le',
      roll(10) === 0 ? 'utf16le' : 'utf8',
    ) as BufferEncoding,
  );
  for (let flips = roll(8) === 0 ? 1 + roll(8) : 0; flips > 0 && bytes.length > 0; flips--)
    bytes[roll(bytes.length)] = roll(256);
  return bytes.subarray(0, roll(8) === 0 ? roll(bytes.length + 1) : bytes.length);
};
const noise = (): Buffer => Buffer.from(Array.from({ length: roll(600) }, () => roll(256)));

it(`ends for ${COUNT} inputs as a document or as violations with lines (seed ${SEED})`, () => {
  let read = 0;
  for (let round = 0; round < COUNT; round++) {
    const bytes = round % 8 === 0 ? noise() : shaped();
    const text = decodeText(bytes);
    const lines = text.split(/\r\n|\n|\r/).length;
    const result = readMtf(text);
    const table = readAssignmentTable(text);
    if (result.ok) {
      read += 1;
      // Whatever is read can be judged and written, and is the same when it is read again.
      constructionViolations(result.value.design, catalog.item);
      const again = readMtf(writeMtf(result.value));
      if (!again.ok || JSON.stringify(again.value) !== JSON.stringify(result.value))
        throw new Error(`not the same again, round ${round}, seed ${SEED}\n${text}`);
    }
    for (const violations of [result.ok ? null : result.error, table.ok ? null : table.error]) {
      if (violations === null) continue;
      if (violations.length === 0 || violations.length > 101)
        throw new Error(`${violations.length} violations`);
      for (const { code, pointer, params } of violations) {
        const line = Number(params['line']);
        if (
          !/^(mech-file|battle-value)\//.test(code) ||
          pointer !== `/lines/${line}` ||
          !(line >= 1 && line <= lines)
        )
          throw new Error(JSON.stringify([code, pointer, lines]));
        if (String(params['text']).length > 200) throw new Error(`${code} quotes too much`);
      }
    }
  }
  // The sample reaches the reader's depths: many of its files are understood.
  expect(read).toBeGreaterThan(COUNT / 40);
}, 1_200_000);

it('takes time in proportion to the input', () => {
  const HARD = [
    (size: number) => 'x'.repeat(size),
    (size: number) => '\n'.repeat(size),
    (size: number) => ':'.repeat(size),
    (size: number) => 'quirk:a\n'.repeat(size / 8),
    (size: number) => `${'Left Arm:\n'}${'Medium Laser (R) (T)\n'.repeat(size / 20)}`,
    (size: number) => `engine:200 ${'is '.repeat(size / 3)}`,
    (size: number) => `heat sinks:10 ${'('.repeat(size)}`,
    (size: number) => `armor:${'('.repeat(size)}`,
    (size: number) => `${' '.repeat(size)}x`,
    (size: number) => `overview:${' \t'.repeat(size / 2)}x`,
    (size: number) => `Head:\n${'a|'.repeat(size / 2)}`,
    (size: number) => `Head:\n${'Cargo (1'.repeat(size / 8)}`,
    (size: number) => `T\n${' '.repeat(size)},x`,
    (size: number) => `T\n${', '.repeat(size / 2)}x`,
    (size: number) => `T\na${' '.repeat(size)},x`,
  ];
  const milliseconds = (text: string): number =>
    processorTime(() => {
      readMtf(text);
      readAssignmentTable(text);
    });
  for (const make of HARD) {
    // A megabyte, which is the most that is ever read, in one line or in many.
    expect([make(20).slice(0, 20), milliseconds(make(1_048_576)) < 3_000]).toEqual([
      make(20).slice(0, 20),
      true,
    ]);
  }
});
