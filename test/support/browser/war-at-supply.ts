/**
 * A fought war that stands at supply, for specs of the page: player 1 won a battle whose wrecks they may
 * salvage, has damaged mechs (one stands shut down, one in a hangar), depots, buildings of several types and
 * some tons.
 */
import { expectStatus, type Names } from '../players';
import { newGame, type Game, type Player } from '../game';
import type { TestApp } from '../app';
import type { Login } from './steps';

export interface WarAtSupply {
  readonly game: Game;
  readonly winner: Player & Login;
  readonly loser: Player & Login;
  /** Hexes of the winner's HQ and of the battle. */
  readonly hq: string;
  readonly field: string;
  /**
   * Ids of the winner's mechs: damaged inside and shut down at the HQ; scratched, fit; in the hangar's hex
   * and shut down.
   */
  readonly broken: string;
  readonly scratched: string;
  readonly inHangar: string;
}

const HUNCHBACK = 'hunchback-hbk-4g';
const ARMLESS = { armor: { LA: 0 }, structure: { LA: 0 }, slots: [], ammunition: [] };
const HEADLESS = { armor: { HD: 0 }, structure: { HD: 0 }, slots: [], ammunition: [] };
const BROKEN = {
  armor: { CT: 9, CTR: 1, RT: 4, LL: 12 },
  structure: { RT: 7, LA: 3 },
  slots: [{ location: 'LA', slot: 5, state: 'hit' }],
  ammunition: [{ location: 'LT', slot: 1, shots: 1 }],
};
const SCRATCHED = { armor: { CT: 20, LT: 11 }, structure: {}, slots: [], ammunition: [] };

interface Seen {
  readonly map: { readonly hq: string; readonly terrain: Readonly<Record<string, string>> };
  readonly mechs: readonly {
    readonly id: string;
    readonly own: boolean;
    readonly hex: string;
    readonly name: string;
  }[];
  readonly pilots: readonly { readonly id: string; readonly name: string; readonly status: string }[];
  readonly buildings: readonly {
    readonly id: string;
    readonly type: string;
    readonly hex: string;
    readonly cpMax: number;
  }[];
  readonly battles: readonly { readonly id: string; readonly hex: string }[];
}
interface Setup {
  readonly hash: string;
  readonly sides: readonly { readonly side: string; readonly forces: readonly string[] }[];
  readonly units: readonly {
    readonly id: string;
    readonly force: string;
    readonly condition: object;
    readonly pilot: { hits: number } | null;
  }[];
  readonly buildings: readonly { readonly id: string; readonly cp: number }[];
}

/** What the winner holds, as far as the map has it. */
const HELD = [
  'hospital',
  'academy',
  'mech-factory',
  'repair-hangar',
  'ammunition-depot',
  'free-trader',
  'quarry',
];

const seenBy = async (game: Game, who: Player | Game['gm']): Promise<Seen> =>
  (await game.view(who)) as unknown as Seen;

const withLogin = async (player: Player): Promise<Player & Login> => {
  const { body } = expectStatus(await player.call('GET', '/v1/me'), 200);
  return { ...player, email: String(body['email']), password: 'correct horse battery' };
};

/** A mech with a pilot of its own. */
const muster = async (game: Game, who: Player, name: string, hex: string): Promise<string> => {
  const before = new Set((await seenBy(game, who)).mechs.map(({ id }) => id));
  await game.correct([
    { add: 'mech', force: who.force, design: HUNCHBACK, hex },
    { add: 'pilot', force: who.force, name, gunnery: 4, piloting: 5, hex },
  ]);
  const now = await seenBy(game, who);
  const id = now.mechs.find((one) => one.own && !before.has(one.id))?.id ?? '';
  await game.correct([{ set: 'mech', mech: id, pilot: now.pilots.find((one) => one.name === name)?.id }]);
  return id;
};

/**
 * The winner holds the field; of the loser's two mechs one lost an arm; one of the winner's lost its head.
 */
