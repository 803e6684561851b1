/** nudged (ROUND-3, END-2): the game master has reminded a player whose orders are waited for. Between the two of them: nobody else is told. */
import type { ForceId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { phaseName } from '../../model/names';
import type { CombatStep, Phase } from '../../model/phases';
import { defineEvent } from '../definition';

export interface Nudged {
  readonly force: ForceId;
  /** Of the force. */
  readonly name: string;
  /** That waits for it. */
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  readonly reason: string | null;
}

const why = (reason: unknown): string => (typeof reason === 'string' ? ` ${reason}` : '');

export const nudged = defineEvent<'nudged', Nudged>({
  type: 'nudged',
  tell: ({ force, name, round, phase, step, reason }, to) => (mayKnow(to, force) ? { force, name, round, phase, step, reason } : null),
  text: {
    en: (told) =>
      `The game master reminds ${String(told['name'])}: ${phaseName(told['phase'], 'en')} in round ${String(told['round'])} waits for orders.${why(told['reason'])}`,
    de: (told) =>
      `Die Spielleitung erinnert ${String(told['name'])}: ${phaseName(told['phase'], 'de')} in Runde ${String(told['round'])} wartet auf Befehle.${why(told['reason'])}`,
  },
});
