/** Reading events that older versions wrote: each step lifts the data of one type by one version. */
import { EVENTS, type CampaignEvent, type EventType } from '.';
import type { CampaignStarted } from './course/campaign-started';
import { liftMech, liftState } from '../model/lift-state';
import type { MechCorrected } from './mechs/mech-corrected';

type Lift = (data: object) => object;

const withState: Lift = (data) => ({ ...data, state: liftState((data as CampaignStarted).state) });

/**
 * Keyed by `type@version`: lifts data of that version to the next. A changed shape: one line here, a fixture
 * in the tests.
 */
const LIFTS: Readonly<Record<string, Lift>> = {
  'campaign-started@1': withState,
  'campaign-rolled-back@1': withState,
  'mech-corrected@1': (data) => {
    const { before, after, ...rest } = data as MechCorrected;
    return {
      ...rest,
      before: before === null ? null : liftMech(before),
      after: after === null ? null : liftMech(after),
    };
  },
};

const isEventType = (type: string): type is EventType => Object.hasOwn(EVENTS, type);

/**
 * The event in today's shape. Throws for a type or version that this ruleset never wrote: the store is from a
 * newer version.
 */
export const upcast = (type: string, version: number, data: object): CampaignEvent => {
  if (!isEventType(type)) throw new Error(`unknown event type ${type}`);
  const current = EVENTS[type].version;
  let lifted = data;
  for (let v = version; v < current; v += 1) {
    const lift = LIFTS[`${type}@${v}`];
    if (lift === undefined) throw new Error(`no way to read ${type} of version ${v}`);
    lifted = lift(lifted);
  }
  if (version > current) throw new Error(`${type} of version ${version} is newer than this version reads`);
  return { type, data: lifted } as CampaignEvent;
};
