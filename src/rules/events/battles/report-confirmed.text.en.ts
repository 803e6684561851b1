import type { Line } from '../say';
import { Who, theBattle } from '../words/en';
import type { ReportConfirmedTold } from './report-confirmed';

export const reportConfirmed: Line<ReportConfirmedTold> = ({ hex, force }, say) =>
  `${Who(say, force)} confirmed the report of ${theBattle(hex)}.`;
