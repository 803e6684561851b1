import type { Line } from '../say';
import type { ForceOutTold } from './force-out';

export const forceOut: Line<ForceOutTold> = ({ force, name }, say) =>
  say.isYou(force)
    ? 'Du hast keine Mechs mehr und bist ausgeschieden.'
    : `${name} hat keine Mechs mehr und ist ausgeschieden.`;
