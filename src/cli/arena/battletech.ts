/** BattleTech's standard rules in the arena (BT-6). */
import { bundledCatalog } from '../../catalog';
import * as rules from '../../games/battletech/standard/arena';
import { arenaOf } from './arena-of';

type Bot = (...of: [...Parameters<rules.Agent>, stance: string]) => ReturnType<rules.Agent>;

export const BATTLETECH = arenaOf(
  rules,
  {
    file: 'games/battletech/standard/bot/bot.js',
    agentOf: (exported): rules.Agent => {
      const { commandOf } = exported as { readonly commandOf: Bot };
      return (known, seat) => commandOf(known, seat, 'attack');
    },
  },
  () => {
    const pool = rules.poolOf(bundledCatalog());
    return (contest, seed, number) => rules.fight(contest, pool, seed, number);
  },
);
