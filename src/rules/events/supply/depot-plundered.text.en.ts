import type { Line } from '../say';
import { Who, whose, goods } from '../words/en';
import type { DepotPlunderedTold } from './depot-plundered';

export const depotPlundered: Line<DepotPlunderedTold> = ({ hex, from, to, stock }, say) => {
  const what = say.list((stock ?? []).map(({ item, quantity }) => goods(say, item, quantity)));
  return to === undefined
    ? `Your depot in ${hex} was plundered. Lost: ${what}.`
    : `${Who(say, to)} plundered ${whose(say, from)} depot in ${hex} and took ${what}.`;
};
