import fc from 'fast-check';
import type { ForceId } from '../../kernel/ids';
import { distance } from '../../kernel/hex';
import { gridOf } from '../map/grid';
import { Draft } from '../model/draft';
import type { Hex } from '../model/map';
import type { CampaignState } from '../model/state';
import { world } from '../testing/world';
import { enemyTriggerMask, sees, sightMask, witnesses } from './sight';

const A = 'A' as ForceId;
const B = 'B' as ForceId;
const hexes = (state: CampaignState, mask: Uint8Array): readonly Hex[] =>
  gridOf(state.map).hexes.filter((_, index) => mask[index] === 1);
const around = (state: CampaignState, hex: string, radius: number): readonly Hex[] =>
  gridOf(state.map).hexes.filter((other) => distance(hex as Hex, other) <= radius);

describe('sight', () => {
  it('SIGHT-1 a mech sees its own hex and the six adjacent ones, and nothing else', () => {
    const state = world().mech('A', 'hunchback-hbk-4g', '0505').build();
    expect(hexes(state, sightMask(state, A))).toEqual(around(state, '0505', 1));
    expect(hexes(state, sightMask(state, A))).toHaveLength(7);
    expect(hexes(state, sightMask(state, B))).toEqual([]);
  });

  it('SIGHT-1 a shut-down mech and one without pilot see too; one that has not entered play sees nothing', () => {
    const shut = world().mech('A', 'hunchback-hbk-4g', '0505', { shutDown: true, pilot: null }).build();
    expect(hexes(shut, sightMask(shut, A))).toHaveLength(7);
    const waiting = world().mech('A', 'hunchback-hbk-4g', null).build();
    expect(hexes(waiting, sightMask(waiting, A))).toEqual([]);
  });

  it('SIGHT-2 a controlled building that works sees radius 2; one at half its CP, a sabotaged one and one of nobody see nothing', () => {
    const works = world().building('hospital', '0505', 'A', { cp: 51 }).build();
    expect(hexes(works, sightMask(works, A))).toEqual(around(works, '0505', 2));
    for (const state of [
      world().building('hospital', '0505', 'A', { cp: 50 }).build(),
      world().building('hospital', '0505', 'A', { sabotaged: true }).build(),
      world().building('hospital', '0505').build(),
    ])
      expect(hexes(state, sightMask(state, A))).toEqual([]);
  });

  it('SIGHT-3 with a working sensor network the controller’s buildings see radius 3; mechs and other players’ buildings do not', () => {
    const state = world()
      .building('sensor-network', '0202', 'A')
      .building('hospital', '0707', 'A')
      .building('mine-factory', '1202', 'B')
      .mech('A', 'hunchback-hbk-4g', '1110')
      .build();
    const expected = new Set([
      ...around(state, '0202', 3),
      ...around(state, '0707', 3),
      ...around(state, '1110', 1),
    ]);
    expect(new Set(hexes(state, sightMask(state, A)))).toEqual(expected);
    expect(hexes(state, sightMask(state, B))).toEqual(around(state, '1202', 2));
    const broken = world()
      .building('sensor-network', '0202', 'A', { cp: 50 })
      .building('hospital', '0707', 'A')
      .build();
    expect(hexes(broken, sightMask(broken, A))).toEqual(around(broken, '0707', 2));
  });

  it('BLD-6 control and working count as read when the phase opened', () => {
    const state = world()
      .building('hospital', '0505', 'B', { cp: 10, opened: { control: A, works: true } })
      .build();
    expect(hexes(state, sightMask(state, A))).toEqual(around(state, '0505', 2));
    expect(hexes(state, sightMask(state, B))).toEqual([]);
  });

  it('SETUP-1 team-mates share sight', () => {
    const state = world({ players: 3, teams: { A: 1, B: 1 } })
      .mech('A', 'hunchback-hbk-4g', '0505')
      .mech('C', 'hunchback-hbk-4g', '0909')
      .build();
    expect(sees(state, B, '0506' as Hex)).toBe(true);
    expect(sees(state, B, '0909' as Hex)).toBe(false);
    expect(witnesses(state, '0505' as Hex)).toEqual(['A', 'B']);
  });

  it('SIGHT-4 without fog of war everything is in sight', () => {
    const state = world({ options: { fogOfWar: false } })
      .mech('A', 'hunchback-hbk-4g', '0505')
      .build();
    expect(hexes(state, sightMask(state, B))).toHaveLength(120);
    expect(witnesses(state, '1209' as Hex)).toEqual(['A', 'B']);
  });

  it('SIGHT-5 enemy sight is that of enemy mechs and buildings, or of mechs only, with and without fog', () => {
    for (const fogOfWar of [true, false]) {
      const build = (sightTriggers: 'units' | 'units-and-buildings') =>
        world({ options: { fogOfWar, sightTriggers } })
          .mech('B', 'hunchback-hbk-4g', '0505')
          .building('hospital', '1005', 'B')
          .mech('A', 'hunchback-hbk-4g', '0101')
          .build();
      const both = build('units-and-buildings');
      expect(new Set(hexes(both, enemyTriggerMask(both, A)))).toEqual(
        new Set([...around(both, '0505', 1), ...around(both, '1005', 2)]),
      );
      const units = build('units');
      expect(hexes(units, enemyTriggerMask(units, A))).toEqual(around(units, '0505', 1));
    }
  });

  it('follows a draft from one event to the next', () => {
    const draft = new Draft(world().mech('A', 'hunchback-hbk-4g', '0505').build());
    expect(sees(draft, A, '0505' as Hex)).toBe(true);
    draft.patch('mechs', 'A1', { hex: '0909' as Hex });
    expect(sees(draft, A, '0505' as Hex)).toBe(false);
    draft.patch('mechs', 'A1', { hex: '0202' as Hex });
    expect(sees(draft, A, '0909' as Hex)).toBe(false);
    expect(sees(draft.finish(), A, '0202' as Hex)).toBe(true);
  });
});

describe('sight that is kept from one state to the next', () => {
  it('is what is seen when everything is looked at anew, whoever has moved, come, gone or lost a building', () => {
    const step = fc.tuple(
      fc.constantFrom('A1', 'A2', 'B1', 'hospital'),
      fc.constantFrom('0303', '0304', '0606', '1105', null),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.boolean(), (steps, allied) => {
        let state = world({ teams: allied ? { A: 1, B: 1 } : {} })
          .building('hospital', '0808', 'A')
          .building('sensor-network', '0202', 'A')
          .mech('A', 'hunchback-hbk-4g', '0303')
          .mech('A', 'hunchback-hbk-4g', '0606')
          .mech('B', 'hunchback-hbk-4g', '1105')
          .build();
        for (const [who, where] of steps) {
          const draft = new Draft(state);
          const [building] = Object.values(state.buildings).filter(({ type }) => type === who);
          if (building === undefined) draft.patch('mechs', who, { hex: where as Hex | null });
          else draft.patch('buildings', building.id, { sabotaged: where === null });
          state = draft.finish();
          const anew: CampaignState = {
            ...state,
            map: structuredClone(state.map),
            mechs: { ...state.mechs },
          };
          for (const force of [A, B]) {
            expect(sightMask(state, force)).toEqual(sightMask(anew, force));
            expect(enemyTriggerMask(state, force)).toEqual(enemyTriggerMask(anew, force));
          }
        }
      }),
    );
  });
});
