import type { PostText } from '../definition';
import type { BattlesData } from './battles-begun';

export const battlesBegun: PostText<BattlesData> = ({ round, count, hexes }, say) => ({
  title: `${say.count(count, 'Gefecht hat', 'Gefechte haben')} begonnen`,
  body: `Runde ${say.number(round)}${hexes.length === 0 ? '' : `, in ${say.list(hexes)}`}.`,
});
