/**
 * The tag of what a report says (TAC-7): it changes when the game master edits the report, and with nothing
 * else.
 */
import { canonicalJson } from '../../../kernel';
import type { BattleReport } from '../../../rules';
import { fingerprint } from '../../fingerprint';

export const reportEtag = (body: BattleReport): string => `"${fingerprint(canonicalJson(body))}"`;
