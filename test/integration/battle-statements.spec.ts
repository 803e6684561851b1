/**
 * How many statements a battle takes, from its worksheets and records to the report that counts: as many for
 * 2 × 40 mechs as for 2 × 2.
 */
import pg from 'pg';
import { ConfirmReport } from '../../src/application/battles/reports/confirm-report';
import { FileReport } from '../../src/application/battles/reports/file-report';
import { FileEntries } from '../../src/application/battles/papers/file-entries';
import { HandIn } from '../../src/application/battles/papers/hand-in';
import { ReadDocuments } from '../../src/application/battles/papers/read-documents';
import { SaveEntry } from '../../src/application/battles/papers/save-entry';
import { SeeEntries } from '../../src/application/battles/papers/see-entries';
import type { CommandCall } from '../../src/application/campaigns/command';
import type { Access } from '../../src/application/campaigns/reader';
import type { Refusal } from '../../src/application/refusal';
import { openBattlefield, type Battlefield } from '../../src/cli/bench/support/battle-ground';
import { recordOf } from '../../src/cli/bench/records';
import { recordWrites } from '../../src/cli/bench/support/recorder';
import { seedAccounts } from '../../src/cli/seed/accounts';
import { createHost, type Host } from '../../src/cli/seed/hosts';
import { PgBattlePapers } from '../../src/infrastructure/store/battles/papers';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import type { BattleId, ReportId, UserId } from '../../src/kernel/ids';
import type { Result } from '../../src/kernel/result';
import { WHOLE } from '../../src/tactical';
import { records } from '../../src/tactical/engines/megamek';
import { tableEngine, worksheet } from '../../src/tactical/engines/table';
import { parseFieldEntry, parseUnitEntry } from '../../src/tactical/engines/table/worksheet';
import { createTestDatabase, type TestDatabase } from '../support/postgres';

let database: TestDatabase;
let pool: pg.Pool;
let host: Host;
let fields: readonly [small: Battlefield, large: Battlefield];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 8, pipeline: true });
  host = createHost(pool, Buffer.alloc(32, 'battle statements'));
  const accounts = await seedAccounts(pool, ['gm', 'player-1', 'player-2']);
  const open = (mechs: number): Promise<Battlefield> => openBattlefield(host, { forces: 2, mechs }, accounts);
  fields = [await open(2), await open(40)];
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const call = (field: Battlefield, user: UserId): CommandCall => ({
  id: field.id,
  user,
  dryRun: false,
  claim: null,
});
const seat = (field: Battlefield, index: number): UserId => field.players[index]?.user ?? field.gm;
const accessOf = async (field: Battlefield, index: number): Promise<Access> =>
  must(await host.reader.access(field.id, seat(field, index)));
const save = async (
  field: Battlefield,
  index: number,
  entry: { readonly part: string; readonly said: unknown },
  wholly: boolean,
) =>
  new SaveEntry(new PgBattlePapers(pool), host.reader).run(
    worksheet,
    await accessOf(field, index),
    field.battle,
    [{ ...entry, over: null, pointer: null }],
    {
      dryRun: false,
      wholly,
    },
  );
const read = <T>(parsed: Result<T, unknown>): T => {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

/** The same for both battles; a table that only the larger one changes is one statement more. */
const counted = async (work: (field: Battlefield) => Promise<unknown>, most: number): Promise<void> => {
  const counts: number[] = [];
  for (const field of fields) {
    // Into the cache, as a player has it who has looked at the battle.
    await host.store.read(field.id);
    counts.push((await recordWrites(() => work(field))).statements);
  }
  const [small = 0, large = 0] = counts;
  expect(small).toBeGreaterThan(0);
  expect(Math.abs(large - small)).toBeLessThanOrEqual(1);
  expect({ large, most, within: large <= most }).toEqual({ large, most, within: true });
};

const entry = (field: Battlefield, unit: string) => {
  const pilot = field.setup.units.find(({ id }) => id === unit)?.pilot ?? null;
  return read(
    parseUnitEntry({
      fate: 'on-field-fit',
      pilotFate: pilot === null ? null : 'in-mech',
      condition: { armor: { CT: 1 } },
    }),
  );
};

it('TBL a saved entry', async () => {
  for (const index of [0, 1])
    for (const field of fields)
      for (const { id } of field.setup.units)
        must(await save(field, index, { part: id, said: entry(field, id) }, false));
  for (const wholly of [false, true])
    await counted(async (field) => {
      const unit = field.setup.units[0]?.id ?? '';
      must(await save(field, 0, { part: unit, said: entry(field, unit) }, wholly));
    }, 9);
});

it('TBL entries of all units, saved at once', async () => {
  const papers = new SaveEntry(new PgBattlePapers(pool), host.reader);
  for (const wholly of [false, true])
    await counted(async (field) => {
      const all = field.setup.units.map(({ id }, index) => ({
        part: id,
        said: entry(field, id),
        over: null,
        pointer: `/units/${index}`,
      }));
      const { revisions } = must(
        await papers.run(worksheet, await accessOf(field, 0), field.battle, all, { dryRun: false, wholly }),
      );
      expect(revisions.size).toBe(all.length);
    }, 9);
});

it('TBL a worksheet that is read', async () => {
  await counted(
    async (field) =>
      must(
        await new SeeEntries(new PgBattlePapers(pool), host.reader).whole(
          worksheet,
          await accessOf(field, 0),
          field.battle,
        ),
      ),
    3,
  );
});

it('MM-4 records of both sides', async () => {
  const answersOf = ({ setup }: Battlefield) => ({
    ...{ '/holder': null, '/turns': 3 },
    ...Object.fromEntries(setup.buildings.map(({ id, cp }) => [`/buildings/${id}`, cp])),
  });
  await counted(async (field) => {
    const files = field.setup.sides.map(({ side }) => recordOf(field.setup, side));
    const brought = { files, answers: answersOf(field), side: null, file: true };
    const found = must(
      await new HandIn(host.store, new ReadDocuments(readXml)).run(
        records,
        call(field, field.gm),
        field.battle as BattleId,
        brought,
      ),
    );
    expect(found.filed).not.toBeNull();
  }, 22);
});

it('TBL a worksheet that is filed', async () => {
  for (const field of fields) {
    const said = read(parseFieldEntry({ holder: { side: null }, turns: 3, minesUsed: 0 }));
    must(await save(field, 0, { part: WHOLE, said }, false));
  }
  await counted(async (field) => {
    const answer = must(
      await new FileEntries(host.store).run(worksheet, call(field, seat(field, 0)), field.battle as BattleId),
    );
    expect(answer.state).toBe('reported');
  }, 16);
});

it('TAC-7 a report that is filed, and counts when the last side confirms it', async () => {
  const filed = new Map<string, string>();
  await counted(async (field) => {
    const { catalog } = (await accessOf(field, 0)).campaign;
    const body = { ...tableEngine.blankReport(catalog, field.setup), turns: 5 };
    // Every mech has lost something.
    const units = body.units.map((unit) => ({
      ...unit,
      condition: { ...unit.condition, armor: { ...unit.condition.armor, CT: 1 } },
    }));
    const answer = must(
      await new FileReport(host.store).run(call(field, seat(field, 0)), field.battle as BattleId, {
        ...body,
        units,
      }),
    );
    filed.set(field.battle, answer.report ?? '');
  }, 22);
  await counted(async (field) => {
    const answer = must(
      await new ConfirmReport(host.store).run(
        call(field, seat(field, 1)),
        field.battle as BattleId,
        filed.get(field.battle) as ReportId,
        () => true,
      ),
    );
    expect(answer.state).toBe('done');
  }, 22);
});
