/**
 * What all sides have filled in of a battle, for who fights in it and the game master: the whole, or a part
 * of it.
 */
import { err, ok, type Result } from '../../../kernel';
import type { FilledIn } from '../../../tactical';
import type { Access, CampaignReader } from '../../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../../refusal';
import { entriesPlace, shownEntries, type Entries } from './entries-place';
import { papersOf, type BattlePapers } from './papers';

export class SeeEntries {
  constructor(
    private readonly papers: BattlePapers,
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
  ) {}

  async whole<W extends object>(
    evidence: FilledIn<W>,
    access: Access,
    battle: string,
  ): Promise<Result<Entries<W>, Refusal>> {
    const place = entriesPlace(this.reader.knowledge(access.campaign, access.audience), access, battle);
    if (!place.ok) return place;
    const { battle: id, setup } = place.value;
    return ok(
      shownEntries(
        evidence,
        access,
        place.value,
        await this.papers.readPapers(access.id, papersOf(evidence, id, setup)),
      ),
    );
  }

  /** As the whole has it. */
  async part<P extends object>(
    evidence: FilledIn<object, P>,
    access: Access,
    battle: string,
    part: string,
  ): Promise<Result<P, Refusal>> {
    const place = entriesPlace(this.reader.knowledge(access.campaign, access.audience), access, battle);
    if (!place.ok) return place;
    const { battle: id, setup, side } = place.value;
    const papers = await this.papers.readPapers(access.id, papersOf(evidence, id, setup), part);
    const found = evidence.part(access.campaign.catalog, setup, papers, side, part);
    return found === null ? err(NOT_FOUND) : ok(found);
  }
}
