/** What others give to a shot, in a whole phase of fire. */
import { UNDAMAGED } from '../../../../../catalog';
import { diceBook } from '../../../../../../test/support/games/contract/dice-book';
import type { Battlefield } from '../../field/model';
import { hex, makeField, makeSheet } from '../../testing/make-mech';
import { cellsOf } from './cells';
import type { Event } from '../events';
import { Fight } from '../fight';
import { resolveFire } from './fire-phase';
import { hexesOver } from './helpers';
import type { Aimed, Entry, Setup, State, Unit } from '../model';
import { open } from '../open';

interface Put {
  readonly id: string;
  readonly side: 'a' | 'b';
  readonly design: string;
  readonly hex: string;
  readonly facing?: number;
}

const entry = ({ id, design }: Put): Entry => ({
  ...{ id, sheet: design, condition: UNDAMAGED, gunnery: 0, piloting: 5, pilotHits: 0, heat: 0 },
  isShutDown: false,
});

const stateOf = (puts: readonly Put[], field: Battlefield = makeField()): State => {
  const zone = { west: 1, north: 1, east: 16, south: 17 };
  const of = (side: string) => puts.filter((one) => one.side === side).map(entry);
  const setup: Setup = {
    ...{ level: 'standard', field, exits: {}, mines: [], tempo: 'blocks', turns: 9 },
    sheets: Object.fromEntries(puts.map(({ design }) => [design, makeSheet(design)])),
    forces: [
      { seat: 'A', side: 'a', zone, units: of('a') },
      { seat: 'B', side: 'b', zone, units: of('b') },
    ],
  };
  const state = open(setup);
  const units = state.units.map((unit): Unit => {
    const put = puts.find(({ id }) => id === unit.id);
    return { ...unit, hex: hex(put?.hex ?? '0101'), facing: put?.facing ?? 0 };
  });
  return { ...state, step: 'fire', units };
};

const fired = (state: State, unit: string, shots: readonly Aimed[], seed = 'fire'): readonly Event[] => {
  const fight = new Fight({ ...state, fire: [{ unit, twist: 0, shots }] }, diceBook(seed).dice);
  resolveFire(fight);
  return fight.events;
};
const all = (state: State, unit: string, target: string): readonly Aimed[] =>
  [...new Set(cellsOf(state, unit, 0).map(({ mount }) => mount.id))].map((mount) => ({
    mount,
    target,
    shots: 1,
  }));

const archer = { id: 'archer', side: 'a', design: 'archer-arc-2r', hex: '0815' } as const;
const target = { id: 'target', side: 'b', design: 'hunchback-hbk-4g', hex: '0803' } as const;
const hill = makeField({ '0809': { level: 6 }, '0709': { level: 6 }, '0909': { level: 6 } });

describe('indirect fire', () => {
  it('BT-GUN-17 needs a friend who sees the target, and its launchers only take part', () => {
    expect(cellsOf(stateOf([archer, target], hill), 'archer', 0)).toEqual([]);
    const spotter = { id: 'spotter', side: 'a', design: 'locust-lct-1v', hex: '0805' } as const;
    const state = stateOf([archer, spotter, target], hill);
    const cells = cellsOf(state, 'archer', 0);
    expect(new Set(cells.map(({ mount }) => mount.figures.item))).toEqual(new Set(['lrm-20']));
    const shots = fired(state, 'archer', all(state, 'archer', 'target'));
    const [shot] = shots.filter((event) => event.type === 'shot');
    expect(shot?.type === 'shot' && shot.terms.map(({ code }) => code)).toContain('indirect');
    // Who spots and fires too makes both harder.
    const both: State = {
      ...state,
      fire: [
        { unit: 'spotter', twist: 0, shots: all(state, 'spotter', 'target') },
        { unit: 'archer', twist: 0, shots: all(state, 'archer', 'target') },
      ],
    };
    const fight = new Fight(both, diceBook('both').dice);
    resolveFire(fight);
    const codes = fight.events
      .flatMap((event) => (event.type === 'shot' ? event.terms : []))
      .map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['spotter-attacks', 'spotting']));
  });
});

describe('what helps against missiles, and what guides them', () => {
  const defended = (design: string): readonly Event[] => {
    const state = stateOf([archer, { ...target, design, facing: 3 }]);
    return fired(state, 'archer', all(state, 'archer', 'target'));
  };

  it('BT-EQ-20 an anti-missile system works against one salvo, and spends a shot', () => {
    const used = defended('rifleman-rfl-3n').filter(({ type }) => type === 'defended');
    expect(used).toEqual([]);
    const events = defended(AMS);
    const works = events.filter((event) => event.type === 'defended');
    expect(works).toHaveLength(1);
    const [first] = works;
    expect(first?.type === 'defended' && first.bin).not.toBeNull();
  });
});

/** A design of the catalogue with an anti-missile system and its ammunition. */
const AMS = 'atlas-as7-k';

it('BT-EQ-23 what a salvo is fired over is both ends and what the line between them touches', () =>
  expect(hexesOver(stateOf([archer, target]), hex('0805'), hex('0802'))).toEqual([
    '0805',
    '0804',
    '0803',
    '0802',
  ]));

it('BT-EQ-19 a Narc launcher that hits fixes a beacon to where it hit, for its side', () => {
  const raven = { id: 'raven', side: 'a', design: 'raven-rvn-3l', hex: '0805' } as const;
  const state = stateOf([raven, target]);
  const narcs = all(state, 'raven', 'target').filter(
    ({ mount }) =>
      makeSheet('raven-rvn-3l').mounts.find(({ id }) => id === mount)?.figures.weapon?.ammunition === 13,
  );
  const fight = new Fight(
    { ...state, fire: [{ unit: 'raven', twist: 0, shots: narcs }] },
    diceBook('n').dice,
  );
  resolveFire(fight);
  const hit = fight.events.some((event) => event.type === 'shot' && event.isHit);
  const { beacons } = fight.state.units.find(({ id }) => id === 'target') ?? { beacons: [] };
  expect([narcs.length, hit, beacons.map(({ side }) => side)]).toEqual([1, true, ['a']]);
});
