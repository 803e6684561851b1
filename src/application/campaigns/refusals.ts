/**
 * What a decision of the rules found wrong, as the kind of refusal that it is: unknown (404), misshapen
 * (400), too late (409) or against the rules (422).
 */
import type { Violation } from '../../kernel';
import { againstRules, conflict, misshapen, NOT_FOUND, refusalAs, type Refusal } from '../refusal';

/** Things that are not there, or that the asker may not know of: one answer. */
const UNKNOWN: ReadonlySet<string> = new Set([
  'battle/unknown',
  'battle/unknown-report',
  'offers/unknown',
  'vacation/unknown',
]);

/** The command fits another phase or another state than the present one. */
const LATE: ReadonlySet<string> = new Set([
  'battle/already-done',
  'battle/boards-late',
  'battle/not-now',
  'battle/superseded-report',
  'battle/report-disputed',
  'battle/already-disputed',
  'battle/no-report',
  'battle/fought-here',
  'engine/not-its-battle',
  'engine/report-waits',
  'campaign/not-running',
  'gm/not-running',
  'gm/not-paused',
  'gm/campaign-finished',
  'gm/no-deadline-here',
  'gm/no-orders-here',
  'gm/force-is-ready',
  'offers/not-in-this-phase',
  'vacation/campaign-finished',
  'vacation/over',
]);

/** The refusal of a command with these violations; there is at least one. */
export const refusalOf = (violations: readonly Violation[]): Refusal => {
  if (violations.some(({ code }) => UNKNOWN.has(code))) return NOT_FOUND;
  if (violations.some(({ code }) => code.startsWith('shape/'))) return misshapen(violations);
  const late = violations.find(({ code }) => LATE.has(code));
  if (late !== undefined)
    return refusalAs('conflict', late.code, { rule: late.rule, params: late.params, violations });
  return againstRules(violations);
};

/**
 * Why orders come at the wrong time: the campaign rests, or this phase is not open (any more), or takes none.
 */
export const notOpen = (status: 'running' | 'paused' | 'finished'): Refusal =>
  status === 'paused' ? conflict('campaign/paused', 'ROUND-4') : conflict('phase/not-open', 'ROUND-3');
