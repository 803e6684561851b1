/** What a player knows of enemy presence and enemy sight now (MOV-4, MOV-5, MOV-7, SIGHT-5): current sightings only, no memories. */
import type { ForceId } from '../../kernel/ids';
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
  const further = (owner: ForceId | null): number =>
    benefitsOfTypes(
      knowledge.campaign.ruleset,
      working.flatMap(({ type, control }) => (control === owner ? [type] : [])),
    ).sight;
  return [...mechs, ...working.map(({ hex, control }): SightSource => ({ hex, radius: 2 + further(control) }))];
};

/** By grid index: 1 for the hexes that are in enemy sight as far as the player can know. */
export const knownEnemySight = (knowledge: Knowledge): Uint8Array => markSeen(knowledge.grid, knownSources(knowledge));
