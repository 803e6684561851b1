/**
 * Port: what this server keeps of a user, and that they may see. A page of each kind at a time, so that no
 * process holds all of it.
 */
import type { UserId } from '../../kernel';

export interface ExportedSession {
  readonly device: string | null;
  readonly openedAt: string;
  readonly endedAt: string | null;
}

/** A campaign that the user is in. */
export interface ExportedMembership {
  readonly campaign: { readonly id: string; readonly name: string; readonly status: string };
  readonly role: 'gm' | 'player' | 'observer';
  /** What the others see them called there. */
  readonly displayName: string;
  readonly joinedAt: string;
  /** Taken off their own list. */
  readonly hidden: boolean;
  /** The force that they play; null: none, or the campaign has not begun. */
  readonly force: ExportedForce | null;
  /** The draft of their force from before the start. */
  readonly draft: object | null;
  readonly mutes: { readonly everything: boolean; readonly forces: readonly string[] } | null;
  readonly standing: {
    readonly readyWhenNothingToOrder: boolean;
    readonly readyIn: readonly string[];
  } | null;
  readonly vacations: readonly { readonly from: string; readonly to: string }[];
}

interface ExportedForce {
  readonly id: string;
  readonly name: string;
  readonly mechs: readonly { readonly id: string; readonly name: string; readonly design: string }[];
  readonly pilots: readonly { readonly id: string; readonly name: string; readonly rank: string }[];
}

/**
 * The orders that the user's force has saved for one phase. What another player of the force gave before is
 * theirs to see as well.
 */
export interface ExportedSheet {
  readonly campaign: string;
  readonly force: string;
  readonly round: number;
  readonly phase: string;
  /** Empty: a phase without steps. */
  readonly step: string;
  readonly ready: boolean;
  readonly savedAt: string | null;
  readonly orders: readonly object[];
}

export interface ExportedMessage {
  readonly campaign: string;
  readonly id: string;
  /** Whether the user wrote it. */
  readonly own: boolean;
  readonly from: string;
  readonly to: string | null;
  readonly at: string;
  readonly text: string;
}

/** A match that the user plays in or has opened. */
export interface ExportedMatch {
  readonly match: string;
  readonly system: string;
  readonly state: string;
  readonly openedAt: string;
  readonly opened: boolean;
  readonly seats: readonly string[];
}

/** A design that the user imported (`campaign` null) or drew up in a campaign. */
export interface ExportedDesign {
  readonly campaign: string | null;
  readonly slug: string;
  readonly content: object;
}

/** A figure that the user has made of a mech. */
export interface ExportedFigure {
  readonly id: string;
  readonly design: string;
  readonly since: string;
  readonly figure: object;
}

/** A map sheet that the user has imported. */
export interface ExportedBoard {
  readonly name: string;
  readonly country: string;
  readonly addedAt: string;
  /** Of its file. */
  readonly text: string;
}

/** How the user wants to be told. */
export interface ExportedNoticeSettings {
  readonly language: string;
  /** IANA name. */
  readonly zone: string;
  /** By kind; one that is not named goes its usual ways. */
  readonly ways: Readonly<Record<string, readonly string[]>>;
  /** Minutes of the day; null: none. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly digestAt: number | null;
}

/** Where the user is reached, without the address. */
export interface ExportedEndpoint {
  readonly way: string;
  /** Of a browser that takes pushes; null: unknown, or it is none. */
  readonly device: string | null;
  readonly since: string;
}

/** What called the user. */
export interface ExportedNotice {
  /** Null: it is about the account. */
  readonly campaign: string | null;
  readonly kind: string;
  readonly at: string;
  readonly readAt: string | null;
  readonly data: object;
}

/** In the order in which the document has them. */
export interface AccountRecords {
  readonly sessions: AsyncIterable<readonly ExportedSession[]>;
  readonly campaigns: AsyncIterable<readonly ExportedMembership[]>;
  readonly orders: AsyncIterable<readonly ExportedSheet[]>;
  readonly messages: AsyncIterable<readonly ExportedMessage[]>;
  readonly matches: AsyncIterable<readonly ExportedMatch[]>;
  readonly designs: AsyncIterable<readonly ExportedDesign[]>;
  readonly figures: AsyncIterable<readonly ExportedFigure[]>;
  readonly boards: AsyncIterable<readonly ExportedBoard[]>;
  /** One, or none while all is as usual. */
  readonly noticeSettings: AsyncIterable<readonly ExportedNoticeSettings[]>;
  /** Campaigns of which nothing is sent. */
  readonly noticeMutes: AsyncIterable<readonly { readonly campaign: string }[]>;
  /** Where they are reached outside of the page. */
  readonly noticeEndpoints: AsyncIterable<readonly ExportedEndpoint[]>;
  readonly notices: AsyncIterable<readonly ExportedNotice[]>;
}

/**
 * Of campaigns only those that they are in, and their own messages. Nothing is read before somebody asks for
 * it.
 */
export type FindRecords = (user: UserId) => AccountRecords;
