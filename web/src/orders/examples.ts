/** Mechs and views for specs, as small as they can be. */
import type { Schemas } from '../../../src/client/client';
import type { Sheets } from '../planet/scene';

type View = Schemas['View'];

export const ownMech = (
  id: string,
  hex: string,
  rest: Partial<Schemas['OwnMech']> = {},
): Schemas['OwnMech'] => ({
  own: true,
  id,
  force: 'mine',
  design: 'hunchback-hbk-4g',
  name: 'Hunchback HBK-4G',
  hex,
  pilot: null,
  walk: 4,
  bv: 1041,
  hired: false,
  state: 'ready',
  fit: true,
  condition: { armor: {}, structure: {}, slots: [], ammunition: [] },
  plannedPath: null,
  moved: null,
  factoryDesign: null,
  ...rest,
});

export const seenMech = (id: string, hex: string, round: number | null = null): Schemas['SeenMech'] => ({
  own: false,
  id,
  force: 'theirs',
  design: 'raven-rvn-3l',
  hex,
  seen: round === null ? null : { round, phase: 'combat' },
  shutDown: false,
});

const force = (id: string, seat: number): View['forces'][number] => ({
  id,
  seat,
  name: id,
  faction: 'davion',
  team: null,
  player: id,
  ready: false,
  out: false,
  account: null,
});

/** Round 4 on a map of nine hexes; my force sees one of them. */
export const viewOf = (mechs: View['mechs']): View => ({
  campaign: '01a20530-6aec-7722-bd35-fdd7e79a03cb',
  round: 4,
  phase: 'planning',
  step: null,
  deadline: null,
  force: 'mine',
  seq: 1,
  status: 'running',
  account: 0,
  ready: false,
  winners: null,
  battles: [],
  battlesFought: { open: 0, over: 0 },
  buildings: [],
  depots: [],
  forces: [force('mine', 1), force('theirs', 2)],
  map: {
    columns: 3,
    rows: 3,
    hq: '0101',
    sight: ['0101'],
    enemySight: [],
    terrain: Object.fromEntries(
      ['01', '02', '03'].flatMap((column) =>
        ['01', '02', '03'].map((row) => [column + row, 'clear' as const]),
      ),
    ),
  },
  mechs,
  pilots: [],
  prisoners: [],
  waiting: [],
  wrecks: [],
});

/** Ten points of armour in one place. */
export const tenPoints: Sheets = new Map([
  ['hunchback-hbk-4g', { model: 'HBK-4G', motion: 'biped', armor: { CT: 10 }, structure: { CT: 16 } }],
]);
