/** Reading events that older versions wrote: each step lifts the data of one type by one version. */
import { EVENTS, type CampaignEvent, type EventType } from '.';

type Lift = (data: object) => object;

/** Keyed by `type@version`: lifts data of that version to the next. A changed shape: one line here, a fixture in the tests. */
const LIFTS: Readonly<Record<string, Lift>> = {};

const isEventType = (type: string): type is EventType => Object.hasOwn(EVENTS, type);

/** The event in today's shape. Throws for a type or version that this ruleset never wrote: the store is from a newer version. */
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
