import type { Line } from '../say';
import { because } from '../words/de';
import type { MemberRemovedTold } from './member-removed';

export const memberRemoved: Line<MemberRemovedTold> = ({ name, force, reason }, say) =>
  `Die Spielleitung hat ${name} entfernt${force === null ? '' : `; niemand spielt jetzt ${say.force(force) ?? 'die Truppe'}`}.${because(reason)}`;
