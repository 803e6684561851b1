/** Drawing the record sheet of a mech in play, as SVG. */
import { recordSheet, svgOf } from '../../catalog/record-sheet';
import { err, type Language, ok, type Result } from '../../kernel';
import type { Access, CampaignReader } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import { sheetSubject } from './subjects';

export class DrawMechSheet {
  constructor(private readonly reader: Pick<CampaignReader, 'knowledge'>) {}

  /** Another's mech is not found, seen or not: its damage is hidden. */
  run({ campaign, audience }: Access, mech: string, language: Language): Result<string, Refusal> {
    const subject = sheetSubject(this.reader.knowledge(campaign, audience), campaign.catalog, mech);
    return subject === null ? err(NOT_FOUND) : ok(svgOf(recordSheet(subject, language)));
  }
}
