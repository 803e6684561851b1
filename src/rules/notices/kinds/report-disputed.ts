/** report-disputed (TAC-7): another force disagrees with a report of a battle in which the force fights. */
import { isForce } from '../../model/audience';
import { defineNotice } from '../definition';
import type { ReportData } from './report-to-confirm';

export const reportDisputed = defineNotice<'report-disputed', ReportData>({
  kind: 'report-disputed',
  urgency: 'soon',
  calledBy: {
    'report-disputed': ({ battle, hex, report, force }, to) =>
      to.kind === 'force' && to.force !== force
        ? { cause: `${battle}.${report}`, data: { battle, report, hex: hex ?? null } }
        : null,
  },
  stillTrue: ({ battle, report }, { status, battles }, to) => {
    const now = battles[battle as keyof typeof battles];
    return (
      status === 'running' &&
      now?.state === 'disputed' &&
      now.report === report &&
      isForce(to, ...now.sides.flat())
    );
  },
  path: ({ battle }, home) => `${home}/b/${battle}`,
});
