import type { PostText } from '../definition';
import type { BattlesData } from './battles-begun';

export const battlesOver: PostText<BattlesData> = ({ round, count, hexes }, say) => ({
  title: `${say.count(count, 'battle is', 'battles are')} over`,
  body: `Round ${say.number(round)}${hexes.length === 0 ? '' : `, in ${say.list(hexes)}`}.`,
});
