import type { Board, Scene, Told } from '../match/shapes';
import { Course, momentsOf } from './course';

const token = (id: string, place: string) => ({ id, place }) as unknown as Scene['tokens'][number];
const event = (seq: number, turn: number, step: string, change: Partial<Told['change']> = {}): Told =>
  ({
    ...{ seq, turn, step: { code: step, text: step }, rolls: [], tokens: [], text: '', type: 't' },
    change: { tokens: [], gone: [], areas: [], trays: [], marks: null, flash: [], ...change },
  }) as Told;
const board = { hash: 'h', areas: [{ id: 'a', shape: null, places: ['0101'] }] } as unknown as Board;
const scene: Scene = { tokens: [token('x', '0101')], marks: [], trays: [] };

describe('the course of a match', () => {
  it('falls into turns and steps', () => {
    const told = [event(1, 1, 'move'), event(2, 1, 'move'), event(3, 1, 'fire'), event(4, 2, 'move')];
    expect(momentsOf(told)).toEqual([
      { turn: 1, step: 'move', from: 0, to: 2 },
      { turn: 1, step: 'fire', from: 2, to: 3 },
      { turn: 2, step: 'move', from: 3, to: 4 },
    ]);
    const course = new Course({ board, scene }, told);
    expect([0, 1, 2, 3, 4, 9].map((count) => course.momentAt(count))).toEqual([0, 0, 0, 1, 2, 2]);
  });

  it('has the picture after any number of events, in any order', () => {
    const told = Array.from({ length: 100 }, (_, index) =>
      event(index + 1, 1, 'move', { tokens: [token('x', String(index)), token(`n${index}`, '1')] }),
    );
    const course = new Course({ board, scene }, told);
    const placeAfter = (count: number): unknown => course.at(count).scene.tokens.find(({ id }) => id === 'x');
    expect([100, 0, 41, 40, 39].map(placeAfter)).toEqual(
      ['99', '0101', '40', '39', '38'].map((place) => ({ id: 'x', place })),
    );
    expect(course.at(100).scene.tokens).toHaveLength(101);
    expect(course.at(100).board).toBe(board);
  });

  it('takes what has gone away, and changes the field', () => {
    const areas = [{ id: 'a', shape: null, places: [] }] as unknown as Told['change']['areas'];
    const course = new Course({ board, scene }, [event(1, 1, 'fire', { gone: ['x'], areas })]);
    const after = course.at(1);
    expect(after.scene.tokens).toEqual([]);
    expect(after.board.areas).toEqual([]);
    expect(after.board.hash).not.toBe(board.hash);
  });
});
