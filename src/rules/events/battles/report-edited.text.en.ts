import type { Line } from '../say';
import { theBattle } from '../words/en';
import type { ReportEditedTold } from './report-edited';

export const reportEdited: Line<ReportEditedTold> = ({ hex }) =>
  `The game master changed the report of ${theBattle(hex)}; the sides have to confirm it again.`;
