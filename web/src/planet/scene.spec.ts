/** What the map shows of a view. */
import { tenPoints, seenMech, ownMech, viewOf } from '../orders/examples';
import { sceneOf, shownDesigns } from './scene';

describe('sceneOf', () => {
  const counters = (...mechs: Parameters<typeof viewOf>[0]) => sceneOf(viewOf(mechs)).counters;

  it('stacks by hex and force, and puts own ones in front', () => {
    const found = counters(
      ownMech('a', '0101'),
      ownMech('b', '0101'),
      seenMech('x', '0101'),
      ownMech('c', '0202'),
    );
    expect(found.map(({ hex, own, count }) => [hex, own, count])).toEqual([
      ['0101', false, 1],
      ['0101', true, 2],
      ['0202', true, 1],
    ]);
  });

  it('says how old ghosts are, apart from those that are seen', () => {
    const found = counters(seenMech('x', '0303', 2), seenMech('y', '0303', 2), seenMech('z', '0303'));
    expect(found.map(({ count, ghostAge }) => [count, ghostAge])).toEqual([
      [2, 2],
      [1, null],
    ]);
  });

  it('counts a ghost of this round as one round old', () => {
    expect(counters(seenMech('x', '0303', 4))[0]?.ghostAge).toBe(1);
  });

  it('names single ones by their model, others not at all', () => {
    expect(counters(ownMech('a', '0101', { name: 'Hunchback HBK-4G' }))[0]).toMatchObject({
      code: 'HBK',
      name: 'Hunchback HBK-4G',
    });
    expect(counters(ownMech('a', '0101'), ownMech('b', '0101'))[0]).toMatchObject({ code: '', name: '' });
    expect(counters(seenMech('x', '0101'))[0]).toMatchObject({ code: '' });
  });

  it('marks those with less than 60 % of their armour, and stacks that are shut down altogether', () => {
    const hurt = ownMech('a', '0101', {
      condition: { armor: { CT: 1 }, structure: {}, slots: [], ammunition: [] },
    });
    expect(sceneOf(viewOf([hurt]), tenPoints).counters[0]?.damaged).toBe(true);
    expect(sceneOf(viewOf([ownMech('a', '0101')]), tenPoints).counters[0]?.damaged).toBe(false);
    const off = ownMech('a', '0101', { state: 'shut-down' });
    expect(counters(off)[0]?.shutDown).toBe(true);
    expect(counters(off, ownMech('b', '0101'))[0]?.shutDown).toBe(false);
  });

  it('shows no fog to who sees all, and none to who plays no force', () => {
    const view = viewOf([]);
    expect(sceneOf(view).sight).toEqual(['0101']);
    expect(sceneOf({ ...view, force: null }).sight).toBeNull();
    expect(sceneOf({ ...view, map: { ...view.map, sight: Object.keys(view.map.terrain) } }).sight).toBeNull();
  });

  it('wants record sheets of my own, and of others that stand alone', () => {
    const theirs = (id: string, hex: string, design: string) => ({ ...seenMech(id, hex), design });
    const view = viewOf([
      ...[ownMech('a', '0101'), ownMech('b', '0101')],
      ...[theirs('x', '0202', 'atlas'), theirs('y', '0202', 'raven'), theirs('z', '0303', 'locust')],
    ]);
    expect([...new Set(shownDesigns(view))]).toEqual(['hunchback-hbk-4g', 'locust']);
  });

  it('leaves battles out that are over', () => {
    const battle = { id: 'b', hex: '0101', mine: true };
    const view = {
      ...viewOf([]),
      battles: [
        { ...battle, state: 'open' as const },
        { ...battle, hex: '0202', state: 'done' as const },
      ],
    };
    expect(sceneOf(view).battles).toEqual([{ hex: '0101', mine: true }]);
  });
});
