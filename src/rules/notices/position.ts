/**
 * The open phase as notices name it: that it is still the same one, and that somebody's orders are still
 * waited for (ROUND-3).
 */
import { isForce, type Audience } from '../model/audience';
import { takesOrders, type NoticeFacts } from './facts';

export interface Position {
  readonly epoch: number;
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
}

export const positionIn = ({ epoch, round, phase, step }: NoticeFacts): Position => ({
  epoch,
  round,
  phase,
  step,
});

/** As a cause: one phase, once in an epoch. */
export const positionKey = ({ epoch, round, phase, step }: Position): string =>
  [epoch, round, phase, step ?? ''].join('.');

export const isOpenNow = (data: Position, facts: NoticeFacts): boolean =>
  facts.status === 'running' && positionKey(data) === positionKey(positionIn(facts));

/** The forces whose orders the open phase waits for. */
export const late = (facts: NoticeFacts): NoticeFacts['forces'] =>
  facts.status === 'running' && takesOrders(facts)
    ? facts.forces.filter(({ id, out, user }) => !out && user !== null && !facts.ready.includes(id))
    : [];

export const isWaitedFor = (to: Audience, facts: NoticeFacts): boolean =>
  late(facts).some(({ id }) => isForce(to, id));

/** Whether it is late, and may be told so: whoever is on vacation may not. */
export const isCalledLate = (to: Audience, facts: NoticeFacts): boolean =>
  late(facts).some(({ id }) => isForce(to, id) && !facts.away.includes(id));

export const isOnlyOneLate = (to: Audience, facts: NoticeFacts): boolean =>
  late(facts).length === 1 && isCalledLate(to, facts);
