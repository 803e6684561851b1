/** What commands on members change: who is in the campaign, and in which place. */
import { ok } from '../../kernel';
import type { Change } from '../campaigns/campaign-transaction';
import type { Decided } from '../campaigns/command';

export type MemberChange = Change['members'][number];

/** What was decided, with the members that it changes. */
export const withMembers = <T>(decided: Decided<T>, members: readonly MemberChange[]): Decided<T> =>
  decided.ok ? ok({ ...decided.value, members }) : decided;
