import type { PostText } from '../definition';
import type { RoundOverData } from './round-over';

export const roundOver: PostText<RoundOverData> = ({ round }, say) => ({
  title: `Runde ${say.number(round)} ist vorbei`,
  body: '',
});
