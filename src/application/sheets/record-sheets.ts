/** Record sheets of mechs in play: one as SVG, a force's as a PDF for the table, and a battle's papers. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { coverPages, recordSheet, svgOf, type Drawing, type SheetLanguage } from '../../catalog/record-sheet';
import type { ForceId } from '../../kernel/ids';
import { err, ok, type Result } from '../../kernel/result';
import type { Audience } from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { etagOf } from '../etag';
import { NOT_FOUND, type Refusal } from '../refusal';
import { battleSheet } from '../../tactical/battle-sheet';
import { battlePapers } from './battle-subjects';
import type { Paper, Press } from './ports';
import { forceSubjects, sheetSubject } from './subjects';

export interface ForceSheetsWish {
  readonly force: ForceId;
  /** Ids of mechs; null: all. */
  readonly mechs: readonly string[] | null;
  readonly paper: Paper;
  readonly language: SheetLanguage;
}

export interface BattleSheetWish {
  readonly battle: string;
  readonly paper: Paper;
  readonly language: SheetLanguage;
}

/** Sheets that are drawn and can be printed; `etag` is that of the print. */
export interface ForceSheets {
  readonly etag: string;
  print(): Promise<Result<Uint8Array, Refusal>>;
}

/** Drawing a page takes some milliseconds: others have their turn between two. */
const drawn = async (pages: Iterable<Drawing>): Promise<readonly string[]> => {
  const made: string[] = [];
  for (const page of pages) {
    made.push(JSON.stringify(page));
    await nextTurn();
  }
  return made;
};

export class RecordSheets {
  constructor(
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
    private readonly press: Press,
  ) {}

  /** Another's mech is not found, seen or not: its damage is hidden. */
  svg({ campaign, audience }: Access, mech: string, language: SheetLanguage): Result<string, Refusal> {
    const subject = sheetSubject(this.reader.knowledge(campaign, audience), campaign.catalog, mech);
    return subject === null ? err(NOT_FOUND) : ok(svgOf(recordSheet(subject, language)));
  }

  /** TBL: the first page of a battle's sheet. A battle in which one does not fight is not found. */
  battleSvg({ campaign, audience }: Access, battle: string, language: SheetLanguage): Result<string, Refusal> {
    const papers = battlePapers(this.reader.knowledge(campaign, audience), campaign.catalog, battle);
    const [first] = papers === null ? [] : battleSheet(papers.sheet, campaign.catalog, language);
    return first === undefined ? err(NOT_FOUND) : ok(svgOf(first));
  }

  /** TBL: the battle's sheet, and the record sheets of all mechs in it. */
  async ofBattle({ campaign, audience }: Access, { battle, paper, language }: BattleSheetWish): Promise<Result<ForceSheets, Refusal>> {
    const papers = battlePapers(this.reader.knowledge(campaign, audience), campaign.catalog, battle);
    if (papers === null) return err(NOT_FOUND);
    const { sheet, mechs } = papers;
    const pages = await drawn(
      (function* () {
        yield* battleSheet(sheet, campaign.catalog, language);
        for (const subject of mechs) yield recordSheet(subject, language);
      })(),
    );
    return ok({
      etag: etagOf(JSON.stringify([paper, language, pages])),
      print: () => this.press.print({ title: `${sheet.setup.hex} – ${sheet.campaign}`, paper, language, pages }),
    });
  }

  /** `audience`: whose eyes; the force's own, or those of somebody who knows of all. */
  async ofForce({ campaign }: Access, audience: Audience, wish: ForceSheetsWish): Promise<Result<ForceSheets, Refusal>> {
    const { force, mechs, paper, language } = wish;
    const knowledge = this.reader.knowledge(campaign, audience);
    const name = knowledge.forces.find(({ id }) => id === force)?.name ?? null;
    const sheets = forceSubjects(knowledge, campaign.catalog, force, mechs);
    if (name === null || sheets === null) return err(NOT_FOUND);
    const { name: title, round } = knowledge.campaign;
    const pages = await drawn(
      (function* () {
        yield* coverPages({ campaign: title, force: name, round, sheets }, language);
        for (const subject of sheets) yield recordSheet(subject, language);
      })(),
    );
    return ok({
      etag: etagOf(JSON.stringify([paper, language, pages])),
      print: () => this.press.print({ title: `${name} – ${title}`, paper, language, pages }),
    });
  }
}
