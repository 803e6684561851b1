import type { Line } from '../say';
import { Wer, hat, ueberDasGefecht, engineName } from '../words/de';
import type { ReportFiledTold } from './report-filed';

export const reportFiled: Line<ReportFiledTold> = ({ hex, by, engine }, say) => {
  if (engine !== undefined) return `Ein Bericht ${ueberDasGefecht(hex)} kam von ${engineName(engine)}.`;
  return by === null
    ? `Die Spielleitung hat einen Bericht ${ueberDasGefecht(hex)} abgegeben.`
    : `${Wer(say, by)} ${hat(say, by)} einen Bericht ${ueberDasGefecht(hex)} abgegeben.`;
};
