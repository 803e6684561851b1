/**
 * A player of the war of buildings, and what tests ask them: where they stand and fight, what orders would
 * cost them, what they are shown of their own.
 */
import type { BuildingType } from '../../../src/rules/buildings';
import type { Player, ViewJson } from '../game';
import { expectStatus } from '../players';
import type { BuildingWar } from './war';

export interface SetupJson {
  readonly hash: string;
  readonly sides: readonly {
    readonly side: string;
    readonly forces: readonly string[];
    readonly minesAllowed: number;
  }[];
  readonly units: readonly {
    readonly id: string;
    readonly kind: string;
    readonly design: string;
    readonly force: string;
    readonly deployment: unknown;
    readonly condition: object;
    readonly pilot: { readonly hits: number } | null;
  }[];
  readonly buildings: readonly { readonly id: string; readonly cp: number }[];
}

/** A row of a view; nothing is in it when there is none. */
export type Shown = Readonly<Record<string, unknown>>;

/** The hex so many rows further south in the same column. */
export const down = (hex: string, rows: number): string =>
  hex.slice(0, 2) + String(Number(hex.slice(2)) + rows).padStart(2, '0');

export class Party {
  constructor(
    readonly war: BuildingWar,
    readonly who: Player,
    readonly letter: 'A' | 'B' | 'C',
  ) {}

  get hq(): string {
    return { A: '0117', B: '1517', C: '2917' }[this.letter];
  }

  /** Where they fight, against one of C's. */
  get field(): string {
    return this.letter === 'A' ? '0415' : '1015';
  }

  /** Which building of a type is theirs when both players have one. */
  get nth(): 0 | 1 {
    return this.letter === 'A' ? 0 : 1;
  }

  /** A pilot of theirs without a mech. */
  get stored(): string {
    return this.war.pilot(`Pilot ${this.letter}20`);
  }

  mech(n: number): string {
    return this.war.mech(`${this.letter}${n}`);
  }

  own(type: BuildingType, which: 0 | 1 = 0): string {
    return this.war.site(type, which).hex;
  }

  fight(): readonly object[] {
    return [
      this.war.stands(`${this.letter}1`, this.field),
      this.war.stands(this.letter === 'A' ? 'C1' : 'C2', this.field),
    ];
  }

  view(): Promise<ViewJson> {
    return this.war.game.view(this.who);
  }

  async battle(): Promise<{ readonly url: string; readonly setup: SetupJson }> {
    const url = `/battles/${(await this.view()).battles.find(({ mine, state }) => mine && state === 'open')?.id}`;
    return {
      url,
      setup: (await this.war.game.at(this.who, 'GET', url)).body['setup'] as unknown as SetupJson,
    };
  }

  async setup(): Promise<SetupJson> {
    return (await this.battle()).setup;
  }

  async support(): Promise<unknown> {
    return (await this.setup()).units
      .filter(({ kind, force }) => kind !== 'mech' && force === this.who.force)
      .map(({ design }) => design);
  }

  /** A report that they win; the enemies' mechs stay on the field with 58 of their 83 points of structure. */
  victory({ hash, sides, units, buildings }: SetupJson): object {
    const { force: mine } = this.who;
    return {
      ...{
        hash,
        turns: 3,
        holder: sides.find(({ forces }) => forces.includes(mine))?.side,
        log: null,
        minesUsed: {},
      },
      buildings: buildings.map(({ id, cp }) => ({ id, cp })),
      units: units.map(({ id, force, condition, pilot }) => ({
        ...{ id, edge: null, fate: force === mine ? 'on-field-fit' : 'on-field-unfit' },
        condition: force === mine ? condition : { ...condition, structure: { CT: 1, RT: 2 } },
        pilot: pilot === null ? null : { hits: pilot.hits, fate: force === mine ? 'in-mech' : 'captured' },
      })),
    };
  }

  async win(): Promise<void> {
    const { url, setup } = await this.battle();
    const { game } = this.war;
    expectStatus(await game.at(this.who, 'POST', `${url}/reports`, { body: this.victory(setup) }), 201);
    expectStatus(await game.at(game.gm, 'POST', `${url}/decide`, { body: {} }), 200);
    await this.war.look();
  }

  /** The cost of the order, or what is wrong with it. */
  async costOf(order: object): Promise<unknown> {
    const [priced] = await this.war.price(this.who, [order]);
    return priced?.violations[0]?.code ?? priced?.cost;
  }

  /** How many of the orders stand together. */
  async standing(orders: readonly object[]): Promise<number> {
    return (await this.war.price(this.who, orders)).filter(({ violations }) => violations.length === 0)
      .length;
  }

  options(): Promise<Readonly<Record<string, never>>> {
    return this.war.options(this.who);
  }

  /** DEP-4: in how many hexes mechs can come into play. */
  async entries(): Promise<number> {
    return ((await this.options())['buy-mech'] as unknown as { readonly hexes: readonly string[] }).hexes
      .length;
  }

  async rows(table: 'mechs' | 'pilots' | 'buildings'): Promise<readonly Shown[]> {
    return (await this.war.seen(this.who))[table] as unknown as readonly Shown[];
  }

  async #row(table: 'mechs' | 'pilots' | 'buildings', id: string): Promise<Shown> {
    return (await this.rows(table)).find((one) => one['id'] === id) ?? {};
  }

  mechOf(id: string): Promise<Shown> {
    return this.#row('mechs', id);
  }

  pilotOf(id: string): Promise<Shown> {
    return this.#row('pilots', id);
  }

  building(type: BuildingType, which: 0 | 1 = 0): Promise<Shown> {
    return this.#row('buildings', this.war.site(type, which).id);
  }

  /** What lies in their depot in a hex: item, quantity, and how much of it is of use this round. */
  async depot(hex: string): Promise<unknown> {
    const depots = (await this.war.seen(this.who))['depots'] as unknown as readonly {
      readonly hex: string;
      readonly stock?: readonly Shown[];
    }[];
    return (
      depots
        .find((one) => one.hex === hex)
        ?.stock?.map(({ item, quantity, usable }) => [item, quantity, usable]) ?? []
    );
  }
}
