/** What a player knows of enemy sight now (MOV-4, MOV-5, SIGHT-5): current sightings only, no memories. */
import { flatMap, groupBy, memo } from '../../kernel';
import { enemiesSeen } from '../knowledge/enemies';
import type { Knowledge } from '../knowledge/knowledge';
import { buildingsTrigger, outlookOf } from '../knowledge/lookouts';
import { markSeen, type SightSource } from '../map/sight';
import type { Hex } from '../model/map';

/**
 * What they know to see for each enemy (SIGHT-1 to SIGHT-3): mechs and working buildings that they see
 * themselves now.
 */
const knownSources = (knowledge: Knowledge): readonly SightSource[] => {
  const { allies, campaign } = knowledge;
  const mechs = groupBy(enemiesSeen(knowledge).mechs, ({ force }) => force);
  const buildings = groupBy(knowledge.buildings, ({ known, seen, works, control }) =>
    known && seen === null && works === true && control !== null && !allies.has(control) ? control : null,
  );
  return flatMap([...new Set([...mechs.keys(), ...buildings.keys()])], (force) => {
    const outlook = outlookOf(campaign.ruleset, mechs.get(force), buildings.get(force));
    return [...outlook.units, ...(buildingsTrigger(campaign.options) ? outlook.buildings : [])];
  });
};

/**
 * By grid index: 1 for the hexes that are in enemy sight as far as the player can know. Computed once: not
 * the caller's to change.
 */
export const knownEnemySight = memo((knowledge: Knowledge): Uint8Array =>
  markSeen(knowledge.grid, knownSources(knowledge)),
);

/** Whether the hex is in enemy sight, as far as they can know; no hex off the map is. */
export const isKnownToBeSeen = (knowledge: Knowledge, hex: Hex): boolean =>
  knownEnemySight(knowledge)[knowledge.grid.indexOf(hex)] === 1;

/**
 * The same as a list, to be shown. Empty for who plays no force, since nobody is their enemy, and after the
 * end, when nobody moves any more and all is known to all.
 */
export const knownEnemySightHexes = (knowledge: Knowledge): readonly Hex[] => {
  if (knowledge.force === null || knowledge.campaign.status === 'finished') return [];
  const sight = knownEnemySight(knowledge);
  return knowledge.grid.hexes.filter((_, index) => sight[index] === 1);
};
