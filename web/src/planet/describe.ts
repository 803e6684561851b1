/**
 * A hex in one sentence, for the cursor and the card: terrain, who stands there, what is built there, what of
 * it is known.
 */
import type { View } from '../campaign/live';
import { terrains } from '../text/terms';
import { buildingName } from '../ui/buildings';
import { t } from './words';

/** Who stands in a hex, by force and by when it was seen: `3 mechs of Night Guard, last seen in round 2`. */
export function standing(view: View, hex: string): readonly string[] {
  const groups = new Map<string, { count: number; force: string; seen: number | null }>();
  for (const mech of view.mechs) {
    if (mech.hex !== hex) continue;
    const seen = mech.own ? null : (mech.seen?.round ?? null);
    const key = `${mech.force} ${seen}`;
    const group = groups.get(key) ?? { count: 0, force: mech.force, seen };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  const names = new Map(view.forces.map(({ id, name }) => [id, name]));
  return [...groups.values()].map(({ count, force, seen }) =>
    [t.of(t.mechs(count), names.get(force) ?? t.noOne), ...(seen === null ? [] : [t.lastSeen(seen)])].join(
      ', ',
    ),
  );
}

export function describe(view: View, hex: string): string {
  const terrain = view.map.terrain[hex];
  const building = view.buildings.find((one) => one.hex === hex);
  return [
    hex,
    ...(terrain === undefined ? [] : [terrains[terrain]]),
    ...standing(view, hex),
    ...(building === undefined ? [] : [buildingName(building.type)]),
    ...(view.map.hq === hex ? [t.hq] : []),
    ...(view.depots.some((one) => one.hex === hex) ? [t.depot] : []),
    ...(view.battles.some((one) => one.hex === hex && one.state !== 'done') ? [t.battle] : []),
    ...(view.map.enemySight.includes(hex) ? [t.seenByEnemy] : []),
    ...(view.force !== null && !view.map.sight.includes(hex) ? [t.fogged] : []),
  ].join(', ');
}
