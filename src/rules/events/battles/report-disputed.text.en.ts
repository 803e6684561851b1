import type { Line } from '../say';
import { Who, theBattle, because } from '../words/en';
import type { ReportDisputedTold } from './report-disputed';

export const reportDisputed: Line<ReportDisputedTold> = ({ hex, force, reason }, say) =>
  `${Who(say, force)} disputed the report of ${theBattle(hex)}.${because(reason)}`;
