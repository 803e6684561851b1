/**
 * How the log and the feeds of a match lie in their rows: packed, and what seats heard of one entry in the row of the
 * first of them (MAT-4). Rows of before are JSON, and are read as they are.
 */
import type { Logged } from '../../application/matches/course/log';
import type { Step } from '../../application/matches/course/log-entry';
import type { Seat, Told } from '../../games';
import { pack, unpack } from '../store/history/packed';

const BASE64 = 'base64';
const packText = (text: string): string => pack(text).toString(BASE64);

/** Entry and events of a step, for a column of `bytea`, in base64. */
export const packedEntry = ({ entry, events }: Pick<Step, 'entry' | 'events'>): string =>
  packText(JSON.stringify({ entry, events }));

export interface LogRow extends Pick<Logged, 'number' | 'at'> {
  /** Null, both: they are packed. */
  readonly entry: Logged['entry'] | null;
  readonly events: Logged['events'] | null;
  readonly packed: Buffer | null;
}

/** An entry of the log, packed or not. Throws when it is damaged. */
export const loggedOf = ({ packed, entry, events, ...row }: LogRow): Logged => ({
  ...row,
  ...((packed === null ? { entry, events } : JSON.parse(unpack(packed))) as Pick<Logged, 'entry' | 'events'>),
});

/** What seats heard, each text once. */
interface Heard {
  readonly seats: readonly Seat[];
  readonly told: readonly Told[];
}

/** A row of a feed as it is written. */
export interface FeedRow {
  readonly audience: Seat;
  /** Of its first and last event. */
  readonly first: number;
  readonly last: number;
  /** In base64; null: the row of `holder` has it. */
  readonly packed: string | null;
  readonly holder: Seat | null;
  readonly holder_seq: number | null;
}

const packedTold = (told: Step['told']): string => {
  const seats = new Map<string, Seat[]>();
  for (const one of told) {
    const text = JSON.stringify(one.told);
    seats.set(text, [...(seats.get(text) ?? []), one.seat]);
  }
  const heard = [...seats].map(([text, ones]) => `{"seats":${JSON.stringify(ones)},"told":${text}}`);
  return packText(`[${heard.join()}]`);
};

/** The rows of what seats heard at the same time: the first of them has it for all. */
export const feedRows = (told: Step['told']): readonly FeedRow[] => {
  const [holder] = told;
  if (holder === undefined) return [];
  const packed = packedTold(told);
  const seq = holder.told.at(-1)?.seq ?? 0;
  return told.map((one) => ({
    ...{ audience: one.seat, first: one.told[0]?.seq ?? 0, last: one.told.at(-1)?.seq ?? 0 },
    ...(one === holder
      ? { packed, holder: null, holder_seq: null }
      : { packed: null, holder: holder.seat, holder_seq: seq }),
  }));
};

/** What a row of a feed `f` says, as `json`: its own, or `packed` from it or its holder. */
export const SAID = `json_build_object('told', f.told, 'packed', encode(coalesce(f.packed, (SELECT h.packed FROM match_feeds h
    WHERE h.match_id = f.match_id AND h.audience = f.holder AND h.last_seq = f.holder_seq)), 'base64'))`;

export interface Said {
  readonly told: readonly Told[] | null;
  readonly packed: string | null;
}

/** What a seat heard by this row. Nothing of what others heard leaves it. Throws when it is damaged. */
export const toldBy = ({ told, packed }: Said, seat: Seat): readonly Told[] => {
  if (told !== null) return told;
  const heard = JSON.parse(unpack(Buffer.from(packed ?? '', BASE64))) as readonly Heard[];
  return heard.find(({ seats }) => seats.includes(seat))?.told ?? [];
};
