import type { Line } from '../say';
import { because } from '../words/en';
import type { MemberRemovedTold } from './member-removed';

export const memberRemoved: Line<MemberRemovedTold> = ({ name, force, reason }, say) =>
  `The game master removed ${name}${force === null ? '' : `; nobody plays ${say.force(force) ?? 'the force'} now`}.${because(reason)}`;
