/** What a player knows of enemy presence and enemy sight now (MOV-4, MOV-5, MOV-7, SIGHT-5): current sightings only, no memories. */
import { benefitsOfTypes } from '../buildings/benefits';
import type { Knowledge } from '../knowledge/knowledge';
import { markSeen, type SightSource } from '../map/sight';
import type { Hex } from '../model/map';

const hexesByKnowledge = new WeakMap<Knowledge, ReadonlySet<Hex>>();

/** The hexes in which he sees an enemy mech now. Reckoned once: every order of a sheet asks for them. */
export const enemyHexes = (knowledge: Knowledge): ReadonlySet<Hex> => {
  const known = hexesByKnowledge.get(knowledge);
  if (known !== undefined) return known;
  const hexes = new Set(knowledge.others.filter((mech) => mech.seen === null && !knowledge.allies.has(mech.force)).map((mech) => mech.hex));
  hexesByKnowledge.set(knowledge, hexes);
  return hexes;
};

/** The enemy mechs and buildings that he sees now, with the radius that he knows them to see (SIGHT-1 to SIGHT-3). */
const knownSources = (knowledge: Knowledge): readonly SightSource[] => {
  const mechs = [...enemyHexes(knowledge)].map((hex): SightSource => ({ hex, radius: 1 }));
  if (knowledge.campaign.options.sightTriggers === 'units') return mechs;
  const working = knowledge.buildings.filter(
    ({ known, seen, works, control }) => known && seen === null && works === true && control !== null && !knowledge.allies.has(control),
  );
  // What a network adds is its owner's, so it is reckoned once for each and not for every building.
  const owners = [...new Set(working.map(({ control }) => control))];
  const further = new Map(
    owners.map((owner) => {
      const types = working.flatMap(({ type, control }) => (control === owner ? [type] : []));
      return [owner, benefitsOfTypes(knowledge.campaign.ruleset, types).sight];
    }),
  );
  return [...mechs, ...working.map(({ hex, control }): SightSource => ({ hex, radius: 2 + (further.get(control) ?? 0) }))];
};

const sightByKnowledge = new WeakMap<Knowledge, Uint8Array>();

/** By grid index: 1 for the hexes that are in enemy sight as far as the player can know. Reckoned once, like `enemyHexes`: not the caller's to change. */
export const knownEnemySight = (knowledge: Knowledge): Uint8Array => {
  const known = sightByKnowledge.get(knowledge);
  if (known !== undefined) return known;
  const sight = markSeen(knowledge.grid, knownSources(knowledge));
  sightByKnowledge.set(knowledge, sight);
  return sight;
};

/**
 * The same as a list, to be shown. Empty for who plays no force, since nobody is their enemy, and after the end, when nobody moves any more and
 * all is known to all.
 */
export const knownEnemySightHexes = (knowledge: Knowledge): readonly Hex[] => {
  if (knowledge.force === null || knowledge.campaign.status === 'finished') return [];
  const sight = knownEnemySight(knowledge);
  return knowledge.grid.hexes.filter((_, index) => sight[index] === 1);
};
