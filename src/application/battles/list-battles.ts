/** The battles that somebody may know of (SIGHT-4, TAC-2), page by page. */
import { battlesOf, type BattleView } from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { pageById, type Page } from '../page';

/** A battle in a list: without setup and reports. */
export type BattleSummary = Omit<BattleView, 'setup' | 'reports'>;

const summaryOf = (battle: BattleView): BattleSummary => ({
  id: battle.id,
  round: battle.round,
  hex: battle.hex,
  state: battle.state,
  mine: battle.mine,
  report: battle.report,
  winner: battle.winner,
  engine: battle.engine,
  openedAt: battle.openedAt,
  dueAt: battle.dueAt,
  overdue: battle.overdue,
});

export class ListBattles {
  constructor(private readonly reader: Pick<CampaignReader, 'knowledge'>) {}

  run({ campaign, audience }: Access, after: string | null, limit: number): Page<BattleSummary> {
    return pageById(battlesOf(this.reader.knowledge(campaign, audience)), after, limit, summaryOf);
  }
}
