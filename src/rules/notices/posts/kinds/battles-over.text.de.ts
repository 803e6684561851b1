import type { PostText } from '../definition';
import type { BattlesData } from './battles-begun';

export const battlesOver: PostText<BattlesData> = ({ round, count, hexes }, say) => ({
  title: `${say.count(count, 'Gefecht ist', 'Gefechte sind')} vorbei`,
  body: `Runde ${say.number(round)}${hexes.length === 0 ? '' : `, in ${say.list(hexes)}`}.`,
});
