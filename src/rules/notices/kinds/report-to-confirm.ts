/** report-to-confirm (TAC-7): another side has filed a report, which waits for the force's side. */
import type { ForceId } from '../../../kernel';
import { isForce } from '../../model/audience';
import { defineNotice } from '../definition';
import type { BattleData } from './battle-waits';

export interface ReportData extends BattleData {
  readonly report: string;
}

export const reportToConfirm = defineNotice<'report-to-confirm', ReportData>({
  kind: 'report-to-confirm',
  urgency: 'soon',
  calledBy: {
    'report-filed': ({ battle, hex, report }, to) =>
      to.kind === 'force'
        ? { cause: `${battle}.${report}`, data: { battle, report, hex: hex ?? null } }
        : null,
  },
  stillTrue: ({ battle, report }, { status, battles }, to) => {
    const now = battles[battle as keyof typeof battles];
    if (status !== 'running' || now?.state !== 'reported' || now.report !== report) return false;
    const mine = now.sides.find((side) => isForce(to, ...side)) ?? null;
    return mine !== null && !mine.some((force: ForceId) => now.confirmedBy.includes(force));
  },
  path: ({ battle }, home) => `${home}/b/${battle}`,
});
