/** Correcting mechs (END-2): setting, adding and removing them, checked against map, design and pilots. */
import { conditionViolations, designHash, isFielded, normalizeCondition } from '../../../catalog';
import { at, flatMap, type Violation } from '../../../kernel';
import { nextId } from '../../economy/new-ids';
import { mechStatus, type MechStatus } from '../../mechs/ability';
import { entryNumber } from '../../mechs/entry';
import { freshMech } from '../../mechs/fresh';
import { rowOf } from '../../model/draft';
import type { CampaignState, MechRow, PilotRow } from '../../model/state';
import type { Resolution } from '../../resolution';
import { hexViolations, mechWitnesses, openBattleOf, wrong } from './common';
import type { AddMech, RemoveMech, SetMech } from './correction';
import { seatPilot, storePilotOf } from './pilot-moves';

/** The flags behind the state that a player is shown; the empty seat is no flag. */
const stateFlags = (
  campaign: CampaignState['campaign'],
  mech: MechRow,
  state: MechStatus,
): Partial<MechRow> => {
  const none = {
    shutDown: false,
    sabotaged: false,
    keptUntilRound: null,
    moved: mech.moved === 'rail' ? null : mech.moved,
  };
  switch (state) {
    case 'ready':
    case 'no-pilot':
      return none;
    case 'shut-down':
      return { ...none, shutDown: true };
    case 'sabotaged':
      return { ...none, sabotaged: true };
    case 'moved-by-train':
      return { ...none, moved: 'rail' };
    case 'kept-from-salvage':
      return { ...none, keptUntilRound: campaign.round };
  }
};

const pilotViolations = (
  state: CampaignState,
  mech: MechRow,
  force: MechRow['force'],
  pilot: PilotRow | null,
): readonly Violation[] => {
  if (pilot === null) return [wrong('no-such-pilot', '/pilot')];
  if (pilot.force !== force) return [wrong('pilot-of-another-force', '/pilot', { pilot: pilot.name })];
  if (pilot.id === mech.pilot) return [];
  if (pilot.status === 'in-mech') {
    const other = Object.values<MechRow>(state.mechs).find((row) => row.pilot === pilot.id);
    return [wrong('pilot-in-two-mechs', '/pilot', { pilot: pilot.name, mech: other?.name ?? '' })];
  }
  return pilot.status === 'stored'
    ? []
    : [wrong('pilot-not-available', '/pilot', { pilot: pilot.name, status: pilot.status })];
};

const seatViolations = (state: CampaignState, order: SetMech, mech: MechRow): readonly Violation[] => {
  const force = order.force ?? mech.force;
  if (order.pilot === undefined) {
    const sitting = rowOf(state.pilots, mech.pilot);
    return order.state !== 'no-pilot' && sitting !== null && sitting.force !== force
      ? [wrong('pilot-of-another-force', '/force', { pilot: sitting.name })]
      : [];
  }
  return order.pilot === null ? [] : pilotViolations(state, mech, force, rowOf(state.pilots, order.pilot));
};

const stateViolations = (order: SetMech, mech: MechRow): readonly Violation[] => {
  const manned = order.pilot === undefined ? mech.pilot !== null : order.pilot !== null;
  if (order.state === undefined || order.state === 'kept-from-salvage') return [];
  if (order.state === 'no-pilot')
    return order.pilot === undefined || order.pilot === null
      ? []
      : [wrong('state-has-no-pilot', '/state', { state: order.state })];
  return manned ? [] : [wrong('state-needs-pilot', '/state', { state: order.state })];
};

/**
 * A frozen setup would no longer fit (TAC-2), and its report would overwrite damage (CMB-8): the battle is
 * decided or called off first.
 */
const battleViolations = (state: CampaignState, mech: MechRow, pointer: string): readonly Violation[] => {
  const battle = openBattleOf(state, mech.id);
  return battle === null ? [] : [wrong('in-open-battle', pointer, { mech: mech.name, hex: battle.hex })];
};

