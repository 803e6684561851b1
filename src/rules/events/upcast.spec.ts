import type { CampaignState, MechRow } from '../model/state';
import { world } from '../testing/world';
import { upcast } from './upcast';

/** A row as version 1 wrote it. */
const before = <Row extends object>(row: Row, ...columns: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !columns.includes(key)));

const today = world().mech('A', 'hunchback-hbk-4g', '0101').building('mech-factory', '0202', 'A').build();
const mech = Object.values(today.mechs)[0] as MechRow;
const oldMech = before(mech, 'factoryDesign', 'plannedEntry', 'plannedFlight');
const oldState = {
  ...before(today, 'wrecks'),
  mechs: { [mech.id]: oldMech },
  buildings: Object.fromEntries(
    Object.entries(today.buildings).map(([id, row]) => [id, before(row, 'work', 'flown')]),
  ),
};

describe('events of older versions', () => {
  it.each(['campaign-started', 'campaign-rolled-back'] as const)(
    'a %s gets the columns that its state lacked',
    (type) => {
      const { data } = upcast(type, 1, { state: oldState, ledger: [], reason: 'why' }) as {
        data: { state: CampaignState; reason: string };
      };
      expect(data.state).toEqual(today);
      expect(data.reason).toBe('why');
    },
  );

  it('a mech-corrected gets them for both its rows, and null stays null', () => {
    const lifted = upcast('mech-corrected', 1, {
      before: null,
      after: oldMech,
      counter: 1,
      designHash: null,
      witnesses: [],
    });
    expect(lifted.data).toEqual({ before: null, after: mech, counter: 1, designHash: null, witnesses: [] });
    expect(
      upcast('mech-corrected', 1, {
        before: oldMech,
        after: null,
        counter: null,
        designHash: null,
        witnesses: [],
      }).data,
    ).toMatchObject({
      before: mech,
      after: null,
    });
  });

  it('one of today is read as it is', () => {
    const data = { state: { ...today, mechs: { [mech.id]: { ...mech, factoryDesign: 'atlas-as7-d' } } } };
    expect(upcast('campaign-started', 2, data).data).toBe(data);
  });

  it('what no version wrote is refused, since the database is newer than the program', () => {
    expect(() => upcast('campaign-started', 3, {})).toThrow('newer');
    expect(() => upcast('mech-teleported', 1, {})).toThrow('unknown');
  });
});
