/**
 * A builder of test states: forces A, B, … on a small map of clear hexes, with whatever mechs, buildings and
 * stock a test needs.
 */
import {
  bundledCatalog,
  type Catalog,
  type DesignSlug,
  type FactionId,
  type ItemId,
  UNDAMAGED,
} from '../../catalog';
import {
  type BuildingId,
  type CampaignId,
  type ForceId,
  type MechId,
  type PilotId,
  seededDice,
  tons,
  type UserId,
} from '../../kernel';
import { freshMech } from '../mechs/fresh';
import type { BuildingType } from '../buildings';
import type { Hex, PlanetMap, Terrain } from '../model/map';
import type { Options } from '../model/options';
import { CURRENT_RULESET, termsOf } from '../rulesets/terms-of';
import type { CombatStep, Phase } from '../model/phases';
import {
  memoryKey,
  stockKey,
  type BattleRow,
  type BuildingRow,
  type CampaignRow,
  type CampaignState,
  type ForceRow,
  type MechRow,
  type MemoryRow,
  type OfferRow,
  type PilotRow,
  type WreckRow,
} from '../model/state';
import { Resolution, type Means } from '../resolution';
import type { Ruleset } from '../rulesets/ruleset';

/** 09:00 on some morning; every test clock stands still there. */
export const NOW = 1_774_774_800_000;

const NO_RULESET: Ruleset = { id: 'test', phases: [], orders: {} };

/**
 * What a decision gets from outside, with dice of a fixed seed. Give the ruleset when the test needs phases
 * or orders.
 */
export const means = (
  parts: {
    readonly ruleset?: Ruleset;
    readonly seed?: number;
    readonly now?: number;
    readonly catalog?: Catalog;
  } = {},
): Means => ({
  ruleset: parts.ruleset ?? NO_RULESET,
  catalog: parts.catalog ?? bundledCatalog(),
  dice: seededDice(new Uint8Array(32).fill(parts.seed ?? 7)),
  now: parts.now ?? NOW,
});

export const resolutionOf = (state: CampaignState, parts: Parameters<typeof means>[0] = {}): Resolution =>
  new Resolution(state, means(parts));

export interface WorldSetup {
  /** 2 … 8; their ids are A, B, C, … in the order of the seats. */
  readonly players?: number;
  readonly map?: PlanetMap;
  /** Size of the map of clear hexes when none is given. */
  readonly columns?: number;
  readonly rows?: number;
  /** Hexes that are not clear. */
  readonly terrain?: Readonly<Record<string, Terrain>>;
  readonly options?: Partial<Options>;
  /** Team numbers by force: `{ A: 1, B: 1 }`. */
  readonly teams?: Readonly<Record<string, number>>;
  readonly round?: number;
  readonly phase?: Phase;
  readonly step?: CombatStep | null;
  /** The current one when not given. */
  readonly ruleset?: string;
}

/**
 * What a mech of the builder may differ in; `pilot: null` leaves its seat empty, an object patches the
 * regular pilot it gets.
 */
export type MechParts = Partial<Omit<MechRow, 'force' | 'design' | 'hex' | 'pilot' | 'id'>> & {
  readonly id?: string;
  readonly pilot?: Partial<Omit<PilotRow, 'id' | 'force'>> | null;
};

export const clearMap = (
  columns: number,
  rows: number,
  terrain: Readonly<Record<string, Terrain>> = {},
): PlanetMap => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const all: Record<string, Terrain> = {};
  for (let column = 1; column <= columns; column += 1)
    for (let row = 1; row <= rows; row += 1)
      all[two(column) + two(row)] = terrain[two(column) + two(row)] ?? 'clear';
  return { columns, rows, terrain: all };
};

export class World {
  #campaign: CampaignRow;
  readonly #map: PlanetMap;
  readonly #forces: Record<string, ForceRow> = {};
  readonly #mechs: Record<string, MechRow> = {};
  readonly #pilots: Record<string, PilotRow> = {};
  readonly #buildings: Record<string, BuildingRow> = {};
  readonly #stock: Record<string, CampaignState['stock'][string]> = {};
  readonly #battles: Record<string, BattleRow> = {};
  readonly #reports: Record<string, CampaignState['reports'][keyof CampaignState['reports']]> = {};
  readonly #offers: Record<string, OfferRow> = {};
  readonly #wrecks: Record<string, WreckRow> = {};
  readonly #memories: Record<string, MemoryRow> = {};