async function fight(
  game: Game,
  winner: Player,
  loser: Player,
  field: string,
  units: { readonly headless: string; readonly armless: string },
): Promise<void> {
  const battle = (await seenBy(game, winner)).battles.find(({ hex }) => hex === field)?.id ?? '';
  const { setup } = expectStatus(await game.at(winner, 'GET', `/battles/${battle}`), 200).body as unknown as {
    setup: Setup;
  };
  const beaten = { fate: 'on-field-unfit', pilot: { hits: 0, fate: 'captured' } };
  const outcome = ({ id, force }: Setup['units'][number]): object => {
    if (id === units.headless)
      return { fate: 'on-field-unfit', condition: HEADLESS, pilot: { hits: 2, fate: 'safe' } };
    if (force !== loser.force) return { fate: 'on-field-fit' };
    return id === units.armless ? { ...beaten, condition: ARMLESS } : beaten;
  };
  const body = {
    ...{
      hash: setup.hash,
      turns: 9,
      log: null,
      minesUsed: {},
      buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
    },
    holder: setup.sides.find(({ forces }) => forces.includes(winner.force))?.side,
    units: setup.units.map((unit) => ({
      ...{
        id: unit.id,
        edge: null,
        condition: unit.condition,
        pilot: unit.pilot === null ? null : { hits: unit.pilot.hits, fate: 'in-mech' },
      },
      ...outcome(unit),
    })),
  };
  const filed = expectStatus(await game.at(winner, 'POST', `/battles/${battle}/reports`, { body }), 201);
  expectStatus(
    await game.at(loser, 'POST', `/battles/${battle}/reports/${String(filed.body['report'])}/confirm`),
    200,
  );
}

export async function warAtSupply(
  app: Pick<TestApp, 'url'>,
  tons = 20,
  names: Names = {},
): Promise<WarAtSupply> {
  const called = names.pilot ?? ((plain: string): string => plain);
  const game = await newGame(app, { sellMechs: true }, names);
  const [winner, loser] = game.players as [Player, Player];
  const { map, buildings } = await seenBy(game, game.gm);
  const { hq } = (await seenBy(game, winner)).map;
  const field =
    Object.keys(map.terrain).find(
      (hex) => map.terrain[hex] === 'clear' && !buildings.some((one) => one.hex === hex),
    ) ?? '';
  const held = HELD.flatMap((type) => buildings.filter((one) => one.type === type).slice(0, 1));
  await game.correct(held.map(({ id }) => ({ set: 'building', building: id, control: winner.force })));
  const hangar = held.find(({ type }) => type === 'repair-hangar');
  await muster(game, winner, called('Noor Brandt'), field);
  const headless = await muster(game, winner, called('Ines Vogt'), field);
  const armless = await muster(game, loser, called('Piet Maas'), field);
  await muster(game, loser, called('Ola Krog'), field);
  const broken = await muster(game, winner, called('Mei Lin'), hq);
  const scratched = await muster(game, winner, called('Juri Tal'), hq);
  const inHangar = await muster(game, winner, called('Sol Adair'), hangar?.hex ?? hq);
  await game.correct([
    { set: 'mech', mech: broken, condition: BROKEN },
    { set: 'mech', mech: scratched, condition: SCRATCHED },
    { set: 'mech', mech: inHangar, condition: BROKEN },
    { add: 'pilot', force: winner.force, name: called('Tessa Holm'), gunnery: 4, piloting: 5, hex: hq },
    { add: 'pilot', force: winner.force, name: called('Bo Keller'), gunnery: 5, piloting: 6, hex: hq },
  ]);
  const stored = (await seenBy(game, winner)).pilots.find(({ name }) => name === called('Bo Keller'));
  await game.correct([
    { set: 'pilot', pilot: stored?.id, hits: 3 },
    { set: 'stock', force: winner.force, hex: hq, item: 'standard-armor', quantity: 40, usable: 40 },
    { set: 'stock', force: winner.force, hex: hq, item: 'medium-laser', quantity: 2, usable: 2 },
    { set: 'stock', force: winner.force, hex: field, item: 'standard-armor', quantity: 16, usable: 16 },
    { set: 'account', force: winner.force, change: tons },
  ]);
  expectStatus(
    await game.order(
      winner,
      [broken, inHangar].map((mech) => ({ type: 'shut-down', mech })),
    ),
    200,
  );
  await game.advanceTo('combat', 'battles');
  await fight(game, winner, loser, field, { headless, armless });
  const damaged = held.filter(({ type }) => type === 'academy' || type === 'hospital').slice(0, 1);
  if (damaged.length > 0)
    await game.correct(damaged.map(({ id, cpMax }) => ({ set: 'building', building: id, cp: cpMax - 25 })));
  return {
    game,
    winner: await withLogin(winner),
    loser: await withLogin(loser),
    hq,
    field,
    broken,
    scratched,
    inHangar,
  };
}
