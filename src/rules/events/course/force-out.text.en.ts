import type { Line } from '../say';
import type { ForceOutTold } from './force-out';

export const forceOut: Line<ForceOutTold> = ({ force, name }, say) =>
  say.isYou(force) ? 'You have no mechs left and are out.' : `${name} has no mechs left and is out.`;
