/** A campaign in which all mechs, worn, stand in one hex and fight (CMB-1). */
import { AdvancePhase } from '../../../application/campaigns/advance-phase';
import type { CommandCall } from '../../../application/campaigns/command';
import { CallOffBattle } from '../../../application/battles/call-off-battle';
import { CorrectCampaign } from '../../../application/gm/correct-campaign';
import type { Refusal } from '../../../application/refusal';
import type { CampaignId, Result, UserId } from '../../../kernel';
import { MAX_CHANGES, rowsOf, type CampaignState, type Correction } from '../../../rules';
import type { BattleSetup } from '../../../tactical';
import type { Host } from '../../seed/hosts';
import { makeTemplate, type Shape, type Template } from '../../seed/template';
import { worn } from './worn-war';

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

export interface Battlefield extends Template {
  readonly battle: string;
  readonly setup: BattleSetup;
}

const stateOf = async (host: Host, id: CampaignId): Promise<CampaignState> => {
  const campaign = await host.store.read(id);
  if (campaign === null) throw new Error('the campaign is gone');
  return campaign.state;
};

/** Whoever has no pilot gets none; they stand there all the same. */
const gathered = async (host: Host, call: CommandCall): Promise<void> => {
  const campaign = await host.store.read(call.id);
  if (campaign === null) throw new Error('the campaign is gone');
  const hex = rowsOf(campaign.state.forces)[0]?.hq;
  const changes = rowsOf(campaign.state.mechs).flatMap((mech): Correction[] => {
    const design = campaign.catalog.mech(mech.design);
    return design === null || hex === undefined
      ? []
      : [{ set: 'mech', mech: mech.id, hex, condition: worn(design) }];
  });
  const master = new CorrectCampaign(host.store);
  for (let from = 0; from < changes.length; from += MAX_CHANGES)
    must(
      await master.run(call, {
        changes: changes.slice(from, from + MAX_CHANGES),
        reason: 'everybody fights',
      }),
    );
};

/** A campaign of its own with one open battle of all its mechs. `accounts`: the game master first. */
export const openBattlefield = async (
  host: Host,
  shape: Shape,
  accounts: readonly UserId[],
): Promise<Battlefield> => {
  const template = await makeTemplate(host, shape, accounts);
  const { id } = template;
  const call: CommandCall = { id, user: template.gm, dryRun: false, claim: null };
  for (let turn = 0; turn < 12; turn += 1) {
    const { campaign, battles } = await stateOf(host, id);
    if (campaign.step === 'declarations') {
      await gathered(host, call);
      must(await new AdvancePhase(host.store).run(call, null));
      const [battle] = rowsOf((await stateOf(host, id)).battles).filter(({ state }) => state === 'open');
      if (battle === undefined) throw new Error('nobody fights');
      return { ...template, battle: battle.id, setup: battle.setup };
    }
    const callOff = new CallOffBattle(host.store);
    for (const { id: open, state } of rowsOf(battles))
      if (state === 'open') must(await callOff.run(call, open, 'not this one'));
    must(await new AdvancePhase(host.store).run(call, null));
  }
  throw new Error('the campaign does not come to combat');
};
