/**
 * Hostile records (MM-5): real-shaped ones with anything done to them, cut off, expanded, nested, noise. Each
 * ends as claims or as violations with a code, without an exception, within bounds of memory. A seeded
 * sample; `DEEP=1`: all of it, on new cases.
 */
import { chance } from '../../src/rules/testing/draws';
import { bundledCatalog } from '../../src/catalog/bundled';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { declare, onlyBattle, quietReport } from '../../src/rules/testing/battles';
import { world } from '../../src/rules/testing/world';
import { claimsOf } from '../../src/tactical/engines/megamek/records/claims';
import { sideOf } from '../../src/tactical/engines/megamek/records/matching';
import { RECORD_LIMITS } from '../../src/tactical/engines/megamek/records/record';
import { readRecord } from '../../src/tactical/engines/megamek/records/read-record';
import { textOf } from '../../src/api/http/texts';
import { recordText } from '../support/megamek/megamek-record';

const DEEP = process.env['DEEP'] !== undefined;
const COUNT = DEEP ? 100_000 : 1_000;
const SEED = Number(process.env['PROPERTY_SEED'] ?? (DEEP ? Date.now() % 2 ** 31 : 20_261_124));
const MAX_HEAP = 300 * 1024 * 1024;

const { below: roll, pick } = chance(SEED);

const catalog = bundledCatalog();
const { setup } = onlyBattle(
  declare(
    world({ phase: 'combat', step: 'declarations' })
      .mech('A', 'hunchback-hbk-4g', '0505', {
        condition: {
          armor: { HD: 3, CT: 4, RT: 5, LT: 6, RA: 7, LA: 8, RL: 9, LL: 1 },
          structure: { CT: 5, LA: 2 },
          slots: [],
          ammunition: [],
        },
      })
      .mech('A', 'locust-lct-1v', '0505')
      .mech('B', 'enforcer-enf-4r', '0505')
      .build(),
  ).state,
);
const whole = recordText(setup, quietReport(setup), 'A');

const EVIL: readonly string[] = [
  '',
  '-1',
  '99999999999999999999',
  '1e308',
  'NaN',
  '0x10',
  '٣',
  '\u0000',
  '\u0008',
  '\ufffe',
  '&bad;',
  '&#0;',
  '&#x110000;',
  '<![CDATA[x]]>',
  '<!-- -- -->',
  '<?xml version="1.1"?>',
  '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>',
  '<!DOCTYPE r SYSTEM "file:///etc/passwd">',
  '__proto__',
  'constructor',
  '<entity>',
  '</entity>',
  '</record>',
  '<location index="1">',
  '<location index="99999"/>',
  '<armor points="7" type="Internal"/>',
  '<slot index="0" type="System" isHit="true"/>',
  '<pilot hits="Dead" ejected="true"/>',
  '<crew><crewMember/></crew>',
  '<kills/>',
  '"',
  "'",
  '<',
  '&',
  ']]>',
  ' xmlns:a="b" a:c="d"',
  'externalId="__proto__"',
];

const changed = (text: string): string => {
  const at = roll(text.length);
  switch (roll(12)) {
    case 9:
      return text.replace(/="[^"]*"/g, (same) =>
        roll(60) === 0 ? `="${pick(EVIL).replace(/["<&]/g, '')}"` : same,
      );
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + pick(EVIL) + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + roll(40));
    case 3:
      return text.replace(/"(\d+)"/g, (same, figure: string) =>
        roll(40) === 0 ? `"${Number(figure) + roll(99)}"` : same,
      );
    case 10:
    case 11:
      return text.replace(/points="\d+"/g, (same) => (roll(4) === 0 ? `points="${roll(60)}"` : same));
    case 4: {
      const lines = text.split('\n');
      const from = roll(lines.length);
      return [...lines.slice(0, from), ...lines.slice(from, from + 1 + roll(10)), ...lines.slice(from)].join(
        '\n',
      );
    }
    case 5: {
      const lines = text.split('\n');
      return lines.filter(() => roll(12) !== 0).join('\n');
    }
    case 6:
      return text.replace(
        pick(['survivors', 'salvage', 'record', 'entity', 'pilot', 'location', 'slot', 'armor']),
        pick(['unit', 'x', 'record', 'a:b', 'é', '__proto__']),
      );
    case 7:
      return text.slice(0, at) + '<a>'.repeat(roll(40)) + text.slice(at);
    default:
      return text.slice(0, at) + String.fromCharCode(roll(0x10000)) + text.slice(at + 1);
  }
};

