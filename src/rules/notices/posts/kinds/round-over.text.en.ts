import type { PostText } from '../definition';
import type { RoundOverData } from './round-over';

export const roundOver: PostText<RoundOverData> = ({ round }, say) => ({
  title: `Round ${say.number(round)} is over`,
  body: '',
});
