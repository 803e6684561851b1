/** A course in parts is the course as a whole, also where an entry of the log tells nothing and changes the field. */
import { changedField, type Field, type Frame, type GameSystem } from '../../../games';
import type { Logged } from './log';
import { FoldedCourse } from './course-folded';

interface Counted {
  readonly turn: number;
  readonly step: string;
  readonly declared: readonly string[];
}

/** Units declare in secret, and what they do is told. */
const system = {
  apply: (state: Counted, { unit }: { readonly unit: string }) => ({
    ...state,
    declared: state.declared.includes(unit) ? state.declared : [...state.declared, unit],
  }),
  tell: (_before: unknown, { type }: { readonly type: string }) =>
    type === 'declared' ? null : { say: 'told', params: {}, rolls: [] },
  know: (state: Counted) => state,
  stepWords: (code: string) => ({ code, params: {} }),
  board: () => ({ areas: [] }),
  scene: ({ declared }: Counted) => ({
    tokens: ['a', 'b', 'c'].map((id) => ({ id, done: declared.includes(id) })),
    trays: [],
    marks: [],
  }),
} as unknown as GameSystem;

const LOG = [
  [{ type: 'declared', unit: 'a' }],
  [{ type: 'fired', unit: 'b' }],
  [{ type: 'declared', unit: 'c' }],
  [
    { type: 'fired', unit: 'a' },
    { type: 'fired', unit: 'b' },
  ],
].map((events, index) => ({
  number: index + 1,
  at: 0,
  entry: { kind: 'order' },
  events,
})) as unknown as Logged[];

const log = {
  log: (_id: string, after = 0, to = Infinity) =>
    Promise.resolve(LOG.filter(({ number }) => number > after && number <= to)),
};

it('MAT-3 what an untold entry changes comes with the next line, in the whole as in parts', async () => {
  const opening = { turn: 1, step: 'fire', declared: [] } as unknown as Frame;
  const course = new FoldedCourse(system, { kind: 'all' } as never, opening);
  await course.extend(LOG);
  const whole = await course.part('m', log, { after: 0, limit: 100 }, Infinity);
  expect(whole.told).toHaveLength(3);
  const fields: Field[] = [whole.field];
  for (const { change } of whole.told) fields.push(changedField(fields.at(-1) as Field, change));
  expect(fields.map(({ scene }) => scene.tokens.filter(({ done }) => done).map(({ id }) => id))).toEqual([
    [],
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
  for (const after of [0, 1, 2, 3]) {
    const { field, told } = await course.part('m', log, { after, limit: 1 }, Infinity);
    expect([after, field.scene.tokens]).toEqual([after, fields[after]?.scene.tokens]);
    expect(told).toEqual(whole.told.slice(after, after + 1));
  }
});
