import { beyond, faultsOf, sizesAlong, type Subject } from '../../../test/support/matches/game-contract';
import { darkAge } from './index';
import type { State } from './model/state';
import { brokenIn } from './testing/invariants';

const isDeep = process.env['DEEP'] !== undefined;

/** Dials lie hidden beyond what they show, and sealed answers. */
const disguises = (state: State): readonly State[] =>
  state.options.openDials
    ? []
    : [
        {
          ...state,
          dials: Object.fromEntries(
            Object.entries(state.dials).map(([id, { dial, heat }]) => [
              id,
              { dial: [...dial, ...dial], heat },
            ]),
          ),
        },
      ];

const subject: Subject = {
  system: darkAge,
  setups: [...darkAge.scenarios.map(({ setup }) => setup)],
  mostDecisions: 4000,
  broken: (state) => brokenIn(state as State),
  disguises: (state) => disguises(state as State),
};

describe('Dark Age in the suite of all games', () => {
  it('GAM-12 has no fault in random legal matches', () =>
    expect(faultsOf(subject, isDeep ? 1000 : 3, isDeep ? 4 : 12)).toEqual([]));

  if (isDeep)
    it('GAM-12 has none in ten thousand, looked at here and there', () =>
      expect(faultsOf(subject, 10_000, 40, 'deep')).toEqual([]));

  it('GAM-13 keeps within the sizes of a view, a board and an opened ask', () => {
    const figures = ['locust-lct-1v-g', 'hunchback-hbk-4g-v', 'picket-high-g', 'swift-high-v'];
    const army = Array.from({ length: 24 }, (_, index) => figures[index % figures.length]);
    const setup = { ...{ size: 5000, field: 72, terrain: 'urban' }, forces: [{ army }, { army }] };
    expect(beyond(sizesAlong(darkAge, setup, { turns: 2, oneIn: 5, opens: 7 }))).toEqual({});
  });
});
