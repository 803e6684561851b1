/**
 * Carries out moves at the same time and reveals them (MOV-3, MOV-6): to whoever saw the start before or sees
 * the end after all of them.
 */
import { flatMap, type ForceId } from '../../kernel';
import { sightMask } from '../knowledge/sight';
import { gridOf } from '../map/grid';
import { opposite } from '../../kernel/hex';
import { lastStep } from '../map/path';
import { entryNumber } from '../mechs/entry';
import { Draft, rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { CampaignState, MechRow } from '../model/state';
import type { Turn } from '../model/turn';

/** A mech with an order to move, as it stands before all moves. */
export interface March {
  readonly mech: MechRow;
  readonly from: Hex;
  /** Without the start; at least one step. Of a flight, its last hex alone. */
  readonly path: readonly Hex[];
}

/** The mechs that have a planned path, by id. */
export const plannedMarches = (state: CampaignState): readonly March[] =>
  flatMap(rowsOf(state.mechs), (mech) =>
    mech.hex !== null && mech.plannedPath !== null && mech.plannedPath.length > 0
      ? [{ mech, from: mech.hex, path: mech.plannedPath }]
      : [],
  );

const endOf = (march: March): Hex => march.path[march.path.length - 1] ?? march.from;

const sights = (state: CampaignState): ReadonlyMap<ForceId, Uint8Array> =>
  new Map(rowsOf(state.forces).map(({ id }) => [id, sightMask(state, id)]));

const stateAfter = (state: CampaignState, marches: readonly March[]): CampaignState => {
  const after = new Draft(state);
  for (const march of marches) after.patch('mechs', march.mech.id, { hex: endOf(march) });
  return after.finish();
};

/** Emits `mech-moved` for each march. All are judged by the sight before and after the whole of them. */
export const carryOutMarches = (resolution: Turn, marches: readonly March[]): void => {
  if (marches.length === 0) return;
  const before: CampaignState = resolution.state.finish();
  const grid = gridOf(before.map);
  const sawStart = sights(before);
  const seesEnd = sights(stateAfter(before, marches));
  const since = entryNumber(before.campaign);
  for (const march of marches) {
    const { mech, from, path } = march;
    const step = mech.plannedEntry === null ? lastStep(from, path) : opposite(mech.plannedEntry);
    if (step === null) throw new Error(`the path of ${mech.id} is no path`);
    const start = grid.indexOf(from);
    const end = grid.indexOf(endOf(march));
    const revealedTo = [...sawStart.keys()].filter(
      (force) =>
        force !== mech.force && (sawStart.get(force)?.[start] === 1 || seesEnd.get(force)?.[end] === 1),
    );
    const { id, force, design, name } = mech;
    resolution.emit({
      type: 'mech-moved',
      data: {
        mech: id,
        force,
        design,
        name,
        from,
        path,
        by: mech.moved ?? 'move',
        enteredFrom: opposite(step),
        since,
        revealedTo,
      },
    });
  }
};