const setViolations = (resolution: Resolution, order: SetMech, mech: MechRow): readonly Violation[] => {
  const { state, catalog } = resolution;
  const design = catalog.mech(mech.design);
  const bound = (['hex', 'force', 'pilot'] as const).filter(
    (name) => order[name] !== undefined && order[name] !== mech[name],
  );
  const damaged = order.condition === undefined ? [] : ['condition'];
  const emptied = order.state === 'no-pilot' && mech.pilot !== null ? ['state'] : [];
  return [
    ...(order.hex === undefined ? [] : hexViolations(state, order.hex, '/hex')),
    ...(order.force === undefined || rowOf(state.forces, order.force) !== null
      ? []
      : [wrong('no-such-force', '/force')]),
    ...(order.condition === undefined || design === null
      ? []
      : conditionViolations(design, order.condition, '/condition')),
    ...seatViolations(state, order, mech),
    ...stateViolations(order, mech),
    ...(order.direction !== undefined && (order.hex === undefined || order.hex === mech.hex)
      ? [wrong('direction-without-move', '/direction')]
      : []),
    ...flatMap([...bound, ...damaged, ...emptied], (name) => battleViolations(state, mech, `/${name}`)),
  ];
};

export const correctMech = (resolution: Resolution, order: SetMech): readonly Violation[] => {
  const before = rowOf(resolution.state.mechs, order.mech);
  if (before === null) return [wrong('no-such-mech', '/mech')];
  const violations = setViolations(resolution, order, before);
  if (violations.length > 0) return violations;
  const then = resolution.state.finish();
  const pilot = order.pilot === undefined ? (order.state === 'no-pilot' ? null : before.pilot) : order.pilot;
  const design = resolution.catalog.mech(before.design);
  const moves = order.hex !== undefined && order.hex !== before.hex;
  let after: MechRow = { ...before, force: order.force ?? before.force, pilot };
  if (moves)
    after = {
      ...after,
      hex: order.hex ?? null,
      enteredFrom: order.direction ?? null,
      inHexSince: entryNumber(then.campaign),
      plannedPath: null,
      plannedEntry: null,
      plannedFlight: null,
    };
  if (order.condition !== undefined && design !== null)
    after = { ...after, condition: normalizeCondition(design, order.condition) };
  if (order.state !== undefined) after = { ...after, ...stateFlags(then.campaign, after, order.state) };
  if (pilot !== before.pilot) storePilotOf(resolution, { ...before, hex: after.hex });
  const newcomer = pilot === before.pilot ? null : rowOf(resolution.state.pilots, pilot);
  if (newcomer !== null) seatPilot(resolution, newcomer);
  const now = { ...resolution.state.finish(), mechs: { ...then.mechs, [after.id]: after } };
  const witnesses = mechWitnesses(then, now, before, after);
  resolution.emit({
    type: 'mech-corrected',
    data: { before, after, counter: null, designHash: null, witnesses },
  });
  const shown = mechStatus(resolution.state, after);
  return order.state !== undefined && shown !== order.state && order.state !== 'kept-from-salvage'
    ? [wrong('state-not-possible', '/state', { state: order.state, shown })]
    : [];
};

export const addMech = (resolution: Resolution, order: AddMech): readonly Violation[] => {
  const { state, catalog } = resolution;
  const design = catalog.mech(order.design);
  const violations = [
    ...(rowOf(state.forces, order.force) === null ? [wrong('no-such-force', '/force')] : []),
    ...(design === null
      ? [wrong('no-such-design', '/design')]
      : isFielded(design)
        ? []
        : [wrong('design-flies', '/design')]),
    ...hexViolations(state, order.hex, '/hex'),
  ];
  if (violations.length > 0 || design === null) return violations;
  const { id, counter } = nextId(state, order.force, 'mechs');
  const place = { hex: order.hex, inHexSince: entryNumber(state.campaign) };
  const fresh = freshMech({
    id,
    force: order.force,
    design: design.slug,
    name: `${design.chassis} ${design.model}`,
    ...place,
  });
  const after: MechRow = { ...fresh, enteredFrom: order.direction ?? null };
  const then = state.finish();
  const witnesses = mechWitnesses(then, { ...then, mechs: { ...then.mechs, [id]: after } }, null, after);
  resolution.emit({
    type: 'mech-corrected',
    data: { before: null, after, counter, designHash: designHash(design), witnesses },
  });
  return [];
};

export const removeMech = (resolution: Resolution, order: RemoveMech): readonly Violation[] => {
  const before = rowOf(resolution.state.mechs, order.mech);
  if (before === null) return [wrong('no-such-mech', '/mech')];
  const violations = at('', battleViolations(resolution.state, before, '/mech'));
  if (violations.length > 0) return violations;
  const then = resolution.state.finish();
  storePilotOf(resolution, before);
  const witnesses = mechWitnesses(then, then, before, null);
  resolution.emit({
    type: 'mech-corrected',
    data: { before, after: null, counter: null, designHash: null, witnesses },
  });
  return [];
};
