import { findRules, piecesOf } from './find-rules';

const rule = (id: string, title: string, text: string) => ({
  id,
  title,
  chapter: 'movement',
  basis: 'both' as const,
  line: '',
  text: [text],
  rulings: [],
  options: ['moves'],
});
const CHAPTERS = [
  { id: 'basics', title: 'Basics', intro: ['Money is tonnage.'], rules: [] },
  {
    id: 'movement',
    title: 'Bewegung über Land',
    intro: ['Above all.'],
    rules: [rule('MOV-1', 'How far', 'Walking costs MP.'), rule('MOV-2', 'Train', 'By rail.')],
  },
];
const found = (question: string): readonly string[] =>
  findRules(CHAPTERS, question).flatMap(({ id, rules }) =>
    rules.length === 0 ? [id] : rules.map((one) => one.id),
  );

it.each([
  ['', ['basics', 'MOV-1', 'MOV-2']],
  ['mov-2', ['MOV-2']],
  ['WALK mp', ['MOV-1']],
  ['walk rail', []],
  ['tonnage', ['basics']],
  ['uber', ['MOV-1', 'MOV-2']],
  ['moves', ['MOV-1', 'MOV-2']],
])('finds by %j', (question, ids) => expect(found(question)).toEqual(ids));

it('takes a paragraph apart', () => {
  expect(piecesOf('As in MOV-1, with `moves` `all`; XYZ-9 is none.', (id) => id === 'MOV-1')).toEqual([
    { kind: 'text', text: 'As in ' },
    { kind: 'rule', text: 'MOV-1' },
    { kind: 'text', text: ', with ' },
    { kind: 'code', text: 'moves' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'all' },
    { kind: 'text', text: '; XYZ-9 is none.' },
  ]);
  expect(piecesOf('', () => true)).toEqual([]);
});
