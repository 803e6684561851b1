/**
 * A war of three over HTTP in which every type of building stands twice, three hexes apart, nobody's; each
 * test takes it back to its beginning, says by corrections of the game master how things stand, and looks at
 * what players are shown.
 */
import { buildingTypesOf } from '../../../src/rules';
import { BUILDING_TYPES, type BuildingType } from '../../../src/rules/buildings';
import type { TestApp } from '../app';
import { gameOf, type Game, type Player } from '../game';
import type { Answer } from '../http';
import { expectStatus, setUpCampaign } from '../players';
import { Party } from './party';

export interface Site {
  readonly id: string;
  readonly hex: string;
}

/** One order of a sheet as its preview shows it. */
export interface Priced {
  readonly cost: number | null;
  readonly terms: readonly {
    readonly text: string;
    readonly factor: number | null;
    readonly tons: number | null;
    readonly rule: string;
  }[];
  readonly violations: readonly {
    readonly code: string;
    readonly rule: string | null;
    readonly message: string;
  }[];
}

export interface Sheet {
  readonly preview: readonly Priced[];
  readonly balance: { readonly now: number; readonly after: number } | null;
}

export interface Told {
  readonly seq: number;
  readonly type: string;
  readonly text: string;
  readonly data: Readonly<Record<string, never>>;
}

export interface Entry {
  readonly id: string;
  readonly amount: number;
  readonly balance: number;
  readonly cause: {
    readonly rule: string;
    readonly text: string;
    readonly order: { readonly type: string } | null;
  };
}

const COLUMNS = 30;
const ROWS = 18;
const two = (value: number): string => String(value).padStart(2, '0');
/**
 * Types that came with later rulesets stand behind the others, twice like those: nobody's place moves for
 * them.
 */
const OLDEST = buildingTypesOf('planetary-1');
const LATER = BUILDING_TYPES.filter((type) => !OLDEST.includes(type));
const SITES: readonly BuildingType[] = [...OLDEST, ...OLDEST, ...LATER, ...LATER];
/** Where the n-th building stands: rows of ten, three hexes apart. */
const siteHex = (n: number): string => two(2 + 3 * (n % 10)) + two(2 + 3 * Math.floor(n / 10));
export const HUNCHBACK = 'hunchback-hbk-4g';
/** 50 t, of A's faction. */
export const ENFORCER = 'enforcer-enf-4r';
/** What the players begin with, near their HQs, all of them the second of their type. */
const FIRST = (['dropship', 'guerrilla-hq', 'tank-factory'] as const).map((type) => SITES.lastIndexOf(type));
/** Out of everybody's way. */
const HQS = ['0117', '1517', '2917'];

const planetOf = (): object => ({
  columns: COLUMNS,
  rows: ROWS,
  terrain: Object.fromEntries(
    Array.from({ length: COLUMNS * ROWS }, (_, n) => [
      two((n % COLUMNS) + 1) + two(Math.floor(n / COLUMNS) + 1),
      'clear',
    ]),
  ),
  starts: HQS,
  hqs: HQS,
  buildings: SITES.map((type, n) => ({
    type,
    hex: siteHex(n),
    seat: FIRST.includes(n) ? FIRST.indexOf(n) + 1 : null,
  })),
});

/** Four mechs each, called A1 … A4, B1 …, C1 …, with pilots; the other pilots are stored in the HQ. */
const muster = async (id: string, player: Player['call'], letter: string): Promise<void> => {
  const suggested = expectStatus(
    await player('POST', `/v1/campaigns/${id}/force/suggest`, { body: { seed: letter } }),
    200,
  ).body;
  const { pilots } = suggested as unknown as { readonly pilots: readonly { readonly rank: string }[] };
  const kept = pilots.slice(0, 20).map(({ rank }, index) => ({ rank, name: `Pilot ${letter}${index + 1}` }));
  const mechs = [1, 2, 3, 4].map((n) => ({
    design: HUNCHBACK,
    name: `${letter}${n}`,
    pilot: n - 1,
    hex: null,
  }));
  expectStatus(await player('PUT', `/v1/campaigns/${id}/force`, { body: { mechs, pilots: kept } }), 200);
  expectStatus(await player('POST', `/v1/campaigns/${id}/force/submit`), 200);
};

