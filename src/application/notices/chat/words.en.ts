/** The words of posts for chat rooms, beside those of their kinds: in English. */
import { formats } from '../../../kernel';

const { count, list } = formats.en;

export const en = {
  /** `hexes`: where; empty: that is not public. */
  battles: (battles: number, hexes: readonly string[]) =>
    battles === 0
      ? 'No battle was fought.'
      : `${count(battles, 'battle', 'battles')}${hexes.length === 0 ? '' : ` (${list(hexes)})`}.`,
  out: (forces: readonly string[]) =>
    `${list(forces)} ${forces.length === 1 ? 'has no mechs left and is' : 'have no mechs left and are'} out.`,
  open: 'Open the campaign',
  testTitle: 'This chat room is connected',
  testBody:
    'From now on it hears when phases open, who is waited for, of battles, of rounds, and of the end.',
};
export type ChatWords = typeof en;
