/** Dark Age in the arena. */
import * as rules from '../../games/dark-age/arena';
import { arenaOf } from './arena-of';

type Bot = (...of: [...Parameters<rules.Agent>, stance: string]) => ReturnType<rules.Agent>;

export const DARK_AGE = arenaOf(
  rules,
  {
    file: 'games/dark-age/bot/index.js',
    agentOf: (exported): rules.Agent => {
      const { bot } = exported as { readonly bot: Bot };
      return (of, seat, decision) => bot(of, seat, decision, 'attack');
    },
  },
  () => rules.fight,
);
