import { matchOf, ordered, unit, type Side, type Wanted } from '../testing/match';
import type { State } from '../model/state';
import { groundPoints, scoresOf, winningSides } from '../rules/victory';
import { giveUp } from './carry-out';
import { apply } from './apply';
import { finish } from './end';
import { fightFrom } from './course';

const at = (kind: 'infantry' | 'vehicle' | 'mech', x: number, y: number, more: Wanted = {}): Side[string] => [
  kind,
  { at: [x, y], ...more },
];
const endTurn = (state: State): State => ordered(state, { type: 'end-turn', token: null }).state;

describe('the end', () => {
  it('DA-VP-1 comes when one side alone has figures, at the limit, or by agreement', () => {
    const alone = matchOf(
      { a1: at('infantry', 1800, 1800) },
      { b1: at('infantry', 1800, 1649, { state: { captor: 'a1' } }) },
    );
    expect(endTurn(alone).outcome).toMatchObject({ winners: ['A'], reason: { code: 'da.end.last-side' } });
    const short = matchOf({ a1: at('infantry', 1800, 1800) }, { b1: at('infantry', 300, 300) }, [], {
      options: { turnLimit: 1, victory: 'total', openDials: false, first: 'A' },
    });
    const all = ordered(endTurn(short), { type: 'end-turn', token: null }, 1, 1, 1, 2, 2, 2).state;
    expect(all.outcome).toMatchObject({ winners: ['B'], reason: { code: 'da.end.limit' } });
    const asked = ordered(matchOf({ a1: at('infantry', 1800, 1800) }, { b1: at('infantry', 300, 300) }), {
      type: 'propose-end',
      token: null,
    }).state;
    expect(asked.question?.kind).toBe('end-vote');
    const agreed = ordered(asked, { type: 'agree', token: null }, 1, 1, 1, 2, 2, 2).state;
    expect(agreed.outcome?.reason.code).toBe('da.end.agreed');
    expect(ordered(asked, { type: 'refuse', token: null }).state).toMatchObject({
      outcome: null,
      active: 'A',
    });
  });

  it('DA-VP-2 gives the points of an eliminated enemy at once', () => {
    const state = matchOf(
      { a1: at('vehicle', 1800, 1800) },
      { b1: at('vehicle', 1800, 1000, { facing: 180, clicks: 2, points: 17 }) },
    );
    const after = ordered(
      state,
      { type: 'shoot', token: 'a1', weapon: 'primary', targets: ['b1'] },
      5,
      5,
      5,
    ).state;
    expect(after.scores[0]).toMatchObject({ seat: 'A', pieces: 17 });
  });

  it('DA-VP-3 counts survivors, twice the captives, and wrecks away from home', () => {
    const state = matchOf(
      { a1: at('infantry', 1800, 3400, { points: 10 }), a2: at('infantry', 900, 2000, { points: 11 }) },
      {
        b1: at('infantry', 1800, 3551, { points: 20, state: { captor: 'a1' } }),
        b2: at('mech', 900, 1813, { points: 30, state: { captor: 'a2' } }),
        b3: at('mech', 2500, 2000, { points: 40, with: ['wreck'] }),
        b4: at('mech', 1800, 200, { points: 50, with: ['wreck'] }),
      },
    );
    expect([groundPoints(state, 'A'), groundPoints(state, 'B')]).toEqual([10 + 11 + 2 * 20 + 2 * 30 + 40, 0]);
  });

  it('DA-VP-4 gives a point for each figure in an enemy zone when one’s turn begins', () => {
    const state = matchOf({ a1: at('infantry', 1800, 200) }, { b1: at('infantry', 300, 1800) });
    expect(state.scores[0]?.zone).toBe(1);
    expect(endTurn(endTurn(state)).scores[0]?.zone).toBe(2);
  });

  it('DA-VP-5 goes to the highest total, then the battlefield, then eliminated figures; or by conditions', () => {
    const state = matchOf({ a1: at('infantry', 1800, 1800) }, { b1: at('infantry', 300, 300) });
    const having = (a: object, b: object, victory: 'total' | 'conditions' = 'total') =>
      winningSides({
        ...state,
        options: { ...state.options, victory },
        scores: state.scores.map((one, index) => ({ ...one, ...(index === 0 ? a : b) })),
      });
    expect(having({ pieces: 5 }, {})).toEqual(['south']);
    expect(having({ pieces: 5 }, { zone: 5 })).toEqual(['south']);
    expect(having({ pieces: 90 }, { zone: 2 }, 'conditions')).toEqual(['south']);
    expect(having({}, {})).toHaveLength(2);
    expect(scoresOf(state).map(({ ground }) => ground)).toEqual([20, 20]);
    const fight = fightFrom(state);
    finish(fight, 'da.end.gm', null);
    expect(fight.state.outcome?.winners).toEqual([]);
  });

  it('DA-VP-6 loses for who withdraws: figures leave, captives go free or count as eliminated', () => {
    const state = matchOf(
      {
        a1: at('infantry', 1800, 1800),
        a2: at('infantry', 900, 900, { points: 12, state: { captor: 'b2' } }),
      },
      { b1: at('infantry', 1800, 1649, { state: { captor: 'a1' } }), b2: at('infantry', 900, 749) },
    );
    const after = giveUp(state, 'A').reduce(apply, state);
    expect(after.outcome).toMatchObject({ winners: ['B'], reason: { code: 'da.end.withdrawn' } });
    expect([unit(after, 'a1').gone, unit(after, 'a2').gone, unit(after, 'b1').captor]).toEqual([
      'withdrawn',
      'eliminated',
      null,
    ]);
    expect(after.scores[1]?.pieces).toBe(12);
  });
});
