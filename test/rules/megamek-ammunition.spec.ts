import { bundledCatalog } from '../../src/catalog/bundled';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { quietReport } from '../../src/rules/testing/battles';
import type { BattleSetup } from '../../src/tactical/contract';
import { weigh, type Findings } from '../../src/tactical/engines/megamek/records/battle-evidence';
import { claimsOf } from '../../src/tactical/engines/megamek/records/claims';
import { readRecord } from '../../src/tactical/engines/megamek/records/read-record';
import type { MegaMekRecord } from '../../src/tactical/engines/megamek/records/record';
import { setupOf, unitOf } from '../support/megamek/megamek-battle';
import { recordText } from '../support/megamek/megamek-record';

const catalog = bundledCatalog();
/** Dervish: LRM 10 and SRM 2; its first bin of missiles for the LRM has 12 shots. */
const DESIGN = 'dervish-dv-6m';
const design = catalog.mech(DESIGN);
const bin = design?.bins.find(({ item }) => item === 'lrm-10-ammo');
if (design === null || design === undefined || bin === undefined) throw new Error('no such bin');
const { location, slot, shots: full } = bin;

const battle = (before: number = full): BattleSetup =>
  setupOf([
    unitOf('A1', 'A', DESIGN, {
      condition: {
        armor: {},
        structure: {},
        slots: [],
        ammunition: before === full ? [] : [{ location, slot, shots: before }],
      },
    }),
    unitOf('B1', 'B', 'hunchback-hbk-4g'),
  ]);

const recordOf = async (
  setup: BattleSetup,
  side: string,
  name: string,
  shots: string,
): Promise<MegaMekRecord> => {
  const text = recordText(setup, quietReport(setup), side);
  const changed = text.replace(
    new RegExp(`(<slot index="${slot}" type=")IS Ammo LRM-10(" shots=")\\d+"`),
    `$1${name}$2${shots}"`,
  );
  expect(changed).not.toBe(text);
  const root = await readXml(Buffer.from(changed));
  const record = root.ok ? readRecord(root.value) : root;
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
};

const left = async (setup: BattleSetup, name: string, shots: string): Promise<number | readonly string[]> => {
  const claims = claimsOf(catalog, setup, 'A', await recordOf(setup, 'A', name, shots));
  if (!claims.ok) return claims.error.map(({ code }) => code);
  const told = claims.value
    .find(({ unit }) => unit.id === 'A1')
    ?.condition.ammunition.find((one) => one.location === location && one.slot === slot);
  return told?.shots ?? full;
};

describe('ammunition that was changed in MegaMek’s lobby', () => {
  it.each([
    ['a kind of the catalogue', 'IS Ammo LRM-10 Semi-guided'],
    ['a kind with fewer shots', 'IS Ammo LRM-10 Heat-Seeking'],
    ['by an older name', 'IS Ammo LRM-10 - Semi-guided'],
    ['a kind that only later releases have', 'IS Ammo LRM-10 Thunder w/ Incendiary'],
  ])('MM-4 counts its shots as those of the bin: %s', async (_, name) => {
    expect(await left(battle(), name, '3')).toBe(3);
    expect(await left(battle(), name, '0')).toBe(0);
  });

  it('MM-4 takes nothing for what was not there: the lobby fills a bin that it changes', async () => {
    expect(await left(battle(5), 'IS Ammo LRM-10 Semi-guided', '12')).toBe(5);
    expect(await left(battle(5), 'IS Ammo LRM-10 Semi-guided', '4')).toBe(4);
    expect(await left(battle(), 'IS Ammo LRM-10 Semi-guided', '120')).toBe(full);
  });

  it('CMB-8 still refuses the ammunition of another weapon, and what is none', async () => {
    expect(await left(battle(), 'IS Ammo LRM-15', '3')).toEqual(['record/other-equipment']);
    expect(await left(battle(), 'IS Ammo SRM-2', '3')).toEqual(['record/other-equipment']);
    expect(await left(battle(), 'Medium Laser', '3')).toEqual(['record/other-equipment']);
    expect(await left(battle(), 'IS Ammo Death Ray', '3')).toEqual(['record/unknown-equipment']);
    expect(await left(battle(5), 'IS Ammo LRM-10', '6')).toEqual(['battle/ammunition-refilled']);
  });

  it('MM-4 tells both sides of it, once, by unit and place', async () => {
    const setup = battle();
    const name = 'IS Ammo LRM-10 Semi-guided';
    const records = await Promise.all(
      ['A', 'B'].map(async (side) => ({ side, record: await recordOf(setup, side, name, '3') })),
    );
    const noted = (of: typeof records): Findings['notes'] => {
      const weighed = weigh(catalog, setup, { records: of, spoken: [] });
      if (!weighed.ok) throw new Error(JSON.stringify(weighed.error));
      return weighed.value.notes;
    };
    const params = { unit: 'A1', location, slot, type: name, shots: 3, line: expect.any(Number) as number };
    expect(noted(records)).toMatchObject([{ code: 'record/other-ammunition', params }]);
    expect(noted(records.slice(1))).toMatchObject([{ code: 'record/other-ammunition', params }]);
    const untouched = await recordOf(setup, 'A', 'IS Ammo LRM-10', '3');
    expect(noted([{ side: 'A', record: untouched }])).toEqual([]);
  });

  it('MM-4 notes nothing where a name that both technologies have is the bin’s own', async () => {
    const setup = setupOf([unitOf('A1', 'A', 'piranha-standard')]);
    const text = recordText(setup, quietReport(setup), 'A');
    const called = text.replaceAll('Clan Machine Gun Ammo - Half', 'Half Machine Gun Ammo');
    expect(called).not.toBe(text);
    const root = await readXml(Buffer.from(called));
    const record = root.ok ? readRecord(root.value) : root;
    const claims = record.ok ? claimsOf(catalog, setup, 'A', record.value) : record;
    expect(claims.ok ? claims.value.flatMap(({ notes }) => notes) : claims.error).toEqual([]);
  });
});