interface Now {
  readonly phase: string;
  readonly step: string | null;
}

export class BuildingWar {
  /** The last entry of each force's ledger that is not looked at. */
  readonly #booked = new Map<string, number>();
  #now: Now = { phase: 'preparation', step: null };

  private constructor(
    readonly game: Game,
    readonly A: Player,
    readonly B: Player,
    readonly C: Player,
    private readonly sites: ReadonlyMap<string, string>,
    private readonly mechs: ReadonlyMap<string, string>,
    private readonly pilots: ReadonlyMap<string, string>,
  ) {}

  static async begin(app: TestApp): Promise<BuildingWar> {
    const options = {
      startingList: 'free',
      phaseHours: 400,
      victory: { lastForceStanding: false, buildings: null, rounds: null, gm: true },
    };
    const setup = await setUpCampaign(app, 3, options);
    expectStatus(await setup.gm.call('PUT', `/v1/campaigns/${setup.id}/map`, { body: planetOf() }), 200);
    for (const [index, player] of setup.players.entries())
      await muster(setup.id, player.call, 'ABC'.charAt(index));
    expectStatus(await setup.gm.call('POST', `/v1/campaigns/${setup.id}/start`), 200);
    const game = await gameOf(setup);
    const [A, B, C] = game.players as [Player, Player, Player];
    const view = expectStatus(await game.at(game.gm, 'GET', '/view'), 200).body as unknown as {
      readonly buildings: readonly { readonly id: string; readonly hex: string }[];
      readonly mechs: readonly { readonly id: string; readonly name: string }[];
      readonly pilots: readonly { readonly id: string; readonly name: string }[];
    };
    return new BuildingWar(
      game,
      A,
      B,
      C,
      new Map(view.buildings.map(({ id, hex }) => [hex, id])),
      new Map(view.mechs.map(({ id, name }) => [name, id])),
      new Map(view.pilots.map(({ id, name }) => [name, id])),
    );
  }

  /** The first (0) or the second (1) building of a type. */
  site(type: BuildingType, which: 0 | 1 = 0): Site {
    const hex = siteHex(which === 0 ? SITES.indexOf(type) : SITES.lastIndexOf(type));
    return { hex, id: this.sites.get(hex) ?? 'none' };
  }

  mech(name: string): string {
    return this.mechs.get(name) ?? 'none';
  }

  pilot(name: string): string {
    return this.pilots.get(name) ?? 'none';
  }

  get partyA(): Party {
    return new Party(this, this.A, 'A');
  }

  get partyB(): Party {
    return new Party(this, this.B, 'B');
  }

  get partyC(): Party {
    return new Party(this, this.C, 'C');
  }

  /** Preparation of the first round, with nobody in control of anything; then the corrections. */
  async fresh(changes: readonly object[] = []): Promise<void> {
    const body = { round: 1, phase: 'preparation', reason: 'once more' };
    this.#now = { phase: 'preparation', step: null };
    expectStatus(await this.game.at(this.game.gm, 'POST', '/gm/rollback', { body }), 200);
    const nobodys = FIRST.map((n) => ({
      set: 'building',
      building: this.sites.get(siteHex(n)),
      control: null,
    }));
    await this.game.correct([...nobodys, ...changes]);
  }

  holds(who: Player | null, type: BuildingType, which: 0 | 1 = 0, cp = 100): object {
    return { set: 'building', building: this.site(type, which).id, control: who?.force ?? null, cp };
  }

  stands(name: string, hex: string): object {
    return { set: 'mech', mech: this.mech(name), hex };
  }

  pays(who: Player, change: number): object {
    return { set: 'account', force: who.force, change };
  }

  has(who: Player, item: string, quantity: number, hex: string): object {
    return { set: 'stock', force: who.force, hex, item, quantity, usable: quantity };
  }

  /** Closes the open phase with the sheets that were saved. */
  async close(): Promise<void> {
    const { body } = expectStatus(await this.game.at(this.game.gm, 'POST', '/gm/advance', { body: {} }), 200);
    this.#now = body as unknown as Now;
  }

