/**
 * Reset links that a game master makes for a player: when they work, and how many there may be. They take
 * over an account, so whoever it belongs to has a day to see one and to refuse it.
 */
import type { UserId } from '../../kernel';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So long after it was made it works, and so long it works then. */
const WAIT = DAY;
const LIFE = 2 * DAY;
/** So many may be made within a day for one player of a campaign, and by one game master. */
const PER_PLAYER = 3;
const PER_MAKER = 20;

/** A link that was made within the last day. */
export interface LatelyMade {
  /** For the same player in the same campaign, and by the same game master. */
  readonly forPlayer: boolean;
  readonly byMaker: boolean;
  /** ms till it is a day old. */
  readonly left: number;
}

/** Instants are milliseconds since 1970. */
export interface LinkTimes {
  readonly usableAt: number;
  readonly expiresAt: number;
}

export interface NewMemberLink extends LinkTimes {
  readonly user: UserId;
  readonly maker: UserId;
}

/** Links of the members of one campaign, within its transaction. */
export interface MemberLinks {
  madeLately(user: UserId, maker: UserId): Promise<readonly LatelyMade[]>;
  /** Answers the link's id and its secret; an earlier one of the same player in this campaign dies. */
  make(link: NewMemberLink): Promise<{ readonly id: string; readonly token: string }>;
  /** False: the user has no such open link from here. */
  refuse(link: string, user: UserId): Promise<boolean>;
}

export const timesFrom = (now: number): LinkTimes => ({ usableAt: now + WAIT, expiresAt: now + WAIT + LIFE });

/** Null: another may be made now; else in how many seconds. */
export const waitForAnother = (made: readonly LatelyMade[]): number | null => {
  const until = (counted: readonly LatelyMade[], most: number): readonly number[] =>
    counted.length < most ? [] : [counted.map(({ left }) => left).sort((a, b) => b - a)[most - 1] ?? 0];
  const waits = [
    ...until(
      made.filter(({ forPlayer }) => forPlayer),
      PER_PLAYER,
    ),
    ...until(
      made.filter(({ byMaker }) => byMaker),
      PER_MAKER,
    ),
  ];
  return waits.length === 0 ? null : Math.max(1, Math.ceil(Math.max(...waits) / 1_000));
};
