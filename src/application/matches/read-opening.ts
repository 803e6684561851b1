/** Reading what opens a match (MAT-1): `{ system, scenario | setup, seats: [{ me | invite | bot }] }`. */
import type { Stance } from '../../games';
import { isRecord, type Result, type Violation } from '../../kernel';
import { Fields } from '../fields';

/** Who plays a seat: the opener, whoever has its code, or a bot with its stance. */
export type Sitter = 'me' | 'invite' | { readonly bot: Stance };

export interface Opening {
  readonly system: string;
  /** Either this or `setup` is null. */
  readonly scenario: string | null;
  readonly setup: unknown;
  /** In the order of the setup's seats. */
  readonly seats: readonly Sitter[];
}

const MAX_SEATS = 8;
const STANCES: readonly Stance[] = ['attack', 'hold', 'withdraw'];

const sitterOf = (value: unknown): Sitter | null => {
  if (!isRecord(value) || Object.keys(value).length !== 1) return null;
  if (value['me'] === true) return 'me';
  if (value['invite'] === true) return 'invite';
  const stance = STANCES.find((one) => one === value['bot']);
  return stance === undefined ? null : { bot: stance };
};

export const readOpening = (sent: unknown): Result<Opening, readonly Violation[]> => {
  const body = new Fields(sent);
  const system = body.id<string>('system');
  const scenario = body.has('scenario') ? body.id<string>('scenario') : null;
  const setup = scenario === null ? body.raw('setup') : null;
  if (scenario === null && !isRecord(setup)) body.refuse('setup', 'shape/not-an-object');
  const seats = body.list('seats', 2, MAX_SEATS, sitterOf);
  return body.done({ system, scenario, setup, seats });
};
