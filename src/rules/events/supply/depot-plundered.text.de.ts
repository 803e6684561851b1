import type { Line } from '../say';
import { Wer, hat, wem, goods } from '../words/de';
import type { DepotPlunderedTold } from './depot-plundered';

export const depotPlundered: Line<DepotPlunderedTold> = ({ hex, from, to, stock }, say) => {
  const what = say.list((stock ?? []).map(({ item, quantity }) => goods(say, item, quantity)));
  return to === undefined
    ? `Dein Lager in ${hex} wurde geplündert. Verloren: ${what}.`
    : `${Wer(say, to)} ${hat(say, to)} ${say.isYou(from) ? 'dein Lager' : `das Lager von ${wem(say, from)}`} in ${hex} geplündert: ${what}.`;
};
