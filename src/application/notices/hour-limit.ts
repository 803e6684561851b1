/**
 * A flood of causes floods nobody: to one mailbox or browser only so many messages go within an hour. The rest
 * waits until the hour is over, and goes as one message. In the app every notice stands at once.
 */
import type { Instant } from '../../rules';
import type { Parcel } from './deliver';
import type { Room, Wanted } from './outbox';

/** What cannot wait may go beyond what may, up to so many times as much. */
export const URGENT_FACTOR = 2;

const isUrgent = ({ notices }: Parcel): boolean => notices.some(({ urgency }) => urgency === 'now');
const endpointOf = ({ taken }: Parcel): string => taken[0]?.endpoint ?? '';
/** Chat rooms have no hours: what is posted there is few, and nobody's. */
const isLimited = ({ taken }: Parcel): boolean => (taken[0]?.user ?? null) !== null;

export const wantedFor = (parcels: readonly Parcel[]): readonly Wanted[] => {
  const wanted = new Map<string, Wanted>();
  for (const parcel of parcels.filter(isLimited)) {
    const endpoint = endpointOf(parcel);
    const { urgent, calm } = wanted.get(endpoint) ?? { urgent: 0, calm: 0 };
    const more = isUrgent(parcel) ? { urgent: urgent + 1, calm } : { urgent, calm: calm + 1 };
    wanted.set(endpoint, { endpoint, ...more });
  }
  return [...wanted.values()];
};

export interface Shared {
  readonly go: readonly Parcel[];
  readonly wait: readonly { readonly parcel: Parcel; readonly until: Instant }[];
}

/** The oldest go first. An endpoint without room was removed meanwhile: what goes there ends by itself. */
export const shareRoom = (parcels: readonly Parcel[], rooms: readonly Room[]): Shared => {
  const left = new Map(rooms.map(({ endpoint, urgent, calm }) => [endpoint, { urgent, calm }]));
  const ends = new Map(rooms.map(({ endpoint, until }) => [endpoint, until]));
  const go: Parcel[] = [];
  const wait: { readonly parcel: Parcel; readonly until: Instant }[] = [];
  for (const parcel of parcels) {
    const room = left.get(endpointOf(parcel));
    const kind = isUrgent(parcel) ? 'urgent' : 'calm';
    if (!isLimited(parcel) || room === undefined) go.push(parcel);
    else if (room[kind] > 0) {
      room[kind] -= 1;
      go.push(parcel);
    } else wait.push({ parcel, until: ends.get(endpointOf(parcel)) ?? 0 });
  }
  return { go, wait };
};