  /** Goes on until this phase is open, in this round or the next. */
  async to(phase: string, step: string | null = null): Promise<void> {
    for (let closed = 0; closed < 8; closed += 1) {
      if (this.#now.phase === phase && this.#now.step === step) return;
      if (this.#now.step === 'battles') await this.callOff();
      else await this.close();
    }
    if (this.#now.phase !== phase || this.#now.step !== step)
      throw new Error(`never came to ${phase}, but to ${this.#now.phase}`);
  }

  /** Ends the open battles, and combat with them. */
  async callOff(): Promise<void> {
    for (const { id, state } of (await this.game.view(this.game.gm)).battles)
      if (state === 'open')
        expectStatus(
          await this.game.at(this.game.gm, 'POST', `/battles/${id}/call-off`, { body: { reason: 'enough' } }),
          200,
        );
    await this.look();
  }

  /** Reads which phase is open, after something else than `close` has ended one. */
  async look(): Promise<void> {
    this.#now = await this.game.view(this.game.gm);
  }

  #put(who: Player, orders: readonly object[], query: string, language: string): Promise<Answer> {
    const body = { phase: this.#now.phase, orders };
    return this.game.at(who, 'PUT', `/orders${query}`, { body, headers: { 'accept-language': language } });
  }

  /** What a sheet would cost and what is wrong with it; nothing is saved. */
  async price(who: Player, orders: readonly object[], language = 'en'): Promise<readonly Priced[]> {
    const answer = await this.#put(who, orders, '?dryRun=true', language);
    if (answer.status === 200) return (answer.body as unknown as Sheet).preview;
    if (answer.status !== 422) throw new Error(`${answer.status}: ${answer.text}`);
    const found = answer.body['violations'] as unknown as readonly (Priced['violations'][number] & {
      readonly pointer: string;
    })[];
    return orders.map((_, index) => ({
      cost: null,
      terms: [],
      violations: found.filter(
        ({ pointer }) => pointer === `/orders/${index}` || pointer.startsWith(`/orders/${index}/`),
      ),
    }));
  }

  /** Saves a sheet, which must be what the dry run said. */
  async order(who: Player, orders: readonly object[]): Promise<Sheet> {
    const dry = expectStatus(await this.#put(who, orders, '?dryRun=true', 'en'), 200)
      .body as unknown as Sheet;
    const real = expectStatus(await this.#put(who, orders, '', 'en'), 200).body as unknown as Sheet;
    expect({ preview: dry.preview, balance: dry.balance }).toEqual({
      preview: real.preview,
      balance: real.balance,
    });
    return real;
  }

  async options(who: Player): Promise<Readonly<Record<string, never>>> {
    return expectStatus(await this.game.at(who, 'GET', '/options'), 200).body[
      'orders'
    ] as unknown as Readonly<Record<string, never>>;
  }

  /** What a player sees, with all its properties. */
  async seen(who: Player): Promise<Readonly<Record<string, never>>> {
    return (await this.game.view(who)) as unknown as Readonly<Record<string, never>>;
  }

  async events(who: Player, after: number, language = 'en'): Promise<readonly Told[]> {
    const answer = await this.game.at(who, 'GET', `/events?limit=100&after=${after}`, {
      headers: { 'accept-language': language },
    });
    return expectStatus(answer, 200).body['items'] as unknown as readonly Told[];
  }

  async #entries(who: Player, language: string): Promise<readonly Entry[]> {
    const query = `/ledger?limit=100&after=${this.#booked.get(who.force) ?? 0}`;
    return expectStatus(
      await this.game.at(who, 'GET', query, { headers: { 'accept-language': language } }),
      200,
    ).body['items'] as unknown as readonly Entry[];
  }

  /** From here on a ledger is looked at. */
  async openBook(who: Player): Promise<void> {
    for (
      let entries = await this.#entries(who, 'en');
      entries.length > 0;
      entries = await this.#entries(who, 'en')
    )
      this.#booked.set(who.force, Number(entries.at(-1)?.id));
  }

  /** What was booked since the book was opened, oldest first. */
  ledger(who: Player, language = 'en'): Promise<readonly Entry[]> {
    return this.#entries(who, language);
  }
}
