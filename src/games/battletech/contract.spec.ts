import { beyond, faultsOf, sizesAlong, type Subject } from '../../../test/support/matches/game-contract';
import { quickStart as battletech } from './index';
import { isThere, type State } from './model';

const isDeep = process.env['DEEP'] !== undefined;

const broken = (state: State): readonly string[] => {
  const hexes = state.units.filter(isThere).map(({ hex }) => hex);
  return [
    ...(new Set(hexes).size < hexes.length ? ['two units in one hex'] : []),
    ...(state.units.some(({ armor }) => Object.values(armor).some((points) => points < 0))
      ? ['armour below nothing']
      : []),
    ...(state.units.some(({ bins }) => bins.some(({ shots }) => shots < 0)) ? ['shots below nothing'] : []),
  ];
};

const many = { level: 'quickstart', terrain: 'woods', seed: 'many', turns: 12 };
const three = ['hunchback-hbk-4g', 'enforcer-enf-4r', 'cicada-cda-2a'];
const subject: Subject = {
  system: battletech,
  setups: [
    ...battletech.scenarios.map(({ setup }) => setup),
    {
      ...many,
      tempo: 'blocks',
      forces: [
        { seat: 'A', side: 'north', units: three.slice(0, 1) },
        { seat: 'B', side: 'south', units: three.slice(1) },
        { seat: 'C', side: 'north', units: three.slice(2) },
      ],
    },
  ],
  mostDecisions: 2000,
  broken: (state) => broken(state as State),
};

describe('BattleTech, quick start, in the suite of all games', () => {
  it('GAM-12 has no fault in random legal matches', () =>
    expect(faultsOf(subject, isDeep ? 1000 : 3, isDeep ? 1 : 12)).toEqual([]));

  if (isDeep)
    it('GAM-12 has none in ten thousand, looked at here and there', () =>
      expect(faultsOf(subject, 10_000, 20, 'deep')).toEqual([]));

  it('GAM-13 keeps within the sizes of a view, a board and an opened ask', () => {
    const force = (seat: string, side: string): unknown => ({
      seat,
      side,
      units: Array.from({ length: 12 }, (_, index) => three[index % 3]),
    });
    const setup = { ...many, forces: [force('A', 'south'), force('B', 'north')] };
    expect(beyond(sizesAlong(battletech, setup, { turns: 2, oneIn: 7, opens: 5 }))).toEqual({});
  });
});