const bytesOf = (text: string): Uint8Array => {
  const bytes = Buffer.from(text);
  if (roll(8) === 0 && bytes.length > 0) bytes[roll(bytes.length)] = roll(256);
  if (roll(60) === 0) return Buffer.from(text, 'utf16le');
  if (roll(60) === 0) return Buffer.from(text, 'latin1');
  return bytes;
};

const codesOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const root = await readXml(bytes);
  const record = root.ok ? readRecord(root.value) : root;
  const side = record.ok ? (sideOf(setup, record.value, null) ?? 'A') : 'A';
  const claims = record.ok ? claimsOf(catalog, setup, side, record.value) : record;
  if (claims.ok) return [];
  // One thing wrong with the XML, and never more than anybody reads.
  if (!root.ok && claims.error.length !== 1) throw new Error('not one problem');
  if (claims.error.length === 0 || claims.error.length > RECORD_LIMITS.problems)
    throw new Error(`${claims.error.length} problems`);
  for (const { code, params } of claims.error)
    for (const language of ['en', 'de'] as const) {
      const text = textOf(code, params, language);
      if (text === code || (code !== 'xml/malformed' && text.includes('undefined')) || text.length > 1_000)
        throw new Error(`${code}: ${text}`);
    }
  return claims.error.map(({ code }) => code);
};

describe('hostile records', () => {
  it(`MM-5 ${COUNT} of them end in claims or in problems with a text (seed ${SEED})`, async () => {
    const met = new Map<string, number>();
    for (let count = 0; count < COUNT; count += 1) {
      let text = whole;
      for (let times = 1 + roll(3); times > 0; times -= 1) text = changed(text);
      const bytes = bytesOf(text);
      const codes = await codesOf(bytes).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${Buffer.from(bytes).toString('base64')}`);
      });
      for (const code of codes.length === 0 ? ['fine'] : new Set(codes))
        met.set(code, (met.get(code) ?? 0) + 1);
    }
    // The noise reaches far into the reader.
    for (const code of [
      'fine',
      'xml/malformed',
      'record/bad-figure',
      'record/unknown-unit',
      'record/armor-beyond-design',
    ])
      expect({ code, met: (met.get(code) ?? 0) > 0 }).toEqual({ code, met: true });
  }, 1_800_000);

  const MB = 1024 * 1024;
  const large: readonly (readonly [string, () => string, string])[] = [
    ['deep nesting', () => '<record>'.repeat(600_000), 'xml/too-deep'],
    [
      'many elements',
      () => `<record><survivors>${'<entity/>'.repeat(500_000)}</survivors></record>`,
      'xml/too-many-elements',
    ],
    [
      'many units',
      () => `<record><survivors>${'<entity/>'.repeat(1_001)}</survivors></record>`,
      'record/too-many-units',
    ],
    ['a long value', () => `<record version="${'x'.repeat(4 * MB)}"/>`, 'xml/value-too-long'],
    ['a long name', () => `<${'x'.repeat(5 * MB - 10)}/>`, 'record/other-file'],
    [
      'entities that expand',
      () => `<!DOCTYPE r [<!ENTITY a "${'a'.repeat(MB)}"><!ENTITY b "&a;&a;&a;&a;">]><r>&b;</r>`,
      'xml/doctype',
    ],
    ['more than 5 MB', () => ' '.repeat(5 * MB + 1), 'xml/too-large'],
    ['loose text', () => `<record>${'x'.repeat(5 * MB - 40)}</record>`, 'record/empty'],
    [
      'many attributes',
      () => `<record ${Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`,
      'xml/too-many-attributes',
    ],
    [
      'many slots',
      () =>
        `<record><survivors><entity><location index="1">${'<slot index="1"/>'.repeat(20_000)}</location></entity></survivors></record>`,
      'record/slot-twice',
    ],
  ];
  it.each(large)('MM-5 %s: refused, without much memory or time', async (_, make, code) => {
    const bytes = Buffer.from(make());
    const before = process.memoryUsage().heapUsed;
    const began = process.cpuUsage();
    expect((await codesOf(bytes))[0]).toBe(code);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(5_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(MAX_HEAP);
  });
});
