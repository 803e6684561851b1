/**
 * `npm run bench [-- --json] [--only name,…] [--quick]`: what the server does beside what bare means do, in
 * interleaved rounds of one run.
 */
import { parseArgs } from 'node:util';
import { benchBattles } from './bench/battles';
import { benchBots } from './bench/bots';
import { benchClose } from './bench/close';
import { benchCrowd } from './bench/crowd';
import { benchDarkAge } from './bench/dark-age';
import { benchDue } from './bench/due';
import { asTable, type Figures } from './bench/support/figures';
import { benchFloods } from './bench/floods';
import { benchHttp } from './bench/http';
import { benchImport } from './bench/import';
import { benchInterference } from './bench/interference';
import { benchLargeMatches } from './bench/large-matches';
import { benchMatches } from './bench/matches';
import { benchMegamek } from './bench/megamek';
import { benchMemory } from './bench/memory';
import { benchNotices } from './bench/notices';
import { benchPictures } from './bench/pictures';
import { benchRecords } from './bench/records';
import { benchSearch } from './bench/search';
import { benchSettled } from './bench/settled';
import { benchStartup } from './bench/startup';
import { benchSupply } from './bench/supply';
import { benchValue } from './bench/value';
import { benchWriters } from './bench/writers';
import { openGround, type Ground } from './bench/support/ground';

const httpRounds = (quick: boolean): readonly [rounds: number, seconds: number] => (quick ? [5, 1] : [11, 2]);

const BENCHES: Readonly<Record<string, (ground: Ground, quick: boolean) => Promise<Figures>>> = {
  orders: (ground, quick) => benchHttp(ground, ['orders'], ...httpRounds(quick)),
  view: (ground, quick) => benchHttp(ground, ['view'], ...httpRounds(quick)),
  'not-modified': (ground, quick) => benchHttp(ground, ['not-modified'], ...httpRounds(quick)),
  interference: (ground, quick) => benchInterference(ground, quick ? 100 : 500),
  close: (ground, quick) => benchClose(ground, quick ? 15 : 40),
  crowd: (ground, quick) => benchCrowd(ground, quick ? [100, 1_000] : [100, 1_000, 10_000], quick ? 30 : 100),
  due: (ground, quick) => benchDue(ground, quick ? 200 : 1000),
  notices: (ground, quick) => benchNotices(ground, quick ? 1_000 : 10_000, 'called'),
  'notices-ended': (ground, quick) => benchNotices(ground, quick ? 1_000 : 10_000, 'ended'),
  writers: (ground, quick) => benchWriters(ground, quick ? 3 : 7, quick ? 1 : 3),
  memory: (ground, quick) => benchMemory(ground, quick ? 60 : 600),
  search: (ground, quick) => benchSearch(ground, quick ? 3 : 11, quick ? 1 : 2),
  supply: (ground, quick) => benchSupply(ground, quick ? 3 : 11, quick ? 1 : 2),
  value: (_ground, quick) => benchValue(quick ? 3 : 10),
  matches: (ground, quick) => benchMatches(ground, quick ? 5 : 20),
  'large-matches': (ground, quick) => benchLargeMatches(ground, quick ? 100 : 400),
  'dark-age': (ground, quick) => benchDarkAge(ground, quick ? 400 : 2_000, quick ? 10 : 60),
  megamek: (_ground, quick) => benchMegamek(quick ? 5 : 30),
  records: (_ground, quick) => benchRecords(quick ? 5 : 30),
  pictures: (_ground, quick) => benchPictures(quick ? 10 : 60),
  battles: (ground, quick) => benchBattles(ground, quick ? 10 : 60),
  bots: (_ground, quick) => benchBots(quick ? 1 : 5),
  settled: (ground, quick) => benchSettled(ground, quick ? 10 : 30),
  import: (_ground, quick) => benchImport(quick ? 1 : 3),
  floods: (ground, quick) => benchFloods(ground, quick ? 2 : 5),
  startup: (_ground, quick) => benchStartup(quick ? 1 : 5),
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const wanted = values.only?.split(',') ?? Object.keys(BENCHES);
  const unknown = wanted.filter((name) => BENCHES[name] === undefined);
  if (unknown.length > 0)
    throw new Error(`no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`);
  const ground = await openGround();
  try {
    let figures: Figures = {};
    for (const name of wanted) {
      const found = (await BENCHES[name]?.(ground, values.quick)) ?? {};
      figures = { ...figures, ...found };
      if (!values.json) console.error(`${asTable(found)}\n`);
    }
    console.log(values.json ? JSON.stringify(figures, null, 2) : asTable(figures));
  } finally {
    await ground.close();
  }
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
