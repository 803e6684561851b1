import {
  addMech,
  changePilot,
  cleared,
  freePilot,
  removeMech,
  removePilot,
  seatPilot,
  withNames,
  withPicks,
  withWanted,
  type Draft,
  type Rank,
} from './draft';

const pilots = (...ranks: Rank[]) => ranks.map((rank) => ({ rank, name: null }));
const start: Draft = { mechs: [], pilots: pilots('green', 'elite', 'regular') };
const seats = ({ mechs }: Draft): string[] => mechs.map(({ design, pilot }) => `${design}:${pilot ?? '–'}`);

describe('a draft', () => {
  it('seats the best free pilot in a mech that is added, and leaves seats empty when there is none', () => {
    const four = ['a', 'b', 'c', 'd'].reduce(addMech, start);
    expect(seats(four)).toEqual(['a:1', 'b:2', 'c:0', 'd:–']);
    expect(freePilot(four)).toBeNull();
    expect(seats(removeMech(four, 1))).toEqual(['a:1', 'c:0', 'd:–']);
    expect(freePilot(removeMech(four, 1))).toBe(2);
  });

  it('lets pilots change places', () => {
    const two = ['a', 'b'].reduce(addMech, start);
    expect(seats(seatPilot(two, 0, 2))).toEqual(['a:2', 'b:1']);
    expect(seats(seatPilot(two, 0, 0))).toEqual(['a:0', 'b:2']);
    expect(seats(seatPilot(two, 0, null))).toEqual(['a:–', 'b:2']);
  });

  it('keeps everybody else in their mech when a pilot leaves', () => {
    const three = ['a', 'b', 'c'].reduce(addMech, start);
    expect(seats(removePilot(three, 1))).toEqual(['a:–', 'b:1', 'c:0']);
  });

  it('has as many pilots of a rank as the server wants, and lets those go who matter least', () => {
    const named = changePilot(
      ['a'].reduce(addMech, { ...start, pilots: pilots('green', 'green', 'green') }),
      1,
      { name: 'Anna' },
    );
    const fewer = withWanted(named, [{ rank: 'green', wanted: 2 }]);
    expect(fewer.pilots).toEqual([
      { rank: 'green', name: null },
      { rank: 'green', name: 'Anna' },
    ]);
    expect(seats(fewer)).toEqual(['a:0']);
    const more = withWanted(fewer, [
      { rank: 'green', wanted: 3 },
      { rank: 'elite', wanted: 1 },
    ]);
    expect(more.pilots.map(({ rank }) => rank)).toEqual(['green', 'green', 'green', 'elite']);
  });

  it('takes the mechs of a list, with its pilots by rank or skill', () => {
    const listed = withPicks(start, [
      { design: 'a', pilot: { name: 'Ben', rank: null, gunnery: 5 } },
      { design: 'b', pilot: { name: 'Anna', rank: null, gunnery: 2 } },
      { design: 'c', pilot: { name: 'Cy', rank: 'green', gunnery: null } },
      { design: 'd', pilot: null },
    ]);
    expect(seats(listed)).toEqual(['a:2', 'b:1', 'c:0', 'd:–']);
    expect(listed.pilots.map(({ name }) => name)).toEqual(['Cy', 'Anna', 'Ben']);
    expect(cleared(listed)).toEqual(start);
  });

  it('gives names to pilots without a mech', () => {
    expect(
      withNames(addMech(start, 'a'), [
        { rank: 'elite', name: 'taken' },
        { rank: 'green', name: 'Dora' },
      ]).pilots.map(({ name }) => name),
    ).toEqual(['Dora', null, null]);
  });
});
