/** Printing a battle for the table (TBL): its sheet, and the record sheets of mechs in it. */
import { recordSheet, type Drawing } from '../../catalog/record-sheet';
import { err, type Language, type Result } from '../../kernel';
import { battleSheet } from '../../tactical';
import type { Access, CampaignReader } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import { battlePapers, type MechsWanted } from './battle-subjects';
import type { Paper } from './ports';
import type { Has, Print, PrintDrawings } from './print-drawings';

export interface BattleSheetWish {
  readonly battle: string;
  readonly mechs: MechsWanted;
  readonly paper: Paper;
  readonly language: Language;
}

export class PrintBattle {
  constructor(
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
    private readonly print: PrintDrawings,
  ) {}

  /** A battle in which one does not fight is not found. */
  async run(
    { campaign, audience }: Access,
    wish: BattleSheetWish,
    has: Has,
  ): Promise<Result<Print, Refusal>> {
    const { battle, paper, language } = wish;
    const papers = battlePapers(
      this.reader.knowledge(campaign, audience),
      campaign.catalog,
      battle,
      wish.mechs,
    );
    if (papers === null) return err(NOT_FOUND);
    const { sheet, mechs } = papers;
    const pages = function* (): Generator<Drawing> {
      yield* battleSheet(sheet, campaign.catalog, language);
      for (const subject of mechs) yield recordSheet(subject, language);
    };
    return this.print.run({ title: `${sheet.setup.hex} – ${sheet.campaign}`, paper, language }, pages, has);
  }
}
