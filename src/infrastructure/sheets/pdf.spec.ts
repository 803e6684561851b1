/** PDFs of drawings: the pages, the paper and the letters that standard fonts have. */
import type { Drawing, Mark } from '../../catalog/record-sheet';
import { Pdf } from './pdf';
import { ThreadPress } from './thread-press';
import { inWinAnsi } from './win-ansi';

const page = (words: string): Drawing => {
  const text: Mark = {
    kind: 'text',
    x: 10,
    y: 10,
    words,
    size: 4,
    bold: false,
    anchor: 'middle',
    shade: 0,
    max: 30,
  };
  return {
    title: words,
    marks: [
      text,
      { kind: 'circle', x: 5, y: 5, r: 1, fill: 0, stroke: { shade: 0, width: 0.2, dashed: true } },
    ],
  };
};
const pdfOf = async (words: string, title = 'T'): Promise<string> => {
  const pdf = new Pdf({ title, paper: 'a4', language: 'de' });
  pdf.add(page(words));
  pdf.add(page(words));
  return (await pdf.end()).toString('latin1');
};

it('keeps umlauts and quotes, and shows what Helvetica lacks without its accents or as a question mark', () => {
  expect(inWinAnsi('Äöüß „Donner“ – é € …')).toBe('Äöüß „Donner“ – é € …');
  expect(inWinAnsi('Ōtomo Łukasz Иван 😀')).toBe('Otomo ?ukasz ???? ?');
  expect(inWinAnsi('e\u0323')).toBe('e');
});

it('gives the same bytes for the same pages, without the date, and others for others', async () => {
  const first = await pdfOf('Äöü');
  await new Promise((done) => setTimeout(done, 1_100));
  expect(await pdfOf('Äöü')).toBe(first);
  expect(await pdfOf('Äöx')).not.toBe(first);
  expect(first).not.toContain('CreationDate');
  expect(first).toContain('/Count 2');
});

it('escapes the title wherever it stands', async () => {
  const made = await pdfOf('x', 'a) >> <script> ]]> \\');
  expect(made).toContain('(a\\) >> <script> ]]> \\\\)');
  expect(made).not.toContain('<rdf');
});

it('prints in a thread, one job after the other, and refuses when too many wait', async () => {
  const press = new ThreadPress();
  const job = {
    title: 'T',
    paper: 'letter',
    language: 'en',
    pages: [JSON.stringify(page('one')), JSON.stringify(page('two'))],
  } as const;
  const results = await Promise.all(Array.from({ length: 11 }, () => press.print(job)));
  const [first] = results;
  expect(first?.ok === true && Buffer.from(first.value).subarray(0, 5).toString()).toBe('%PDF-');
  expect(results.filter((result) => result.ok)).toHaveLength(9);
  const refused = results.flatMap((result) => (result.ok ? [] : [result.error]));
  expect(refused[0]).toMatchObject({ kind: 'too-many', code: 'sheets/busy', retryAfterSeconds: 5 });
  // What was refused did not stay in the queue.
  expect((await press.print(job)).ok).toBe(true);
});

it('fails alone when a page is broken', async () => {
  const press = new ThreadPress();
  const job = { title: 'T', paper: 'a4', language: 'en' } as const;
  await expect(press.print({ ...job, pages: ['no json'] })).rejects.toThrow();
  expect((await press.print({ ...job, pages: [JSON.stringify(page('one'))] })).ok).toBe(true);
});
