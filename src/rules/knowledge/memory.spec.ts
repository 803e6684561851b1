import type { ForceId } from '../../kernel/ids';
import type { CampaignEvent } from '../events';
import type { Hex } from '../model/map';
import type { CampaignState } from '../model/state';
import { resolutionOf, world } from '../testing/world';
import { knowledgeOf } from './build';
import { rememberLosses } from './memory';

const HBK = 'hunchback-hbk-4g';
const A = 'A' as ForceId;

const moved = (
  state: CampaignState,
  mech: string,
  to: string,
  revealedTo: readonly string[] = [],
): CampaignEvent => {
  const row = Object.values(state.mechs).find(({ id }) => id === mech);
  if (row === undefined || row.hex === null) throw new Error('no such mech');
  return {
    type: 'mech-moved',
    data: {
      mech: row.id,
      force: row.force,
      design: row.design,
      name: row.name,
      from: row.hex,
      path: [to as Hex],
      by: 'move',
      enteredFrom: 'N',
      since: 12,
      revealedTo: revealedTo as ForceId[],
    },
  };
};

const after = (state: CampaignState, events: readonly CampaignEvent[]) => {
  const resolution = resolutionOf(state);
  for (const event of events) resolution.emit(event);
  rememberLosses(resolution, state, 0);
  return {
    state: resolution.state.finish(),
    resolution,
    knows: (force: string) =>
      knowledgeOf(resolution.state.finish(), resolution.catalog, { kind: 'force', force: force as ForceId }),
  };
};

describe('last-seen memory', () => {
  it('SIGHT-4 what was in sight and is not any more is remembered as it was, dated', () => {
    const state = world({ round: 3, phase: 'movement' })
      .mech('A', HBK, '0505')
      .mech('B', HBK, '0506', { shutDown: true })
      .build();
    expect(after(state, [moved(state, 'A1', '0502')]).knows('A').others).toEqual([
      {
        id: 'B1',
        force: 'B',
        design: HBK,
        hex: '0506',
        shutDown: true,
        seen: { round: 3, phase: 'movement' },
      },
    ]);
  });

  it('MOV-3 a move that was revealed is remembered at its end', () => {
    const state = world({ round: 3, phase: 'movement' })
      .mech('A', HBK, '0505')
      .mech('B', HBK, '0506')
      .build();
    expect(after(state, [moved(state, 'B1', '0509', ['A'])]).knows('A').others).toMatchObject([
      { hex: '0509', seen: { round: 3, phase: 'movement' } },
    ]);
    expect(after(state, [moved(state, 'B1', '0509')]).knows('A').others).toEqual([]);
  });

  it('SIGHT-4 a memory ends when it is seen again, or when its place is seen empty', () => {
    const state = world().mech('A', HBK, '0505').mech('A', HBK, '1205').mech('B', HBK, '0506').build();
    const lost = after(state, [moved(state, 'A1', '0502')]).state;
    expect(Object.keys(lost.memories)).toEqual(['A|mech|B1']);
    expect(Object.keys(after(lost, [moved(lost, 'B1', '1206')]).state.memories)).toEqual([]);
    const gone = after(lost, [moved(lost, 'B1', '0909')]).state;
    expect(Object.keys(gone.memories)).toEqual(['A|mech|B1']);
    expect(Object.keys(after(gone, [moved(gone, 'A1', '0505')]).state.memories)).toEqual([]);
  });

  it('SIGHT-4 a mech taken from the game before one’s eyes is not remembered; one taken out of sight stays as it was', () => {
    const removed = (state: CampaignState): CampaignEvent => ({
      type: 'mech-corrected',
      data: {
        before: Object.values(state.mechs).find(({ id }) => id === 'B1') ?? null,
        after: null,
        counter: null,
        designHash: null,
        witnesses: [],
      },
    });
    const state = world().mech('A', HBK, '0505').mech('B', HBK, '0506').build();
    expect(after(state, [removed(state)]).knows('A').others).toEqual([]);
    const lost = after(state, [moved(state, 'A1', '0502')]).state;
    expect(after(lost, [removed(lost)]).knows('A').others).toMatchObject([{ id: 'B1', hex: '0506' }]);
  });

  it('SIGHT-4 buildings and depots are remembered and forgotten alike', () => {
    const state = world()
      .mech('A', HBK, '0505')
      .building('quarry', '0506', 'B', { cp: 40 })
      .stock('B', '0506', 'medium-laser', 2)
      .build();
    const lost = after(state, [moved(state, 'A1', '0501')]);
    expect(lost.knows('A').buildings).toMatchObject([
      { control: 'B', cp: 40, works: false, seen: { round: 1, phase: 'planning' } },
    ]);
    expect(lost.knows('A').depots).toEqual([
      { hex: '0506', force: 'B', seen: { round: 1, phase: 'planning' } },
    ]);
    expect(Object.keys(after(lost.state, [moved(lost.state, 'A1', '0505')]).state.memories)).toEqual([]);
  });

  it.each([
    [['A'], 'B'],
    [[], null],
  ] as const)(
    'BLD-1 who loses a building learns it, though they do not see it; to whom, only when told (%j)',
    (knownTo, control) => {
      const state = world().building('quarry', '0506', 'A', { cp: 10 }).mech('B', HBK, '0506').build();
      const building = Object.values(state.buildings)[0];
      if (building === undefined) throw new Error('no building');
      const captured: CampaignEvent = {
        type: 'building-corrected',
        data: {
          building: building.id,
          buildingType: building.type,
          hex: building.hex,
          control: 'B' as ForceId,
          cp: 10,
          knownTo: knownTo as readonly ForceId[],
        },
      };
      expect(after(state, [captured]).knows('A').buildings).toMatchObject([
        { control, cp: 10, seen: { round: 1 } },
      ]);
    },
  );

  it('SETUP-1 every member of a team has rows of its own', () => {
    const state = world({ players: 3, teams: { A: 1, C: 1 } })
      .mech('A', HBK, '0505')
      .mech('B', HBK, '0506')
      .build();
    expect(Object.keys(after(state, [moved(state, 'A1', '0502')]).state.memories).sort()).toEqual([
      'A|mech|B1',
      'C|mech|B1',
    ]);
  });

  it('tells nobody, and emits nothing when nothing is lost or nothing is hidden', () => {
    const state = world().mech('A', HBK, '0505').mech('B', HBK, '0909').build();
    expect(after(state, [moved(state, 'A1', '0504')]).resolution.events).toHaveLength(1);
    const open = world({ options: { fogOfWar: false } })
      .mech('A', HBK, '0505')
      .mech('B', HBK, '0506')
      .build();
    expect(after(open, [moved(open, 'A1', '0501')]).resolution.events).toHaveLength(1);
    expect(sightOfA(after(open, []).state)).toBe(true);
  });
});

const sightOfA = (state: CampaignState): boolean =>
  knowledgeOf(state, resolutionOf(state).catalog, { kind: 'force', force: A }).sight.every(
    (one) => one === 1,
  );
