/** Battles of campaigns that are fought on the server, for end-to-end and fault tests (MAT-2). */
import type { Game, Player } from '../game';
import type { Answer } from '../http';
import { expectStatus, type Person } from '../players';

interface GmView {
  readonly mechs: readonly { id: string; design: string; hex: string; force: string }[];
  readonly pilots: readonly { id: string; name: string }[];
  readonly buildings: readonly { id: string; type: string; control: string | null }[];
}

/** Their units come to every battle, and the quick start knows no vehicles. */
const SUPPORT = ['airfield', 'tank-factory', 'barracks'];
const DESIGNS = ['hunchback-hbk-4g', 'enforcer-enf-4r'] as const;

interface Crew {
  readonly gunnery: number;
  readonly piloting: number;
}
export interface Lance {
  readonly designs: readonly string[];
  readonly crew?: Crew;
}

const REGULAR: Crew = { gunnery: 4, piloting: 5 };

type Lances = readonly [Lance, Lance];

interface Fielded {
  readonly hex: string;
  readonly force: string;
  readonly design: string;
  readonly crew: Crew;
  readonly pilot: string;
}

/** Of the battle with this number, whose pilots have names of their own. */
const fieldedIn = (game: Game, lances: Lances, hex: string, number: number): readonly Fielded[] =>
  game.players.flatMap(({ force }, side) =>
    (lances[side]?.designs ?? []).map((design, index) => ({
      ...{ hex, force, design, crew: lances[side]?.crew ?? REGULAR },
      pilot: `Pilot ${String.fromCharCode(65 + 2 * number + side)}${index + 1}`,
    })),
  );

/**
 * Brings new mechs with pilots of both players into hexes without anybody else, one for each battle, and lets
 * them meet: the battles' ids.
 */
export const openMeetings = async (game: Game, all: readonly Lances[]): Promise<readonly string[]> => {
  const [a] = game.players as [Player, Player];
  await game.advanceTo('combat', 'declarations');
  const { map, mechs } = await game.view(a);
  const { terrain } = map as unknown as { readonly terrain: Readonly<Record<string, string>> };
  const isFree = (one: string): boolean =>
    one !== map.hq && terrain[one] !== 'deep-water' && !mechs.some((mech) => mech.hex === one);
  const free = map.sight.filter(isFree);
  const hexes = all.map((_, index) => free[index] ?? map.hq);
  if (new Set(hexes).size < all.length) throw new Error('there is no room for so many battles');
  const fielded = all.flatMap((lances, index) => fieldedIn(game, lances, hexes[index] ?? '', index));
  await game.correct(
    fielded.flatMap(({ hex, force, design, pilot, crew }) => [
      { add: 'mech', force, design, hex },
      { add: 'pilot', force, name: pilot, ...crew, hex },
    ]),
  );
  const seen = (await game.view(game.gm)) as unknown as GmView;
  const idle = seen.mechs.filter((one) => hexes.includes(one.hex));
  const mechFor = ({ design, force, hex }: Fielded) => {
    const at = idle.findIndex((one) => one.design === design && one.force === force && one.hex === hex);
    return idle.splice(at, 1)[0]?.id;
  };
  await game.correct([
    ...seen.buildings
      .filter(({ type, control }) => control !== null && SUPPORT.includes(type))
      .map(({ id }) => ({ set: 'building', building: id, control: null })),
    ...fielded.map((one) => ({
      set: 'mech',
      mech: mechFor(one),
      pilot: seen.pilots.find(({ name }) => name === one.pilot)?.id,
    })),
  ]);
  await game.allReady();
  const { battles } = await game.view(a);
  return hexes.map((hex) => {
    const battle = battles.find((one) => one.mine && one.hex === hex);
    if (battle === undefined) throw new Error('no battle');
    return battle.id;
  });
};

/** As above, one battle. */
export const openMeeting = async (game: Game, lances: Lances): Promise<string> =>
  String((await openMeetings(game, [lances]))[0]);

/** As above, with one mech of each. */
export const openDuel = (game: Game, [a, b]: readonly [string, string] = DESIGNS): Promise<string> =>
  openMeeting(game, [{ designs: [a] }, { designs: [b] }]);

export const QUICK = { engine: 'battletech', level: 'quickstart' } as const;

export const handOver = (game: Game, battle: string, body: object = QUICK, query = ''): Promise<Answer> =>
  game.at(game.gm, 'POST', `/battles/${battle}/engine${query}`, { body });

/** A duel that is fought on the server: its battle and match. */
export const openBattleMatch = async (
  game: Game,
): Promise<{ readonly battle: string; readonly match: string }> => {
  const battle = await openDuel(game);
  return { battle, match: String(expectStatus(await handOver(game, battle), 200).body['match']) };
};

export const battleAs = async (game: Game, who: Person, battle: string): Promise<Answer['body']> =>
  expectStatus(await game.at(who, 'GET', `/battles/${battle}`), 200).body;

/** The battle once it is over. Throws when that takes longer, by default than two and a half minutes. */
export const endedBattle = async (
  game: Game,
  battle: string,
  patienceMs = 150_000,
): Promise<Answer['body']> => {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    const body = await battleAs(game, game.gm, battle);
    if (body['state'] === 'done') return body;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the battle never ended');
};
