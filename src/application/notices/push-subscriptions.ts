/**
 * The browsers in which a person takes pushes: what the page subscribes with, and which there are. What the
 * browser gave is never told again.
 */
import type { UserId } from '../../kernel';
import { about, closed, object, optional, text } from '../../kernel/shape';
import type { Login } from '../accounts/model';

const LONGEST_ADDRESS = 2_000;
const LONGEST_KEY = 100;
/** More than one person uses, and a bound for the database. */
export const MAX_BROWSERS = 10;

/** As a browser gives it (`PushSubscription`), the keys in base64url. */
export const newSubscription = closed(
  object({
    endpoint: text(1, LONGEST_ADDRESS),
    p256dh: text(1, LONGEST_KEY),
    auth: text(1, LONGEST_KEY),
    replaces: optional(
      about(
        text(1, LONGEST_ADDRESS),
        'The endpoint that this browser had before (`pushsubscriptionchange`): its entry becomes this one',
      ),
    ),
  }),
);

/** What was understood of it. */
export interface PushDevice {
  /** Absolute: of a push service. */
  readonly url: string;
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
}

/** What a person sees of one. */
export interface PushSubscriptionShape {
  readonly id: string;
  /** In few words; null: unknown. */
  readonly device: string | null;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Whether it was added in the session that asks. */
  readonly current: boolean;
}

export interface PushSubscriptionList {
  /** The point of P-256, uncompressed, in base64url: `applicationServerKey`. */
  readonly publicKey: string;
  /** Newest first. */
  readonly items: readonly PushSubscriptionShape[];
}

export interface PushSubscriptionBook {
  list(login: Login): Promise<readonly PushSubscriptionShape[]>;
  /**
   * The same browser again: in place of what was known of it, also where it was another person's. Nothing is
   * kept in a dry run. `too-many`: the person has `max` others; `ended`: the session has ended meanwhile.
   * `replaces`: the address that it had before; `unknown`: the person takes no pushes there.
   */
  add(
    login: Login,
    browser: PushDevice,
    device: string | null,
    limits: { readonly max: number; readonly dryRun: boolean; readonly replaces: string | null },
  ): Promise<PushSubscriptionShape | 'too-many' | 'ended' | 'unknown'>;
  /** False: the person has none such. Nothing goes in a dry run. */
  remove(user: UserId, id: string, dryRun: boolean): Promise<boolean>;
}

/** Ports: what can be used of what a browser gave; null: nothing. */
export interface PushReader {
  address(endpoint: string): string | null;
  /** A point of the curve. */
  p256dh(key: string): Uint8Array | null;
  /** 16 bytes. */
  auth(key: string): Uint8Array | null;
}
