/** Printing a force for the table: a cover, and a record sheet a mech. */
import { coverPages, recordSheet, type Drawing } from '../../catalog/record-sheet';
import { err, type ForceId, type Language, type Result } from '../../kernel';
import type { Audience } from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { Paper } from './ports';
import type { Has, Print, PrintDrawings } from './print-drawings';
import { forceSubjects } from './subjects';

export interface ForceSheetsWish {
  readonly force: ForceId;
  /** Ids of mechs; null: all. */
  readonly mechs: readonly string[] | null;
  readonly paper: Paper;
  readonly language: Language;
}

export class PrintForce {
  constructor(
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
    private readonly print: PrintDrawings,
  ) {}

  /** `audience`: whose eyes; the force's own, or those of somebody who knows of all. */
  async run(
    { campaign }: Access,
    audience: Audience,
    wish: ForceSheetsWish,
    has: Has,
  ): Promise<Result<Print, Refusal>> {
    const { force, mechs, paper, language } = wish;
    const knowledge = this.reader.knowledge(campaign, audience);
    const name = knowledge.forces.find(({ id }) => id === force)?.name ?? null;
    const sheets = forceSubjects(knowledge, campaign.catalog, force, mechs);
    if (name === null || sheets === null) return err(NOT_FOUND);
    const { name: title, round } = knowledge.campaign;
    const pages = function* (): Generator<Drawing> {
      yield* coverPages({ campaign: title, force: name, round, sheets }, language);
      for (const subject of sheets) yield recordSheet(subject, language);
    };
    return this.print.run({ title: `${name} – ${title}`, paper, language }, pages, has);
  }
}
