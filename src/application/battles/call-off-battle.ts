/** The game master calls a battle off (CMB-11); nobody has won it. */
import type { BattleId, Result } from '../../kernel';
import { decideCallOff } from '../../rules';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, type CommandCall } from '../campaigns/command';
import type { Refusal } from '../refusal';
import { decidedOn, type BattleAnswer } from './battle-answer';

export class CallOffBattle {
  constructor(private readonly store: CampaignTransactions) {}

  run(call: CommandCall, battle: BattleId, reason: string): Promise<Result<BattleAnswer, Refusal>> {
    return command(this.store, call, 'gm', (resolution) =>
      decidedOn(resolution, battle, decideCallOff(resolution, { battle, reason })),
    );
  }
}
