/** MegaMek's files of a battle as an archive (MM-1), for who fights in it and the game master, and the release whose names they bear (MM-6). */
import { err, type Language, ok, type Result } from '../../kernel';
import { battleFiles, type FilesFor, type MegamekVersion } from '../../tactical';
import { buildingInfos } from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { etagOf } from '../etag';
import { NOT_FOUND, type Refusal } from '../refusal';
import type { MegamekVersions, Zip } from './megamek-ports';

export interface BattleArchive {
  readonly name: string;
  readonly etag: string;
  readonly bytes: Uint8Array;
}

const buildingNames =
  (language: Language): FilesFor['buildingName'] =>
  (type) =>
    buildingInfos().find((building) => building.type === type)?.name[language] ?? type;

export class MegamekFiles {
  constructor(
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
    private readonly versions: MegamekVersions,
    private readonly zip: Zip,
  ) {}

  version({ id }: Access): Promise<MegamekVersion> {
    return this.versions.of(id);
  }

  async setVersion({ id }: Access, version: MegamekVersion, dryRun: boolean): Promise<MegamekVersion> {
    if (!dryRun) await this.versions.set(id, version);
    return version;
  }

  /** Not found for who does not fight in it. The mines of other sides are in nobody's archive but the game master's (SIGHT-4). */
  async archive({ id, campaign, audience }: Access, battle: string, language: Language): Promise<Result<BattleArchive, Refusal>> {
    const knowledge = this.reader.knowledge(campaign, audience);
    const known = knowledge.battles.find((one) => one.id === battle);
    if (known === undefined || known.row === null || (audience.kind !== 'gm' && !known.mine)) return err(NOT_FOUND);
    const { setup } = known.row;
    const own = audience.kind === 'force' ? audience.force : null;
    const files = battleFiles(campaign.catalog, setup, {
      version: await this.versions.of(id),
      language,
      campaign: knowledge.campaign.name,
      forceName: (force) => knowledge.forces.find((one) => one.id === force)?.name ?? force,
      buildingName: buildingNames(language),
      knows: setup.sides.filter(({ forces }) => own === null || forces.includes(own)).map(({ side }) => side),
    });
    const bytes = await this.zip(files);
    return ok({ name: `battle-${setup.hex}-round-${setup.round}.zip`, etag: etagOf(bytes), bytes });
  }
}
