import type { Line } from '../say';
import { ueberDasGefecht } from '../words/de';
import type { ReportEditedTold } from './report-edited';

export const reportEdited: Line<ReportEditedTold> = ({ hex }) =>
  `Die Spielleitung hat den Bericht ${ueberDasGefecht(hex)} geändert; die Seiten müssen ihn neu bestätigen.`;
