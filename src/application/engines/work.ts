/** What an external engine is to fight (TAC-8). */
import { rowsOf, type BattleReport, type BattleSetup } from '../../rules';
import { blankReport } from '../../tactical';
import type { LoadedCampaign } from '../campaigns/campaign-store';

/** A battle that waits for its engine. */
export interface Work {
  readonly battle: string;
  readonly openedAt: string;
  /** As it was frozen, with all mines (TAC-1). */
  readonly setup: BattleSetup;
  /** Metric tons of each design of the setup; null where it weighs nothing that counts. */
  readonly tons: Readonly<Record<string, number | null>>;
  /** The report in which nothing has happened: to be changed into the one that is posted. */
  readonly blank: BattleReport;
}

/** Battles that a report could begin to decide: not those in which one waits already. */
export const workOf = (
  { state, catalog }: LoadedCampaign,
  engine: string,
  known: readonly string[],
): readonly Work[] => {
  const { status, phase, round } = state.campaign;
  if (status !== 'running' || phase !== 'combat') return [];
  return rowsOf(state.battles)
    .filter(
      (battle) =>
        battle.engine === engine &&
        battle.state === 'open' &&
        battle.round === round &&
        !known.includes(battle.id),
    )
    .map(({ id, openedAt, setup }) => ({
      battle: id,
      openedAt: new Date(openedAt).toISOString(),
      setup,
      tons: Object.fromEntries(setup.units.map(({ design }) => [design, catalog.mech(design)?.tons ?? null])),
      blank: blankReport(catalog, setup),
    }));
};
