/**
 * Plays a campaign to its end on the pure core: every sheet from a commander, every battle by the stand-in,
 * and every step shown to a listener.
 */
import { bundledCatalog } from '../catalog';
import { Chance, type Dice, type ForceId, seededDice } from '../kernel';
import {
  closePhase,
  decideDecideReport,
  decideFileReport,
  decideStart,
  knowledgeOf,
  openBattles,
  Resolution,
  rowsOf,
  rulesetOf,
  takesOrders,
  type BattleReport,
  type BattleRow,
  type CampaignEvent,
  type CampaignState,
  type Order,
  Draft,
} from '../rules';
import { diceSeedOf, initialStateOf, type CampaignSetup } from './campaign-setup';
import { general } from './commanders/general';
import { drawTemperament, type Temperament } from './commanders/temperament';
import type { Fights } from './fights/fights';
import { fight } from './fights/stand-in';

/** One command and what came of it. */
export interface Step {
  readonly before: CampaignState;
  readonly state: CampaignState;
  readonly events: readonly CampaignEvent[];
  /** Of a close: the orders given, by force. */
  readonly sheets: ReadonlyMap<ForceId, readonly Order[]>;
}

const HOUR = 3_600_000;
/** Some morning; simulated clocks go on from there by an hour a step. */
const MORNING = 1_774_774_800_000;
const NOTHING = {};
const NO_SHEETS: Step['sheets'] = new Map();

class Table {
  #state: CampaignState;
  readonly #dice: Dice;
  #now = MORNING;

  constructor(
    readonly setup: CampaignSetup,
    readonly listen: (step: Step) => void,
  ) {
    this.#state = initialStateOf(setup);
    this.#dice = seededDice(diceSeedOf(setup));
  }

  get state(): CampaignState {
    return this.#state;
  }

  /**
   * Battles of rounds that are over are history, and nobody in a simulation asks for it: every knowledge of
   * every player would carry it along.
   */
  forgetHistory(): void {
    this.#state = new Draft({ ...this.#state, battles: NOTHING, reports: NOTHING }).finish();
  }

  command(decide: (resolution: Resolution) => void, sheets: Step['sheets'] = NO_SHEETS): void {
    const before = this.#state;
    const means = {
      ruleset: rulesetOf(before.campaign.ruleset),
      catalog: bundledCatalog(),
      dice: this.#dice,
      now: this.#now,
    };
    const resolution = new Resolution(before, means);
    decide(resolution);
    this.#state = resolution.state.finish();
    this.#now += HOUR;
    this.listen({ before, state: this.#state, events: resolution.events, sheets });
  }
}

/**
 * The game master enters the report and says that it counts; one that does not fit its battle is a mistake in
 * the stand-in.
 */
const enter = (resolution: Resolution, battle: BattleRow, body: BattleReport): void => {
  const wrong = [
    ...decideFileReport(resolution, { actor: { kind: 'gm' }, battle: battle.id, body }),
    ...decideDecideReport(resolution, { battle: battle.id, report: null }),
  ];
  if (wrong.length > 0) throw new Error(`a report that contradicts its battle: ${JSON.stringify(wrong)}`);
};

const closeOrders = (table: Table, temperaments: ReadonlyMap<ForceId, Temperament>, chance: Chance): void => {
  const { state } = table;
  const sheets = new Map<ForceId, readonly Order[]>();
  for (const { id, out } of takesOrders(state.campaign) ? rowsOf(state.forces) : []) {
    const temperament = temperaments.get(id);
    if (out || temperament === undefined) continue;
    const orders = general(
      knowledgeOf(state, bundledCatalog(), { kind: 'force', force: id }),
      temperament,
      chance,
    );
    if (orders.length > 0) sheets.set(id, orders);
  }
  table.command((resolution) => closePhase(resolution, sheets), sheets);
};

/**
 * The final state: finished, or after the last round. The same setup gives the same campaign. Throws for a
 * campaign that does not go on (a bug).
 */
export const playCampaign = (
  setup: CampaignSetup,
  rounds: number,
  listen: (step: Step) => void = () => undefined,
  fights: Fights = fight,
): CampaignState => {
  const table = new Table(setup, listen);
  const chance = new Chance(`play ${setup.seed}`);
  const temperaments = new Map(rowsOf(table.state.forces).map(({ id }) => [id, drawTemperament(chance)]));
  const { state: initial } = table;
  table.command((resolution) => decideStart(resolution, initial));
  // Seven phases a round, and as many battles as there are hexes with two sides.
  for (let step = 0; step < rounds * 500; step += 1) {
    const { state } = table;
    if (state.campaign.status === 'finished' || state.campaign.round > rounds) return state;
    const [battle] = openBattles(state);
    if (battle !== undefined) {
      const report = fights(bundledCatalog(), battle.setup, chance);
      table.command((resolution) => enter(resolution, battle, report));
    } else {
      if (state.campaign.phase === 'preparation') table.forgetHistory();
      closeOrders(table, temperaments, chance);
    }
  }
  throw new Error(`campaign ${setup.seed} does not end`);
};
