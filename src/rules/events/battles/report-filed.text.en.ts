import type { Line } from '../say';
import { capital } from '../../../kernel';
import { Who, theBattle, engineName } from '../words/en';
import type { ReportFiledTold } from './report-filed';

export const reportFiled: Line<ReportFiledTold> = ({ hex, by, engine }, say) =>
  `${engine !== undefined ? capital(engineName(engine)) : by === null ? 'The game master' : Who(say, by)} filed a report of ${theBattle(hex)}.`;
