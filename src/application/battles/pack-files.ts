/** Packs an engine's files of a battle into an archive (MM-1), for who fights in it and the game master. */
import { err, type Language, ok, type Result } from '../../kernel';
import type { BattleFile, GameFiles } from '../../tactical';
import type { Access, CampaignReader } from '../campaigns/reader';
import { NOT_FOUND, type Refusal } from '../refusal';
import { releaseOf, type Releases } from './releases';

/** Port: the same files give the same bytes, anywhere and at any time. */
export type Zip = (files: readonly BattleFile[]) => Promise<Uint8Array>;

export interface BattleArchive {
  readonly hex: string;
  readonly round: number;
  readonly bytes: Uint8Array;
}

export class PackFiles {
  constructor(
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
    private readonly releases: Releases,
    private readonly zip: Zip,
  ) {}

  /**
   * Not found for who does not fight in it. The mines of other sides are in nobody's archive but the game
   * master's (SIGHT-4).
   */
  async run(
    files: GameFiles,
    access: Access,
    battle: string,
    language: Language,
  ): Promise<Result<BattleArchive, Refusal>> {
    const { campaign, audience } = access;
    const knowledge = this.reader.knowledge(campaign, audience);
    const known = knowledge.battles.find((one) => one.id === battle);
    if (known === undefined || known.row === null || (audience.kind !== 'gm' && !known.mine))
      return err(NOT_FOUND);
    const { setup } = known.row;
    const own = audience.kind === 'force' ? audience.force : null;
    const written = files.write(campaign.catalog, setup, {
      release: await releaseOf(this.releases, files, access.id),
      language,
      campaign: knowledge.campaign.name,
      forceName: (force) => knowledge.forces.find((one) => one.id === force)?.name ?? force,
      knows: setup.sides.filter(({ forces }) => own === null || forces.includes(own)).map(({ side }) => side),
    });
    return ok({ hex: setup.hex, round: setup.round, bytes: await this.zip(written) });
  }
}
