/**
 * Correcting pilots (END-2): their skills, hits, place and fate, so that no pilot is in two places or dead in
 * a mech (CMB-9, DEP-5).
 */
import type { ForceId, Violation } from '../../../kernel';
import { nextId } from '../../economy/new-ids';
import { DEADLY_HITS } from '../../model/battle';
import { rowOf, rowsOf } from '../../model/draft';
import type { Hex } from '../../model/map';
import type { CampaignState, MechRow, PilotRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { areEnemies } from '../../sides';
import { hexViolations, openBattleOf, wrong } from './common';
import type { AddPilot, SetPilot } from './correction';

/**
 * Who can hold a prisoner in the hex: the enemy force with most mechs there (tie: the first by id), or who
 * controls its building.
 */
const holderIn = (state: CampaignState, force: ForceId, hex: Hex | null): ForceId | null => {
  const counts = new Map<ForceId, number>();
  for (const mech of rowsOf(state.mechs))
    if (mech.hex !== null && mech.hex === hex && areEnemies(state.forces, force, mech.force))
      counts.set(mech.force, (counts.get(mech.force) ?? 0) + 1);
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (first !== undefined) return first[0];
  const control = rowsOf(state.buildings).find((building) => building.hex === hex)?.control ?? null;
  return control !== null && areEnemies(state.forces, force, control) ? control : null;
};

const mechOf = (state: CampaignState, pilot: PilotRow): MechRow | null =>
  rowsOf(state.mechs).find((mech) => mech.pilot === pilot.id) ?? null;

const statusAfter = (order: SetPilot, before: PilotRow): PilotRow['status'] =>
  order.status ?? (order.hits === DEADLY_HITS ? 'dead' : before.status);

const rankOf = (gunnery: number): PilotRow['rank'] =>
  gunnery <= 1 ? 'elite' : gunnery === 2 ? 'veteran' : gunnery === 3 ? 'regular' : 'green';

const captorViolations = (
  state: CampaignState,
  order: SetPilot,
  before: PilotRow,
  captor: ForceId | null,
): readonly Violation[] => {
  if (statusAfter(order, before) !== 'captured')
    return order.captor === undefined ? [] : [wrong('captor-of-nobody', '/captor')];
  if (captor === null || rowOf(state.forces, captor) === null)
    return [wrong('nobody-to-hold-him', order.captor === undefined ? '/status' : '/captor')];
  return areEnemies(state.forces, before.force, captor) ? [] : [wrong('captor-no-enemy', '/captor')];
};

const placeViolations = (
  state: CampaignState,
  order: SetPilot,
  status: PilotRow['status'],
  place: Hex | null,
): readonly Violation[] => {
  if (order.hex !== undefined && (status === 'in-mech' || status === 'dead'))
    return [wrong('pilot-has-no-hex', '/hex', { status })];
  if (status === 'in-mech' || status === 'dead') return [];
  return place === null ? [wrong('hex-missing', '/hex')] : hexViolations(state, place, '/hex');
};

const violationsOf = (
  state: CampaignState,
  order: SetPilot,
  before: PilotRow,
  place: Hex | null,
  captor: ForceId | null,
): readonly Violation[] => {
  const status = statusAfter(order, before);
  const hits = order.hits ?? before.hits;
  const mech = mechOf(state, before);
  const fights = mech !== null && openBattleOf(state, mech.id) !== null;
  return [
    ...(hits === DEADLY_HITS && status !== 'dead' ? [wrong('dead-at-six-hits', '/hits', { hits })] : []),
    ...(status === 'in-mech' && before.status !== 'in-mech' ? [wrong('seat-by-mech', '/status')] : []),
    ...(fights && status !== before.status
      ? [
          wrong('in-open-battle', order.status === undefined ? '/hits' : '/status', {
            mech: mech.name,
            hex: mech.hex,
          }),
        ]
      : []),
    ...placeViolations(state, order, status, place),
    ...captorViolations(state, order, before, captor),
  ];
};

export const correctPilot = (resolution: Resolution, order: SetPilot): readonly Violation[] => {
  const { state } = resolution;
  const before = rowOf(state.pilots, order.pilot);
  if (before === null) return [wrong('no-such-pilot', '/pilot')];
  const mech = mechOf(state, before);
  const status = statusAfter(order, before);
  const hq = rowOf(state.forces, before.force)?.hq ?? null;
  const place = order.hex ?? (before.status === 'in-mech' ? (mech?.hex ?? hq) : (before.hex ?? hq));
  const captor =
    status !== 'captured' ? null : (order.captor ?? before.captor ?? holderIn(state, before.force, place));
  const violations = violationsOf(state, order, before, place, captor);
  if (violations.length > 0) return violations;
  const gunnery = order.gunnery ?? before.gunnery;
  const after: PilotRow = {
    ...before,
    gunnery,
    piloting: order.piloting ?? before.piloting,
    hits: order.hits ?? before.hits,
    status,
    hex: status === 'stored' || status === 'captured' ? place : null,
    captor,
    rested: status === before.status ? before.rested : false,
  };
  resolution.emit({ type: 'pilot-corrected', data: { before, after, counter: null } });
  if (mech !== null && status !== 'in-mech') {
    // The empty seat shows as a mech that is shut down (PREP-6), which whoever sees it is shown; nothing more
    // is to be told.
    resolution.emit({
      type: 'mech-corrected',
      data: { before: mech, after: { ...mech, pilot: null }, counter: null, designHash: null, witnesses: [] },
    });
  }
  return [];
};

export const addPilot = (resolution: Resolution, order: AddPilot): readonly Violation[] => {
  const { state } = resolution;
  const violations = [
    ...(rowOf(state.forces, order.force) === null ? [wrong('no-such-force', '/force')] : []),
    ...hexViolations(state, order.hex, '/hex'),
  ];
  if (violations.length > 0) return violations;
  const { id, counter } = nextId(state, order.force, 'pilots');
  const after: PilotRow = {
    id,
    force: order.force,
    name: order.name,
    rank: rankOf(order.gunnery),
    gunnery: order.gunnery,
    piloting: order.piloting,
    hits: 0,
    status: 'stored',
    hex: order.hex,
    captor: null,
    rested: false,
  };
  resolution.emit({ type: 'pilot-corrected', data: { before: null, after, counter } });
  return [];
};
