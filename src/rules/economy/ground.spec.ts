import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId } from '../../kernel/ids';
import { knowledgeOf } from '../knowledge/build';
import type { Hex } from '../model/map';
import type { CampaignState } from '../model/state';
import { world } from '../testing/world';
import { entryHexes, freeEntryHexes, groundOfKnowledge, groundOfState, mayStore, storeHexes } from './ground';

const A = 'A' as ForceId;
const HUNCHBACK = 'hunchback-hbk-4g';
const truth = (state: CampaignState) => groundOfState(state, A);
const knowledge = (state: CampaignState) =>
  groundOfKnowledge(knowledgeOf(state, bundledCatalog(), { kind: 'force', force: A }));

describe.each([
  ['the truth', truth],
  ['the knowledge', knowledge],
] as const)('places by %s', (_name, groundOf) => {
  it('DEP-1 stores in the HQ hex, at own buildings and at own mechs', () => {
    const state = world()
      .mech('A', HUNCHBACK, '0303')
      .building('hospital', '0505', 'A')
      .building('academy', '0507', 'B')
      .build();
    expect(storeHexes(groundOf(state))).toEqual(['0101', '0303', '0505']);
  });

  it('DEP-1 stores nowhere where an enemy mech stands', () => {
    const state = world().mech('A', HUNCHBACK, '0303').mech('B', HUNCHBACK, '0303').build();
    expect(mayStore(groundOf(state), '0303' as Hex)).toBe(false);
    expect(mayStore(groundOf(state), '0101' as Hex)).toBe(true);
  });

  it('DEP-1 a team-mate in the hex does no harm', () => {
    const state = world({ players: 3, teams: { A: 1, B: 1 } })
      .mech('A', HUNCHBACK, '0303')
      .mech('B', HUNCHBACK, '0303')
      .build();
    expect(mayStore(groundOf(state), '0303' as Hex)).toBe(true);
  });

  it('DEP-4 enters in the HQ hex and at the four kinds of buildings that work', () => {
    const state = world()
      .building('black-market', '0201', 'A')
      .building('mech-factory', '0202', 'A')
      .building('free-trader', '0203', 'A')
      .building('spaceport', '0204', 'A')
      .building('hospital', '0205', 'A')
      .building('spaceport', '0206', 'A', { id: 'broken', cp: 50 })
      .building('spaceport', '0207', 'B', { id: 'foreign' })
      .build();
    expect(entryHexes(groundOf(state))).toEqual(['0101', '0201', '0202', '0203', '0204']);
  });

  it('DEP-4 BLD-6 goes by what was controlled and worked when the phase opened', () => {
    const state = world()
      .building('spaceport', '0201', 'A', { opened: { control: null, works: true } })
      .build();
    expect(entryHexes(groundOf(state))).toEqual(['0101']);
  });

  it('DEP-4 does not enter where an enemy mech stands', () => {
    const state = world().building('spaceport', '0401', 'A').mech('B', HUNCHBACK, '0401').build();
    expect(freeEntryHexes(groundOf(state))).toEqual(['0101']);
  });
});

it('SIGHT-4 an enemy out of sight blocks a place in truth only', () => {
  const state = world().mech('A', HUNCHBACK, '0505').mech('B', HUNCHBACK, '0101').build();
  expect(freeEntryHexes(knowledge(state))).toEqual(['0101']);
  expect(freeEntryHexes(truth(state))).toEqual([]);
});