  constructor(setup: WorldSetup) {
    this.#map = setup.map ?? clearMap(setup.columns ?? 12, setup.rows ?? 10, setup.terrain);
    this.#campaign = {
      id: 'campaign' as CampaignId,
      name: 'Test War',
      ruleset: setup.ruleset ?? CURRENT_RULESET,
      options: { ...termsOf(setup.ruleset ?? CURRENT_RULESET).options, ...setup.options },
      status: 'running',
      epoch: 0,
      round: setup.round ?? 1,
      phase: setup.phase ?? 'planning',
      step: setup.step ?? null,
      deadline: NOW + 3_600_000,
      remaining: null,
      diceCommitment: '0'.repeat(64),
      winners: null,
      idKey: '11'.repeat(32),
      designs: {},
    };
    const hqs = ['0101', '1010', '1001', '0110', '0601', '0610', '0105', '1005'];
    for (let seat = 1; seat <= (setup.players ?? 2); seat += 1) {
      const id = 'ABCDEFGH'.charAt(seat - 1);
      this.#forces[id] = {
        id: id as ForceId,
        seat,
        name: `Force ${id}`,
        faction: 'davion' as FactionId,
        team: setup.teams?.[id] ?? null,
        user: `user-${id}` as UserId,
        playerName: `Player ${id}`,
        hq: (hqs[seat - 1] ?? '0101') as Hex,
        account: tons(0),
        out: false,
        counters: { mechs: 0, pilots: 0, offers: 0 },
      };
    }
  }

  /** Changes the campaign's row. */
  campaign(patch: Partial<CampaignRow>): this {
    this.#campaign = { ...this.#campaign, ...patch };
    return this;
  }

  force(id: string, patch: Partial<ForceRow>): this {
    this.#forces[id] = { ...this.#force(id), ...patch };
    return this;
  }

  account(id: string, amount: number): this {
    return this.force(id, { account: tons(amount) });
  }

  /**
   * A mech `A1`, `A2`, … (or `parts.id`) with a regular pilot `A1p` in it; hex null: it waits to enter play.
   */
  mech(force: string, design: string, hex: string | null, parts: MechParts = {}): this {
    const { id: given, pilot, ...row } = parts;
    const counters = this.#force(force).counters;
    const id = given ?? `${force}${counters.mechs + 1}`;
    this.force(force, { counters: { ...counters, mechs: counters.mechs + 1 } });
    this.#mechs[id] = {
      ...freshMech({
        id: id as MechId,
        force: force as ForceId,
        design: design as DesignSlug,
        name: `${design} ${id}`,
        hex: hex as Hex | null,
        inHexSince: 0,
      }),
      pilot: pilot === null ? null : (`${id}p` as PilotId),
      ...row,
    };
    if (pilot !== null) this.pilot(force, null, { status: 'in-mech', ...pilot, id: `${id}p` });
    return this;
  }

  /**
   * A pilot `Ap1`, `Ap2`, … (or `parts.id`), regular and stored in the hex unless the parts say otherwise.
   */
  pilot(
    force: string,
    hex: string | null,
    parts: Partial<Omit<PilotRow, 'id'>> & { readonly id?: string } = {},
  ): this {
    const { id: given, ...row } = parts;
    const counters = this.#force(force).counters;
    const id = given ?? `${force}p${counters.pilots + 1}`;
    this.force(force, { counters: { ...counters, pilots: counters.pilots + 1 } });
    this.#pilots[id] = {
      id: id as PilotId,
      force: force as ForceId,
      name: `Pilot ${id}`,
      rank: 'regular',
      gunnery: 3,
      piloting: 4,
      hits: 0,
      status: 'stored',
      hex: hex as Hex | null,
      captor: null,
      rested: false,
      ...row,
    };
    return this;
  }

  /** A building `<type>-<hex>` at full CP, its control and working read as if the phase had just opened. */
  building(
    type: BuildingType,
    hex: string,
    control: string | null = null,
    parts: Partial<Omit<BuildingRow, 'id'>> & { readonly id?: string } = {},
  ): this {
    const { id: given, ...row } = parts;
    const id = (given ?? `${type}-${hex}`) as BuildingId;
    const standing = { cp: 100, cpMax: 100, sabotaged: false, work: null, flown: false };
    const built = { id, type, hex: hex as Hex, control: control as ForceId | null, ...standing, ...row };
    const works = built.cp * 2 > built.cpMax && !built.sabotaged;
    this.#buildings[id] = { ...built, opened: row.opened ?? { control: built.control, works } };
    return this;
  }

  stock(force: string, hex: string, item: string, quantity: number, usable = quantity): this {
    const row = { force: force as ForceId, hex: hex as Hex, item: item as ItemId, quantity, usable };
    this.#stock[stockKey(row.force, row.hex, row.item)] = row;
    return this;
  }

  memory(row: MemoryRow): this {
    this.#memories[memoryKey(row.force, row.kind, row.subject)] = row;
    return this;
  }

  battle(row: BattleRow): this {
    this.#battles[row.id] = row;
    return this;
  }

  report(row: CampaignState['reports'][keyof CampaignState['reports']]): this {
    this.#reports[row.id] = row;
    return this;
  }

  offer(row: OfferRow): this {
    this.#offers[row.id] = row;
    return this;
  }

  /**
   * A wreck `W1`, `W2`, … (or `parts.id`) of a battle `battle-<hex>`, that `right` may salvage; its owner is
   * B unless the parts say otherwise.
   */
  wreck(right: string, design: string, hex: string, parts: Partial<WreckRow> = {}): this {
    const id = parts.id ?? (`W${Object.keys(this.#wrecks).length + 1}` as MechId);
    this.#wrecks[id] = {
      battle: `battle-${hex}` as WreckRow['battle'],
      hex: hex as Hex,
      right: right as ForceId,
      force: 'B' as ForceId,
      name: `${design} ${id}`,
      design: design as DesignSlug,
      factoryDesign: null,
      condition: UNDAMAGED,
      ...parts,
      id,
    };
    return this;
  }

  build(): CampaignState {
    return {
      campaign: this.#campaign,
      map: this.#map,
      forces: { ...this.#forces },
      mechs: { ...this.#mechs },
      pilots: { ...this.#pilots },
      buildings: { ...this.#buildings },
      stock: { ...this.#stock },
      battles: { ...this.#battles },
      reports: { ...this.#reports },
      offers: { ...this.#offers },
      wrecks: { ...this.#wrecks },
      memories: { ...this.#memories },
    };
  }

  #force(id: string): ForceRow {
    const force = this.#forces[id];
    if (force === undefined) throw new Error(`this world has no force ${id}`);
    return force;
  }
}

export const world = (setup: WorldSetup = {}): World => new World(setup);
