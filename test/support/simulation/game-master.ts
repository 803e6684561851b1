/**
 * A game master who meddles now and then: corrections right and wrong, pauses, moved deadlines, changed
 * seats, rollbacks.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import type { CampaignState } from '../../../src/rules';
import type { Command } from './command';
import type { Chance } from './random';

const REASON = 'An umpire’s decision.';

const correction = (state: CampaignState, chance: Chance): unknown => {
  const force = chance.one([...Object.keys(state.forces), 'nobody']);
  const mech = chance.one([...Object.keys(state.mechs), 'nothing']);
  const pilot = chance.one([...Object.keys(state.pilots), 'nobody']);
  const hex = chance.one([...Object.keys(state.map.terrain), '9999']);
  const building = chance.one(Object.keys(state.buildings));
  const wrecks = Object.keys(state.wrecks).sort();
  if (wrecks.length > 0 && chance.maybe(0.4)) {
    const wreck = chance.one(wrecks);
    return chance.maybe(0.3) ? { remove: 'wreck', wreck } : { set: 'wreck', wreck, right: force };
  }
  switch (chance.int(0, 11)) {
    case 0:
      return { set: 'mech', mech, hex };
    case 1:
      return {
        set: 'mech',
        mech,
        state: chance.one([
          'ready',
          'shut-down',
          'sabotaged',
          'moved-by-train',
          'kept-from-salvage',
          'no-pilot',
        ]),
      };
    case 2:
      return { set: 'mech', mech, pilot: chance.maybe(0.4) ? null : pilot };
    case 3:
      return { set: 'mech', mech, force, pilot: null };
    case 4:
      return {
        set: 'mech',
        mech,
        condition: {
          armor: { CT: chance.int(0, 8) },
          structure: { LA: chance.int(0, 4) },
          slots: [],
          ammunition: [],
        },
      };
    case 5:
      return { add: 'mech', force, design: chance.one(bundledCatalog().mechs).slug, hex };
    case 6:
      return chance.maybe(0.3)
        ? { remove: 'mech', mech }
        : { add: 'pilot', force, name: 'Lee', gunnery: chance.int(0, 8), piloting: chance.int(0, 8), hex };
    case 7:
      return { set: 'pilot', pilot, hits: chance.int(0, 6) };
    case 8:
      return {
        set: 'pilot',
        pilot,
        status: chance.one(['in-mech', 'stored', 'captured', 'dead']),
        ...(chance.maybe(0.5) ? { hex } : {}),
        ...(chance.maybe(0.5) ? { captor: force } : {}),
      };
    case 9:
      return {
        set: 'building',
        building,
        ...(chance.maybe(0.6) ? { control: chance.maybe(0.3) ? null : force } : {}),
        ...(chance.maybe(0.6) ? { cp: chance.int(0, 120) } : {}),
        ...(chance.maybe(0.2)
          ? {
              work: chance.maybe(0.2)
                ? null
                : { design: chance.one(bundledCatalog().mechs).slug, tons: chance.int(0, 60) },
            }
          : {}),
      };
    case 10:
      return { set: 'account', force, change: chance.one([5, -5, 12.345678, -100000]) };
    default:
      return chance.maybe(0.2)
        ? { forget: 'sightings', force }
        : {
            set: 'stock',
            force,
            hex,
            item: chance.one(bundledCatalog().items).id,
            quantity: chance.int(0, 40),
          };
  }
};

/** What they do instead of letting the campaign go on; null: nothing. */
export const meddle = (
  state: CampaignState,
  chance: Chance,
  openings: number,
  now: number,
): Command | null => {
  if (state.campaign.status === 'paused')
    return chance.maybe(0.6)
      ? { do: 'resume', reason: null }
      : { do: 'deadline', at: now + chance.int(-5, 90_000_000) };
  switch (chance.int(0, 60)) {
    case 0:
      return { do: 'pause', reason: REASON };
    case 1:
      return { do: 'deadline', at: now + chance.int(-5, 90_000_000) };
    case 2:
      return {
        do: 'reassign-seat',
        force: chance.one(Object.keys(state.forces)),
        user: `user-${chance.int(1, 9)}`,
      };
    case 3:
      return { do: 'remove-member', user: `user-${chance.int(1, 6)}` };
    case 4:
    case 5:
      return openings === 0
        ? null
        : { do: 'rollback', opening: chance.int(Math.max(0, openings - 12), openings - 1), reason: REASON };
    case 6:
    case 7:
    case 8:
    case 9:
    case 10:
    case 11:
      return {
        do: 'correct',
        changes: Array.from({ length: chance.int(1, 3) }, () => correction(state, chance)),
        reason: REASON,
      };
    default:
      return null;
  }
};
