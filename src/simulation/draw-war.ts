/**
 * The war that the balance tool plays: a generated planet with all building types, forces of different
 * houses, everything dealt by one seed.
 */
import { bundledCatalog, suggestForce } from '../catalog';
import { Chance, hexBytes, seededDice, sha256Hex } from '../kernel';
import { generateMap, termsOf, type MapPlan, type Options } from '../rules';
import type { CampaignSetup } from './campaign-setup';

const FACTIONS = ['davion', 'kurita', 'steiner', 'liao', 'marik', 'comstar', 'word-of-blake', 'periphery'];
const TRIES = 20;

export interface War {
  readonly players: number;
  /** After so many the force that is worth most wins (END-1). */
  readonly rounds: number;
  readonly ruleset: string;
}

export const optionsOf = ({ rounds, ruleset }: War): Options => ({
  ...termsOf(ruleset).options,
  victory: { lastForceStanding: true, buildings: null, rounds, gm: false },
});

/** Now and then a seed makes no fair map (SETUP-10): then the next one of the campaign counts. */
const planOf = (seed: string, { players, ruleset }: War): MapPlan => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const made = generateMap({ seed: `${seed} ${attempt}`, columns: 24, rows: 16, players, ruleset });
    if (made.ok) return made.value;
  }
  throw new Error(`no map for ${players} players from ${seed}`);
};

/**
 * The same seed and war give the same setup. The first buildings are dealt by the map's seed: any seat is as
 * likely to get any type (SETUP-7).
 */
export const drawWar = (seed: string, war: War): CampaignSetup => {
  const catalog = bundledCatalog();
  const options = optionsOf(war);
  const dice = seededDice(hexBytes(sha256Hex(`forces ${seed}`)));
  const known = FACTIONS.filter(
    (id) => catalog.houseList(id) !== null && catalog.faction(id)?.clan === false,
  );
  const factions = new Chance(`factions ${seed}`).shuffled(known);
  const seats = Array.from({ length: war.players }, (_, index) => {
    const faction = factions[index % factions.length] ?? 'davion';
    const force = suggestForce(catalog, options, faction, dice, `seat ${index}`);
    if (!force.ok) throw new Error(`no force: ${JSON.stringify(force.error)}`);
    return { faction, force: force.value };
  });
  return { seed, options, plan: planOf(seed, war), seats, ruleset: war.ruleset };
};
