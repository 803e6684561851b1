/**
 * Where cheats are tried: two forces in a war that has begun, in any phase, with whatever the trial gives
 * them. Drawn once, and changed for each trial.
 */
import { bundledCatalog, type Catalog, suggestForce } from '../../catalog';
import {
  type Chance,
  type Dice,
  type ForceId,
  hexBytes,
  seededDice,
  sha256Hex,
  tons,
  toTons,
} from '../../kernel';
import {
  closePhase,
  decideStart,
  generateMap,
  knowledgeOf,
  Resolution,
  rowsOf,
  rulesetOf,
  termsOf,
  type BuildingType,
  type CampaignEvent,
  type CampaignState,
  type ForceRow,
  type MapPlan,
  type MechRow,
  type Options,
  type Order,
  type Phase,
} from '../../rules';
import { initialStateOf } from '../campaign-setup';
import { SheetDraft } from '../commanders/sheet-draft';
import { drawTemperament } from '../commanders/temperament';

const FACTIONS = ['davion', 'steiner', 'kurita', 'comstar', 'clan-wolf', 'clan-jade-falcon'];
/** So many different wars; each trial takes one of them and changes it. */
const GROUNDS = 24;
export const START = 1_774_774_800_000;
/** From preparation to supply, with room. */
const MAX_CLOSES = 20;

const diceOf = (seed: string): Dice => seededDice(hexBytes(sha256Hex(seed)));

export const resolve = (
  state: CampaignState,
  seed: string,
  decide: (resolution: Resolution) => void,
  now = START,
  catalog: Catalog = bundledCatalog(),
): Resolution => {
  const means = { ruleset: rulesetOf(state.campaign.ruleset), catalog, dice: diceOf(seed), now };
  const resolution = new Resolution(state, means);
  decide(resolution);
  return resolution;
};

export interface Closed {
  readonly state: CampaignState;
  readonly events: readonly CampaignEvent[];
}

/** The open phase closed with these sheets. */
export const closed = (
  state: CampaignState,
  sheets: ReadonlyMap<ForceId, readonly Order[]>,
  seed: string,
  catalog: Catalog = bundledCatalog(),
): Closed => {
  const resolution = resolve(state, seed, (one) => closePhase(one, sheets), START, catalog);
  return { state: resolution.state.finish(), events: resolution.events };
};

const NO_SHEETS = new Map<ForceId, readonly Order[]>();
const plans = new Map<string, MapPlan>();

const planOf = (ruleset: string): MapPlan => {
  const known = plans.get(ruleset);
  if (known !== undefined) return known;
  const made = generateMap({ seed: 'cheats', columns: 16, rows: 12, players: 2, ruleset });
  if (!made.ok) throw new Error('no map for the search');
  plans.set(ruleset, made.value);
  return made.value;
};

const drawn = new Map<string, ReadonlyMap<Phase, CampaignState>>();

const walked = (ruleset: string, number: number): ReadonlyMap<Phase, CampaignState> => {
  const seed = `cheats ${number}`;
  const catalog = bundledCatalog();
  const options: Options = { ...termsOf(ruleset).options, startingList: 'any-own-faction' };
  const seats = [0, 1].map((seat) => {
    const faction = FACTIONS[(number + seat) % FACTIONS.length] ?? 'davion';
    const force = suggestForce(catalog, options, faction, diceOf(`${seed} force ${seat}`), `seat ${seat}`);
    if (!force.ok) throw new Error(`no force for ${faction}: ${JSON.stringify(force.error)}`);
    return { faction, force: force.value };
  });
  const setup = { seed, options, plan: planOf(ruleset), seats, ruleset };
  const initial = initialStateOf(setup);
  let state = resolve(initial, `${seed} start`, (one) => decideStart(one, initial)).state.finish();
  const phases = new Map<Phase, CampaignState>();
  for (let close = 0; close < MAX_CLOSES && !phases.has('supply'); close += 1) {
    phases.set(state.campaign.step === null ? state.campaign.phase : 'combat', state);
    if (state.campaign.phase === 'supply') break;
    state = closed(state, NO_SHEETS, `${seed} ${close}`).state;
  }
  return phases;
};

export interface Ground {
  readonly state: CampaignState;
  /** The first force: it is the one that cheats. */
  readonly cheater: ForceRow;
  readonly victim: ForceRow;
}

/** One of the wars when that phase of its first round opens; its mechs stand in their HQs. */
export const groundAt = (ruleset: string, phase: Phase, chance: Chance): Ground => {
  const number = chance.int(0, GROUNDS - 1);
  const key = `${ruleset} ${number}`;
  const phases = drawn.get(key) ?? walked(ruleset, number);
  drawn.set(key, phases);
  const state = phases.get(phase);
  if (state === undefined) throw new Error(`${key} never comes to ${phase}`);
  const [cheater, victim] = [...rowsOf(state.forces)].sort((a, b) => a.seat - b.seat);
  if (cheater === undefined || victim === undefined) throw new Error(`${key} has no two forces`);
  return { state, cheater, victim };
};

/** Where the force writes orders, by what it knows. */
export const deskIn = (
  state: CampaignState,
  force: ForceId,
  chance: Chance,
  catalog: Catalog = bundledCatalog(),
): SheetDraft =>
  new SheetDraft(
    knowledgeOf(state, catalog, { kind: 'force', force }),
    drawTemperament(chance),
    chance,
    catalog,
  );

/** Its mechs with a pilot. */
export const crewedMechs = (state: CampaignState, force: ForceId): readonly MechRow[] =>
  rowsOf(state.mechs).filter((mech) => mech.force === force && mech.pilot !== null);

/** The same state with so many tons in the force's account. */
export const withTons = (state: CampaignState, { id }: ForceRow, amount: number): CampaignState => {
  const row = state.forces[id];
  return row === undefined
    ? state
    : { ...state, forces: { ...state.forces, [id]: { ...row, account: tons(amount) } } };
};

export const tonsOf = (state: CampaignState, { id }: ForceRow): number =>
  toTons(state.forces[id]?.account ?? tons(0));

/** The same state with other options, of those that its ruleset has. */
export const choosing = (state: CampaignState, chosen: Partial<Options>): CampaignState => {
  const { options } = state.campaign;
  const had = Object.fromEntries(
    Object.entries(chosen).filter(([name]) => options[name as keyof Options] !== undefined),
  );
  return { ...state, campaign: { ...state.campaign, options: { ...options, ...had } } };
};

/**
 * The same state, in which the force controls just these types, and they worked when the phase opened
 * (BLD-6).
 */
export const controlling = (
  state: CampaignState,
  force: ForceId,
  types: readonly BuildingType[],
): CampaignState => {
  const rows = rowsOf(state.buildings).map((row) => {
    const control = types.includes(row.type) ? force : row.control === force ? null : row.control;
    return [row.id, { ...row, control, opened: { control, works: true } }] as const;
  });
  return { ...state, buildings: Object.fromEntries(rows) };
};
