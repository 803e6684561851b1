/** Battles of campaigns that are fought on the server, for end-to-end and fault tests (MAT-2). */
import type { Game, Player } from './game';
import type { Answer } from './http';
import { expectStatus, type Person } from './players';

interface GmView {
  readonly mechs: readonly { id: string; design: string; hex: string; force: string }[];
  readonly pilots: readonly { id: string; name: string }[];
  readonly buildings: readonly { id: string; type: string; control: string | null }[];
}

/** Their units come to every battle, and the quick start knows no vehicles. */
const SUPPORT = ['airfield', 'tank-factory', 'barracks'];
const DESIGNS = ['hunchback-hbk-4g', 'enforcer-enf-4r'] as const;

/** Brings two new mechs with pilots into one hex without anybody else, and lets them meet: the battle's id. */
export const openDuel = async (game: Game, designs: readonly [string, string] = DESIGNS): Promise<string> => {
  const [a, b] = game.players as [Player, Player];
  await game.advanceTo('combat', 'declarations');
  const { map, mechs } = await game.view(a);
  const { terrain } = map as unknown as { readonly terrain: Readonly<Record<string, string>> };
  const isFree = (one: string): boolean =>
    one !== map.hq && terrain[one] !== 'deep-water' && !mechs.some((mech) => mech.hex === one);
  const hex = map.sight.find(isFree) ?? map.hq;
  const forces = [
    { force: a.force, design: designs[0] },
    { force: b.force, design: designs[1] },
  ];
  await game.correct(
    forces.flatMap(({ force, design }) => [
      { add: 'mech', force, design, hex },
      { add: 'pilot', force, name: `Pilot of ${design}`, gunnery: 4, piloting: 5, hex },
    ]),
  );
  const seen = (await game.view(game.gm)) as unknown as GmView;
  await game.correct([
    ...seen.buildings
      .filter(({ type, control }) => control !== null && SUPPORT.includes(type))
      .map(({ id }) => ({ set: 'building', building: id, control: null })),
    ...forces.map(({ design, force }) => ({
      set: 'mech',
      mech: seen.mechs.find((one) => one.design === design && one.hex === hex && one.force === force)?.id,
      pilot: seen.pilots.find(({ name }) => name === `Pilot of ${design}`)?.id,
    })),
  ]);
  await game.allReady();
  const battle = (await game.view(a)).battles.find((one) => one.mine && one.hex === hex);
  if (battle === undefined) throw new Error('no battle');
  return battle.id;
};

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
