/** Enemies that are seen now, and which of my mechs stand among them. */
import type { Live, SeenMech } from '../../campaign/live';

/** Of my own team nobody is an enemy. */
function isEnemy(live: Live, force: string): boolean {
  const view = live.view.value;
  if (view == null || view.force === null || force === view.force) return false;
  const team = (id: string): number | null => view.forces.find((one) => one.id === id)?.team ?? null;
  const mine = team(view.force);
  return mine === null || team(force) !== mine;
}

export const enemiesAt = (live: Live, hex: string): readonly SeenMech[] =>
  (live.view.value?.mechs ?? []).filter(
    (mech): mech is SeenMech =>
      !mech.own && mech.hex === hex && mech.seen === null && isEnemy(live, mech.force),
  );

/** They fight where they stand, and attack nobody (CMB-3). */
export function fightingCount(live: Live): number {
  const hexes = new Set(
    (live.view.value?.mechs ?? []).flatMap((mech) =>
      !mech.own && mech.seen === null && isEnemy(live, mech.force) ? [mech.hex] : [],
    ),
  );
  return live.myMechs.value.filter(({ hex }) => hexes.has(hex)).length;
}
