import type { Board, Scene, Told } from '../match/shapes';
import { Course, type Part, type Picture, pictureAfter } from './course';
import { PART_EVENTS } from './part-events';

const token = (id: string, place: string) => ({ id, place }) as unknown as Scene['tokens'][number];
const event = (seq: number, turn: number, step: string, change: Partial<Told['change']> = {}): Told =>
  ({
    ...{ seq, turn, step: { code: step, text: step }, rolls: [], tokens: [], text: '', type: 't' },
    change: { tokens: [], gone: [], areas: [], trays: [], marks: null, flash: [], ...change },
  }) as Told;
const board = { hash: 'h', areas: [{ id: 'a', shape: null, places: ['0101'] }] } as unknown as Board;
const scene: Scene = { tokens: [token('x', '0101')], marks: [], trays: [] };
const ALL = 35;
const TOLD = Array.from({ length: ALL }, (_, index) =>
  event(index + 1, index < 20 ? 1 : 2, 'move', { tokens: [token('x', String(index + 1))] }),
);
const MOMENTS = [
  { turn: 1, step: { text: 'move' }, to: 20 },
  { turn: 2, step: { text: 'move' }, to: ALL },
];
/** What the server answers to who asks for it. */
const partAfter = (after: number): Part => {
  const from = Math.min(after, ALL);
  const before = TOLD.slice(0, from).reduce<Picture>(pictureAfter, { board, scene });
  return { ...before, after: from, count: ALL, told: TOLD.slice(from, from + PART_EVENTS), moments: MOMENTS };
};
const placeOf = (picture: Picture | null): unknown => picture?.scene.tokens[0]?.place ?? null;

describe('the course of a match', () => {
  it('falls into turns and steps', () => {
    const course = new Course(partAfter(0));
    expect(course.moments).toEqual([
      { turn: 1, step: 'move', from: 0, to: 20 },
      { turn: 2, step: 'move', from: 20, to: ALL },
    ]);
    expect([0, 1, 20, 21, ALL, 90].map((count) => course.momentAt(count))).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('shows the end without a part of it', () => {
    const course = new Course(partAfter(2_147_483_647));
    expect(placeOf(course.at(ALL))).toBe(String(ALL));
    expect(course.at(ALL - 1)).toBeNull();
    expect(course.event(ALL)).toBeNull();
  });

  it('has the picture after any number of events of which the part is there', () => {
    for (const count of [0, 1, 9, 10, 11, 20, 21, 30, 34, ALL - 1]) {
      const course = new Course(partAfter(2_147_483_647));
      expect(course.at(count)).toBeNull();
      course.add(partAfter(Course.partOf(count)));
      expect(placeOf(course.at(count))).toBe(count === 0 ? '0101' : String(count));
      expect(course.event(count)?.seq ?? 0).toBe(count);
    }
  });

  it('tells what is there of the step, without a gap', () => {
    const course = new Course(partAfter(0));
    expect(course.around(3).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    course.add(partAfter(20));
    expect(course.around(22).map(({ seq }) => seq)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect(course.around(15)).toEqual([]);
    course.add(partAfter(10));
    expect(course.around(15)).toHaveLength(20);
  });

  it('keeps a number of parts, of those that were read last', () => {
    const many = { ...partAfter(0), count: 10_000 };
    const course = new Course(many);
    for (let after = 10; after < 1_000; after += 10) course.add({ ...many, after });
    expect(course.has(0)).toBe(false);
    expect(course.has(990)).toBe(true);
  });

  it('takes what has gone away, and changes the field', () => {
    const areas = [{ id: 'a', shape: null, places: [] }] as unknown as Told['change']['areas'];
    const after = pictureAfter({ board, scene }, event(1, 1, 'fire', { gone: ['x'], areas }));
    expect(after.scene.tokens).toEqual([]);
    expect(after.board.areas).toEqual([]);
    expect(after.board.hash).not.toBe(board.hash);
  });
});
