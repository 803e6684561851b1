import { rowsOf } from '../model/draft';
import type { Audience } from '../model/audience';
import { type CampaignEvent, EVENTS } from '../events';
import type { ForceId } from '../../kernel/ids';
import { resolutionOf, world } from '../testing/world';
import { takeTheField } from './aftermath';

const H = 'hunchback-hbk-4g';
const combat = { phase: 'combat', step: 'battles', players: 3 } as const;
const force = (id: string): Audience => ({ kind: 'force', force: id as ForceId });
const tell = (event: CampaignEvent, to: Audience) =>
  (EVENTS[event.type] as { tell(data: object, to: Audience): unknown }).tell(event.data, to);
const take = (builder: ReturnType<typeof world>) => {
  const resolution = resolutionOf(builder.build());
  takeTheField(resolution);
  return resolution;
};

describe('aftermath', () => {
  it('CMB-10 BLD-1 a building comes under control of the side that alone can fight there, and stays so without a garrison', () => {
    const { state } = take(
      world(combat)
        .building('hospital', '0505', 'B')
        .building('academy', '0707', 'B')
        .building('airfield', '0202')
        .mech('A', H, '0505')
        .mech('A', H, '0202'),
    );
    expect(rowsOf(state.buildings).map(({ id, control }) => [id, control])).toEqual([
      ['academy-0707', 'B'],
      ['airfield-0202', 'A'],
      ['hospital-0505', 'A'],
    ]);
  });

  it('CMB-10 mechs that cannot fight take nothing, nor does a side that is not alone', () => {
    const { events } = take(
      world(combat)
        .building('hospital', '0505')
        .mech('A', H, '0505', { shutDown: true })
        .mech('A', H, '0505', { withdrawn: true })
        .mech('A', H, '0505', { moved: 'rail' })
        .building('academy', '0707')
        .mech('A', H, '0707')
        .mech('B', H, '0707'),
    );
    expect(events).toEqual([]);
  });

  it("CMB-10 an enemy who cannot fight does not hinder it, and a team-mate's building stays theirs", () => {
    const { state, events } = take(
      world({ ...combat, teams: { A: 1, C: 1 } })
        .building('hospital', '0505', 'B')
        .mech('A', H, '0505')
        .mech('B', H, '0505', { shutDown: true })
        .building('academy', '0707', 'C')
        .mech('A', H, '0707'),
    );
    expect(state.row('buildings', 'hospital-0505')?.control).toBe('A');
    expect(events).toHaveLength(1);
  });

  it('DEP-3 DEP-2 plundered stock changes its owner and joins what they have there, usable as it was', () => {
    const { state } = take(
      world(combat)
        .stock('B', '0505', 'medium-laser', 3, 2)
        .stock('A', '0505', 'medium-laser', 1, 0)
        .stock('B', '0606', 'medium-laser', 9)
        .mech('A', H, '0505'),
    );
    expect(rowsOf(state.stock)).toEqual([
      { force: 'A', hex: '0505', item: 'medium-laser', quantity: 4, usable: 2 },
      { force: 'B', hex: '0606', item: 'medium-laser', quantity: 9, usable: 9 },
    ]);
  });

  it('DEP-5 stored enemies are captured, prisoners pass on, and those of the own side are free', () => {
    const held = { status: 'captured', captor: 'B' as ForceId } as const;
    const { state } = take(
      world(combat)
        .mech('A', H, '0505')
        .pilot('B', '0505', { id: 'stored' })
        .pilot('A', '0505', { id: 'mine', ...held })
        .pilot('C', '0505', { id: 'third', ...held })
        .pilot('A', '0606', { id: 'elsewhere', ...held }),
    );
    const look = (id: string) => {
      const row = state.row('pilots', id);
      return [row?.status, row?.captor, row?.hex];
    };
    expect(look('stored')).toEqual(['captured', 'A', '0505']);
    expect(look('mine')).toEqual(['stored', null, '0505']);
    expect(look('third')).toEqual(['captured', 'A', '0505']);
    expect(look('elsewhere')).toEqual(['captured', 'B', '0606']);
  });

  it('SETUP-1 within a team the heaviest gets it, in a tie a roll decides', () => {
    const heavy = take(
      world({ ...combat, teams: { A: 1, B: 1 } })
        .building('hospital', '0505', 'C')
        .mech('A', H, '0505')
        .mech('B', 'atlas-as7-d', '0505'),
    );
    expect(heavy.state.row('buildings', 'hospital-0505')?.control).toBe('B');
    const winners = Array.from({ length: 30 }, (_, seed) => {
      const state = world({ ...combat, teams: { A: 1, B: 1 } })
        .building('hospital', '0505', 'C')
        .mech('A', H, '0505')
        .mech('B', H, '0505')
        .build();
      const resolution = resolutionOf(state, { seed });
      takeTheField(resolution);
      return resolution.state.row('buildings', 'hospital-0505')?.control;
    });
    expect(new Set(winners)).toEqual(new Set(['A', 'B']));
  });

  it('SIGHT-4 who lost it is told, by whom only when they see the hex; others are told nothing', () => {
    const { events } = take(
      world(combat)
        .building('hospital', '0505', 'B', { cp: 10 })
        .stock('B', '0505', 'medium-laser', 3)
        .mech('A', H, '0505')
        .pilot('C', '0505', { id: 'p' }),
    );
    const [captured, plundered, taken] = events;
    if (captured === undefined || plundered === undefined || taken === undefined)
      throw new Error('three events are wanted');
    expect(tell(captured, force('B'))).toEqual({
      building: 'hospital-0505',
      buildingType: 'hospital',
      hex: '0505',
    });
    expect(tell(captured, force('C'))).toBeNull();
    expect(tell(captured, { kind: 'observer' })).toBeNull();
    expect(tell(plundered, force('B'))).toEqual({
      hex: '0505',
      from: 'B',
      stock: [{ item: 'medium-laser', quantity: 3 }],
    });
    expect(tell(plundered, force('C'))).toBeNull();
    expect(JSON.stringify(tell(taken, force('C')))).not.toContain('"A"');
    expect(tell(taken, force('B'))).toBeNull();
  });
});
