/** Drawing a page of a battle's sheet (TBL), as SVG. */
import { svgOf } from '../../catalog/record-sheet';
import { err, type Language, ok, type Result } from '../../kernel';
import { battleSheet } from '../../tactical';
import type { Access, CampaignReader } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import { battlePapers } from './battle-subjects';

export class DrawBattleSheet {
  constructor(private readonly reader: Pick<CampaignReader, 'knowledge'>) {}

  /** `page`: from 1. A battle in which one does not fight is not found, nor a page that it has not. */
  run(
    { campaign, audience }: Access,
    battle: string,
    page: number,
    language: Language,
  ): Result<string, Refusal> {
    const papers = battlePapers(this.reader.knowledge(campaign, audience), campaign.catalog, battle, 'none');
    const found =
      papers === null ? undefined : battleSheet(papers.sheet, campaign.catalog, language)[page - 1];
    return found === undefined ? err(NOT_FOUND) : ok(svgOf(found));
  }
}
