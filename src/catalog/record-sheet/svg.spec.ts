/** SVG of drawings: whatever players write into names is text and nothing else. */
import { bundledCatalog } from '../bundled';
import { UNDAMAGED } from '../condition';
import type { Mark } from './drawing';
import { recordSheet } from './sheet';
import { svgOf } from './svg';

const { mech, item } = bundledCatalog();
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><svg onload="alert(1)">',
  "' onclick='x' &lt;b&gt; &#0; ]]>",
  '--><!DOCTYPE x [<!ENTITY e "boom">]>&e;',
  '\u202Egnp.exe \u0000\u0008\u001b[31m',
  '𝒵𝒶𝓁𝑔𝑜 Z̵̡̧͔̖̘͙͈͎͌̿̔͒̀͂̈́͊a̸̯͑l̵͙͛g̷͓͝o̸͔͂ 👩‍👩‍👧‍👦',
  'W'.repeat(5_000),
];
const sheetOf = (name: string): string => {
  const design = mech('hunchback-hbk-4g');
  if (design === null) throw new Error('no such design');
  const pilot = { name, gunnery: 4, piloting: 5, hits: 0 };
  return svgOf(recordSheet({ design, lookup: item, condition: UNDAMAGED, pilot, name, force: name }, 'en'));
};

/** Elements with their attributes, read strictly: anything that is not one of ours is an error. */
const readStrictly = (svg: string): readonly string[] => {
  const names: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    const rest = svg.slice(at);
    const found =
      /^(?:<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>|((?:[^<>&]|&(?:amp|lt|gt|quot|#39);)+))/.exec(
        rest,
      );
    if (found === null) throw new Error(`not XML of ours: ${rest.slice(0, 60)}`);
    const [whole, end, name, attributes = '', alone] = found;
    if (name !== undefined) {
      if (end === '/') expect(open.pop()).toBe(name);
      else if (alone !== '/') open.push(name);
      names.push(name);
      expect(attributes).not.toMatch(/ (on|href|style|xlink)/);
    }
    at += whole.length;
  }
  expect(open).toEqual([]);
  return names;
};

it.each(HOSTILE)('draws a name that is %j as text', (name) => {
  const svg = sheetOf(name);
  expect([...new Set(readStrictly(svg))].sort()).toEqual(['circle', 'path', 'rect', 'svg', 'text', 'title']);
  // eslint-disable-next-line no-control-regex
  expect(svg).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  expect(svg).not.toMatch(/[\uD800-\uDFFF]/u);
});

it('fits a name of any length into its cell', () => {
  expect(sheetOf('W'.repeat(5_000))).toMatch(/>W+…</);
  expect(sheetOf('W'.repeat(5_000)).length).toBeLessThan(sheetOf('W').length + 1_000);
});

it('shows letters of unknown width within their cell only', () => {
  expect(sheetOf('山田 太郎')).toMatch(
    /<svg x="[\d.]+"[^>]* overflow="hidden"><text [^>]*>山田 太郎<\/text><\/svg>/,
  );
  expect(sheetOf('Taro')).not.toContain('overflow');
});

it('is the same for the same drawing', () => {
  expect(sheetOf('Taro')).toBe(sheetOf('Taro'));
});

it('writes every kind of mark', () => {
  const marks: readonly Mark[] = [
    { kind: 'line', from: [1, 2], to: [3, 4.567], stroke: { shade: 0, width: 0.5, dashed: true } },
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      fill: 1,
      stroke: null,
    },
  ];
  const svg = svgOf({ title: 'T & <t>', marks }, 'made');
  expect(svg).toContain('<!-- made -->');
  expect(svg).toContain('<title>T &amp; &lt;t&gt;</title>');
  expect(svg).toContain(
    '<path d="M1 2L3 4.57" fill="none" stroke="#000000" stroke-width="0.5" stroke-dasharray="1.2 0.9"/>',
  );
  expect(svg).toContain('<path d="M0 0L1 0L1 1Z" fill="#ffffff" stroke-linejoin="round"/>');
});
