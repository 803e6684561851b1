/**
 * Battles that are fought by the rules alone: opens those of a state in combat, and ends each with a report
 * of the game master's.
 */
import { decideDecideReport } from '../../../src/rules/commands/battle/decide-report';
import { decideFileReport } from '../../../src/rules/commands/battle/file-report';
import { openBattles } from '../../../src/rules/combat/open-battles';
import {
  Resolution,
  rulesetOf,
  type BattleReport,
  type CampaignState,
  type ReportUnit,
} from '../../../src/rules';
import { quietReport, withUnits } from '../../../src/rules/testing/battles';
import { means } from '../../../src/rules/testing/world';
import { close } from '../rules';

/**
 * Who held a battlefield in the end, and what became of whom. Whoever is not named came out of it as they
 * went in; the losers are left on the field, their pilots caught.
 */
export interface Fight {
  readonly holder: string | null;
  readonly units?: Readonly<Record<string, Partial<ReportUnit>>>;
}

const report = (resolution: Resolution, hex: string, { holder, units }: Fight): void => {
  const battle = openBattles(resolution.state).find((one) => one.hex === hex);
  if (battle === undefined) throw new Error(`no battle in ${hex}`);
  const lost = { fate: 'on-field-unfit', pilot: { hits: 0, fate: 'captured' } } as const;
  const losers =
    holder === null ? [] : battle.setup.units.filter(({ side, pilot }) => side !== holder && pilot !== null);
  const body: BattleReport = withUnits(
    quietReport(battle.setup),
    { ...Object.fromEntries(losers.map(({ id }) => [id, lost])), ...units },
    holder,
  );
  const filed = decideFileReport(resolution, { actor: { kind: 'gm' }, battle: battle.id, body });
  const decided =
    filed.length > 0 ? filed : decideDecideReport(resolution, { battle: battle.id, report: null });
  if (decided.length > 0) throw new Error(JSON.stringify(decided));
};

/** The battles of a state in combat, declarations; `sheets` as clients send them. */
export const battlesOpened = (
  state: CampaignState,
  sheets: Readonly<Record<string, readonly unknown[]>> = {},
): CampaignState => close(state, sheets).state.finish();

/** Ends the battles in these hexes, in this order; with the last one the supply phase opens. */
export const fought = (
  opened: CampaignState,
  fights: Readonly<Record<string, Fight>>,
  seed = 7,
): Resolution => {
  const resolution = new Resolution(opened, means({ ruleset: rulesetOf(opened.campaign.ruleset), seed }));
  for (const [hex, fight] of Object.entries(fights)) report(resolution, hex, fight);
  return resolution;
};
