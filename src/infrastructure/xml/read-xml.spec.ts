import type { XmlElement } from '../../kernel/xml';
import { MAX_LOOSE_LETTERS } from './loose-letters';
import { readXml, XML_LIMITS } from './read-xml';

const read = (text: string | Uint8Array) => readXml(typeof text === 'string' ? Buffer.from(text) : text);
const rootOf = async (text: string): Promise<XmlElement> => {
  const result = await read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const codeOf = async (text: string | Uint8Array): Promise<string> => {
  const result = await read(text);
  expect(result.ok || result.error).toHaveLength(1);
  return result.ok ? 'read' : (result.error[0]?.code ?? '');
};

describe('reading XML from outside', () => {
  it('gives elements with their attributes and lines, and leaves loose text out', async () => {
    const root = await rootOf(
      '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<record version="0.49">\n  <a x="1 &amp; 2"/> loose <b>\n text<c/></b>\n</record>\n',
    );
    expect(root.name).toBe('record');
    expect({ ...root.attributes }).toEqual({ version: '0.49' });
    expect(root.children.map(({ name, line, children }) => [name, line, children.length])).toEqual([
      ['a', 3, 0],
      ['b', 3, 1],
    ]);
    expect(root.children[0]?.attributes['x']).toBe('1 & 2');
  });

  it('names that mean something to JavaScript are names like any other', async () => {
    const root = await rootOf('<a __proto__="x" constructor="y"><__proto__/></a>');
    expect(root.attributes['__proto__']).toBe('x');
    expect(root.attributes['constructor']).toBe('y');
    expect((await rootOf('<a/>')).attributes['toString']).toBeUndefined();
  });

  it.each([
    ['nothing', '', 'xml/malformed'],
    ['text alone', 'just text', 'xml/malformed'],
    ['what is not closed', '<a>', 'xml/malformed'],
    ['crossed tags', '<a></b>', 'xml/malformed'],
    ['two roots', '<a/><b/>', 'xml/malformed'],
    ['an attribute twice', '<a x="1" x="2"/>', 'xml/malformed'],
    ['an unknown entity', '<a>&nothing;</a>', 'xml/malformed'],
    ['a control character', '<a>\u0001</a>', 'xml/malformed'],
    ['a character that is none', '<a x="&#0;"/>', 'xml/malformed'],
    ['an entity of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'xml/doctype'],
    ['an external one', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'xml/doctype'],
    ['another encoding', '<?xml version="1.0" encoding="UTF-16"?><a/>', 'xml/not-utf-8'],
    ['deep nesting', '<a>'.repeat(XML_LIMITS.depth + 1), 'xml/too-deep'],
    ['many elements', `<a>${'<b/>'.repeat(XML_LIMITS.elements)}</a>`, 'xml/too-many-elements'],
    ['a long value', `<a x="${'y'.repeat(XML_LIMITS.value + 1)}"/>`, 'xml/value-too-long'],
    [
      'many attributes',
      `<a ${Array.from({ length: XML_LIMITS.attributes + 1 }, (_, i) => `x${i}="1"`).join(' ')}/>`,
      'xml/too-many-attributes',
    ],
    ['five megabytes', ' '.repeat(XML_LIMITS.bytes + 1), 'xml/too-large'],
  ])('MM-5 refuses %s with one problem', async (_what, text, code) => expect(await codeOf(text)).toBe(code));

  it('MM-4 takes an & and a < in a value for the letters as which MegaMek writes them', async () => {
    const root = await rootOf(
      '<a x="Tom & Jerry <b> &c" y=\'1 < 2 &amp;&lt;3 "&"\'> loose & index="1" <b z="&#65;&&#x42;"/></a>',
    );
    expect({ ...root.attributes }).toEqual({ x: 'Tom & Jerry <b> &c', y: '1 < 2 &<3 "&"' });
    expect({ ...root.children[0]?.attributes }).toEqual({ z: 'A&B' });
  });

  it('leaves alone what has rules of its own', async () => {
    const root = await rootOf(
      '<?xml version="1.0"?><!-- don\'t & "do < it --><a><?x don\'t?><b z="1"/><![CDATA[ " < & \' ]]><c z="2"/></a>',
    );
    expect(root.children.map(({ name, attributes }) => [name, attributes['z']])).toEqual([
      ['b', '1'],
      ['c', '2'],
    ]);
  });

  it.each([
    ['a value without an end', '<a x="1><b y="2"/></a>'],
    ['a value without a beginning', '<a x=1"/>'],
    ['a tag in a tag', '<a <b/>/>'],
    ['an entity that nobody knows', '<a x="&nothing;"/>'],
  ])('MM-5 refuses %s all the same', async (_what, text) => expect(await codeOf(text)).toBe('xml/malformed'));

  it('MM-4 takes letters for letters across two slices, too', async () => {
    const root = await rootOf(`<a>${'<b c="& < &amp;"/> & '.repeat(3_000)}</a>`);
    expect(root.children).toHaveLength(3_000);
    expect(root.children.every(({ attributes }) => attributes['c'] === '& < &')).toBe(true);
  });

  it('MM-5 mends so many letters, and no more', async () => {
    expect((await rootOf(`<a>${'& '.repeat(MAX_LOOSE_LETTERS)}</a>`)).name).toBe('a');
    expect(await codeOf(`<a>${'& '.repeat(MAX_LOOSE_LETTERS + 1)}</a>`)).toBe('xml/malformed');
    expect(await codeOf(`<a>${'<b c="&<"/>'.repeat(MAX_LOOSE_LETTERS / 2 + 1)}</a>`)).toBe('xml/malformed');
  });

  it('MM-5 loose letters cost no more than a benign document of the same size', async () => {
    const size = 4_900_000;
    const of = (piece: string): Buffer =>
      Buffer.from(`<a>${piece.repeat(Math.floor(size / piece.length))}</a>`);
    const once = async (body: Buffer): Promise<number> => {
      const before = process.cpuUsage();
      await readXml(body);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    // The least of some tries: the figure is the whole process's, and what else it does at the same time only
    // adds to it.
    const cost = async (body: Buffer): Promise<number> => {
      let least = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < 3; tries += 1) least = Math.min(least, await once(body));
      return least;
    };
    const benign = of(`<b c="${'name '.repeat(12)}" d="12"/>\n`);
    const usual = await cost(benign);
    for (const piece of ['&', '& ', `<b c="${'&'.repeat(1_900)}"/>`, `<b c="${'<'.repeat(1_900)}"/>`])
      expect(await cost(of(piece))).toBeLessThan(usual);
  });

  it('MM-5 refuses what is no UTF-8', async () => {
    expect(await codeOf(Buffer.from('<a x="Müller"/>', 'latin1'))).toBe('xml/not-utf-8');
    expect(await codeOf(Buffer.from('\ufeff<a/>', 'utf16le'))).toBe('xml/not-utf-8');
  });

  it('reads what lies across two slices, and lets others have their turn meanwhile', async () => {
    const text = `<a>${'<b c="Ä&amp;𝄞"/>'.repeat(60_000)}</a>`;
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const root = await rootOf(text);
    clearInterval(timer);
    expect(root.children).toHaveLength(60_000);
    expect(root.children.every(({ attributes }) => attributes['c'] === 'Ä&𝄞')).toBe(true);
    expect(turns).toBeGreaterThan(2);
  });
});
