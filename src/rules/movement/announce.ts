/**
 * What the two announcements do with the kept moves: planned ones whole (MOV-3), the others under the umpire
 * (MOV-5, MOV-6).
 */
import { enemyTriggerMask } from '../knowledge/sight';
import { gridOf } from '../map/grid';
import { entryNumber } from '../mechs/entry';
import { Draft, rowsOf } from '../model/draft';
import type { ForceId } from '../../kernel';
import type { CampaignState } from '../model/state';
import type { Turn } from '../model/turn';
import { sideOf } from '../sides';
import { refundFlights } from './flights';
import { carryOutMarches, plannedMarches, type March } from './march';
import { trainStops } from './train-stops';
import { umpire, type Mover } from './umpire';

/**
 * MOV-3: every planned move is carried out whole, whatever it meets; but a train stops before a hex that
 * holds an enemy (BLD-RAIL).
 */
export const announcePlannedMoves = (resolution: Turn): void => {
  const state: CampaignState = resolution.state.finish();
  const marches = plannedMarches(state);
  carryOutAsFarAs(resolution, marches, trainStops(state, marches));
};

/** Carries out so many steps of each; who did not get to their last hex is told that they were halted. */
const carryOutAsFarAs = (resolution: Turn, marches: readonly March[], steps: readonly number[]): void => {
  const walked = marches.map((march, index): March => ({
    ...march,
    path: march.path.slice(0, steps[index] ?? 0),
  }));
  carryOutMarches(
    resolution,
    walked.filter(({ path }) => path.length > 0),
  );
  walked.forEach(({ mech, from, path }, index) => {
    if (path.length === (marches[index]?.path.length ?? 0)) return;
    const hex = path[path.length - 1] ?? from;
    resolution.emit({
      type: 'mech-halted',
      data: { mech: mech.id, force: mech.force, name: mech.name, hex },
    });
  });
};

/**
 * MOV-5: enemy sight as it was after announcement I. A mech that was hired in the movement phase has come
 * since (BLD-MERC), and halts nobody by its sight.
 */
const withoutNewcomers = (state: CampaignState): CampaignState => {
  const closed = entryNumber({ round: state.campaign.round, phase: 'movement' });
  const came = rowsOf(state.mechs).filter(({ hired, inHexSince }) => hired && inHexSince === closed);
  if (came.length === 0) return state;
  const draft = new Draft(state);
  for (const { id } of came) draft.remove('mechs', id);
  return draft.finish();
};

const moversOf = (state: CampaignState, marches: readonly March[]): readonly Mover[] => {
  const grid = gridOf(state.map);
  const then = withoutNewcomers(state);
  const sides = [...new Set(rowsOf(state.forces).map(({ id }) => sideOf(state.forces, id)))];
  const masks = new Map<ForceId, Uint8Array>();
  const maskOf = (force: ForceId): Uint8Array => {
    const known = masks.get(force);
    if (known !== undefined) return known;
    const mask = enemyTriggerMask(then, force);
    masks.set(force, mask);
    return mask;
  };
  return marches.map(({ mech, from, path }) => ({
    start: grid.indexOf(from),
    path: path.map(grid.indexOf),
    side: sides.indexOf(sideOf(state.forces, mech.force)),
    enemySight: maskOf(mech.force),
  }));
};

/** MOV-5, MOV-6: the moves are carried out as far as the umpire lets them; who was halted is told that. */
export const announceUmpiredMoves = (resolution: Turn): void => {
  const state: CampaignState = resolution.state.finish();
  const marches = plannedMarches(state);
  const steps = umpire(gridOf(state.map), moversOf(state, marches));
  const made = marches.map((march, index): March => ({
    ...march,
    path: march.path.slice(0, steps[index] ?? 0),
  }));
  // A train stops before whoever is there in the end, and not before one whom the umpire has halted on their
  // way.
  carryOutAsFarAs(resolution, marches, trainStops(state, made));
  refundFlights(
    resolution,
    marches.filter((_, index) => steps[index] === 0),
  );
};
