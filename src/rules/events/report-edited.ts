/** report-edited (TAC-7): the GM has changed a report; the sides confirm it anew. Told to who fights in the battle. */
import type { BattleId, ForceId, ReportId } from '../../kernel/ids';
import type { BattleReport } from '../model/battle';
import type { Instant } from '../model/state';
import { defineEvent } from './definition';

export interface ReportEdited {
  readonly battle: BattleId;
  readonly report: ReportId;
  readonly body: BattleReport;
  readonly at: Instant;
  readonly dueAt: Instant;
  readonly forces: readonly ForceId[];
}

export const reportEdited = defineEvent<'report-edited', ReportEdited>({
  type: 'report-edited',
  version: 1,
  apply: (draft, { battle, report, body, at, dueAt }) => {
    draft.patch('reports', report, { body, at, state: 'pending', confirmedBy: [], disputes: [] });
    draft.patch('battles', battle, { state: 'reported', report, dueAt });
  },
  tell: ({ battle, report, forces }, to) => (to.kind === 'gm' || (to.kind === 'force' && forces.includes(to.force)) ? { battle, report } : null),
  text: {
    en: () => 'The game master has edited a battle report.',
    de: () => 'Die Spielleitung hat einen Gefechtsbericht geändert.',
  },
});
