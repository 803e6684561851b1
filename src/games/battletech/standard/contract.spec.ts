import { beyond, faultsOf, sizesAlong, type Subject } from '../../../../test/support/matches/game-contract';
import { battletech } from '../index';
import type { Frame } from '../../contract';
import { isThere, type State } from './play/model';

const isDeep = process.env['DEEP'] !== undefined;

/** Points below nothing, or above what the design has. */
const pointsBroken = ({ setup, units }: State): boolean =>
  units.some(({ sheet: name, condition }) => {
    const sheet = setup.sheets[name];
    const isOff = (left: Readonly<Record<string, number>>, full: Readonly<Record<string, number>>): boolean =>
      Object.entries(left).some(([location, points]) => points < 0 || points > (full[location] ?? 0));
    return (
      sheet === undefined ||
      isOff(condition.armor, sheet.armor) ||
      isOff(condition.structure, sheet.structure)
    );
  });

const broken = (frame: Frame): readonly string[] => {
  const state = frame as State;
  const { units, setup } = state;
  const hexes = units.filter(isThere).map(({ hex }) => hex);
  const isOpen = ({ side, left }: State['units'][number]): boolean =>
    left === null || (setup.exits[side] ?? []).includes(left);
  return [
    ...(new Set(hexes).size < hexes.length ? ['two units in one hex'] : []),
    ...(pointsBroken(state) ? ['points out of bounds'] : []),
    ...(units.some(({ condition }) => condition.ammunition.some(({ shots }) => shots < 0))
      ? ['shots below nothing']
      : []),
    ...(units.some(({ heat }) => heat < 0) ? ['heat below nothing'] : []),
    ...(units.every(isOpen) ? [] : ['left over a closed edge']),
    ...(units.some(({ pilotHits }) => pilotHits > 6) ? ['pilot hit too often'] : []),
  ];
};

/** Whoever is out may do nothing: no order of theirs is carried out. */
const lance = ['hunchback-hbk-4g', 'catapult-cplt-c1', 'phoenix-hawk-pxh-1', 'locust-lct-1v'];
const subject: Subject = {
  system: battletech,
  setups: [
    ...battletech.scenarios
      .filter(({ setup }) => (setup as { level: string }).level === 'standard')
      .map(({ setup }) => setup),
    {
      level: 'standard',
      terrain: 'urban',
      seed: 'three sides',
      turns: 8,
      tempo: 'blocks',
      building: { type: 'heavy', cp: 60 },
      exits: { red: ['N', 'E'], blue: [], green: ['S', 'W'] },
      mines: [{ side: 'red', hex: '0808' }],
      forces: [
        { seat: 'A', side: 'red', units: lance.slice(0, 1) },
        { seat: 'B', side: 'blue', units: lance.slice(1, 2) },
        { seat: 'C', side: 'green', units: lance.slice(2, 3) },
        { seat: 'D', side: 'red', units: [{ design: 'locust-lct-1v', zone: 'E', pilotHits: 2, heat: 8 }] },
      ],
    },
  ].map((setup) => ({ ...(setup as object), turns: isDeep ? 30 : 6 })),
  mostDecisions: 4000,
  broken,
  disguises: (frame, audience) => {
    const state = frame as State;
    const side =
      audience.kind === 'seat' ? state.setup.forces.find(({ seat }) => seat === audience.seat)?.side : null;
    const isSeen = ({ side: whose, isKnown }: State['mines'][number]): boolean =>
      audience.kind === 'gm' || isKnown || whose === side;
    return [{ ...state, mines: state.mines.filter(isSeen), setup: { ...state.setup, mines: [] } } as State];
  },
};

describe('BattleTech, standard rules, in the suite of all games', () => {
  it('GAM-12 has no fault in random legal matches', () =>
    expect(faultsOf(subject, isDeep ? 30 : 6, isDeep ? 3 : 16)).toEqual([]));

  it('GAM-13 keeps within the sizes at every question of the largest battle', () => {
    // They meet in the middle of the field at once: then the most is told, drawn and on offer.
    const force = (seat: string, side: string, north: number): unknown => ({
      seat,
      side,
      units: Array.from({ length: 40 }, (_, index) => ({
        design: lance[index % 4],
        zone: { west: 30, north, east: 50, south: north + 6 },
      })),
    });
    const setup = {
      ...{ level: 'standard', terrain: 'urban', seed: 'sizes', tempo: 'blocks' },
      size: { columns: 5, rows: 5 },
      forces: [force('A', 'south', 44), force('B', 'north', 34)],
    };
    const course = isDeep ? { turns: 2, oneIn: 5, opens: 5 } : { turns: 1, oneIn: 27, opens: 20 };
    expect(beyond(sizesAlong(battletech, setup, course))).toEqual({});
  });
});
