/**
 * The scene of the README's picture: a real campaign of four, started and marched for some rounds with seeded
 * dice, as its first player sees it.
 */
import { bundledCatalog, type FactionId, suggestForce } from '../../catalog';
import { type CampaignId, type ForceId, seededDice, type UserId } from '../../kernel';
import {
  DEFAULT_OPTIONS,
  buildInitialState,
  closePhase,
  CURRENT_RULESET,
  decideCallOff,
  decideStart,
  forceIdOf,
  generateMap,
  knowledgeOf,
  openBattles,
  Resolution,
  rulesetOf,
  viewOf,
  type CampaignState,
  type MapPlan,
  type Order,
  type View,
  walkingMp,
} from '../../rules';
import { distance, reachable } from '../../rules/map';

const ID = '01890000-0000-7000-8000-000000000000' as CampaignId;
const ID_KEY = '5a'.repeat(32);
const FACTIONS = ['davion', 'kurita', 'steiner', 'liao'] as const;
/** Whole rounds before it: some buildings are taken by then, and the vanguards have met. */
const ROUNDS = 2;

const dice = (text: string) =>
  seededDice(Uint8Array.from({ length: 32 }, (_, index) => text.charCodeAt(index % text.length)));

function start(plan: MapPlan): CampaignState {
  const catalog = bundledCatalog();
  const seats = FACTIONS.map((faction, index) => {
    const force = suggestForce(catalog, DEFAULT_OPTIONS, faction, dice(`picture ${faction}`));
    if (!force.ok) throw new Error(`no force for ${faction}`);
    const player = {
      user: `user-${index}` as UserId,
      name: faction,
      faction: faction as FactionId,
      forceName: faction,
    };
    return { seat: index + 1, player, force: force.value };
  });
  return buildInitialState({
    id: ID,
    name: 'Picture',
    ruleset: CURRENT_RULESET,
    options: DEFAULT_OPTIONS,
    seats,
    plan,
    idKey: ID_KEY,
    diceCommitment: '0'.repeat(64),
    catalog,
  });
}

/** Every mech goes for a building of its own choice, as far as it can: the lances spread like a fan. */
function march(state: CampaignState): ReadonlyMap<ForceId, readonly Order[]> {
  const catalog = bundledCatalog();
  const sheets = new Map<ForceId, Order[]>();
  const goals = Object.values(state.buildings)
    .map(({ hex }) => hex)
    .sort();
  for (const mech of Object.values(state.mechs)) {
    const { hex, force } = mech;
    if (hex === null || mech.pilot === null) continue;
    const near = [...goals].sort((a, b) => distance(hex, a) - distance(hex, b));
    const at = [...mech.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7;
    const goal = near[at] ?? hex;
    const [best] = [...reachable(state.map, hex, walkingMp(catalog, mech))].sort(
      (a, b) => distance(a.hex, goal) - distance(b.hex, goal) || (a.hex < b.hex ? -1 : 1),
    );
    if (best !== undefined && best.path.length > 0)
      sheets.set(force, [...(sheets.get(force) ?? []), { type: 'move', mech: mech.id, path: best.path }]);
  }
  return sheets;
}

/** Always the same view. */
export function viewOfAPlayer(): View {
  const catalog = bundledCatalog();
  const plan = generateMap({ seed: 'Tamar', players: FACTIONS.length });
  if (!plan.ok) throw new Error('no map');
  const initial = start(plan.value);
  const means = { ruleset: rulesetOf(CURRENT_RULESET), catalog, dice: dice('picture'), now: 0 };
  const resolution = new Resolution(initial, means);
  decideStart(resolution, initial);
  for (let left = 60; left > 0 && resolution.state.campaign.round <= ROUNDS; left -= 1) {
    const { phase, step } = resolution.state.campaign;
    // No battle is fought out for a picture.
    for (const { id } of step === 'battles' ? openBattles(resolution.state) : [])
      decideCallOff(resolution, { battle: id, reason: 'picture' });
    if (step === 'battles' && resolution.state.campaign.step !== 'battles') continue;
    closePhase(resolution, phase === 'planning' ? march(resolution.state.finish()) : new Map());
  }
  const state = resolution.state.finish();
  const knowledge = knowledgeOf(state, catalog, { kind: 'force', force: forceIdOf(ID_KEY, ID, 1) });
  return viewOf(knowledge, catalog, { seq: 0, ready: {} });
}
