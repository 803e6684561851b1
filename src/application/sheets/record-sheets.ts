/** Record sheets of mechs in play: one as SVG, a force's as a PDF for the table, and a battle's papers. */
import { err, type ForceId, type Language, ok, type Result } from '../../kernel';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { coverPages, recordSheet, svgOf, type Drawing } from '../../catalog/record-sheet';
import type { Audience } from '../../rules';
import type { Access, CampaignReader } from '../campaigns/reader';
import { GrowingEtag } from '../etag';
import { NOT_FOUND, type Refusal } from '../refusal';
import { battleSheet } from '../../tactical';
import { battlePapers, type MechsWanted } from './battle-subjects';
import { OneAtATime } from '../one-at-a-time';
import type { Paper, Press, PrintJob } from './ports';
import { forceSubjects, sheetSubject } from './subjects';

export interface ForceSheetsWish {
  readonly force: ForceId;
  /** Ids of mechs; null: all. */
  readonly mechs: readonly string[] | null;
  readonly paper: Paper;
  readonly language: Language;
}

export interface BattleSheetWish {
  readonly battle: string;
  readonly mechs: MechsWanted;
  readonly paper: Paper;
  readonly language: Language;
}

/** A print, with its tag; `file` null: the asker has it already. */
export interface Print {
  readonly etag: string;
  readonly file: Uint8Array | null;
}

/** Whether the asker has what bears this tag. */
export type Has = (etag: string) => boolean;

/** Prints that wait while one is made. The pages of 160 mechs are 16 MB, so no more are drawn before that. */
const WAITING = 8;

interface Drawn {
  readonly pages: readonly string[];
  readonly etag: string;
}

/** Drawing a page takes some milliseconds, and so does hashing fifty: others have their turn between two. */
const drawn = async (pages: Iterable<Drawing>, paper: Paper, language: Language): Promise<Drawn> => {
  const made: string[] = [];
  const etag = new GrowingEtag();
  etag.add(JSON.stringify([paper, language]));
  for (const page of pages) {
    const json = JSON.stringify(page);
    etag.add(json);
    made.push(json);
    await nextTurn();
  }
  return { pages: made, etag: etag.tag() };
};

export class RecordSheets {
  readonly #turns = new OneAtATime('sheets/busy', WAITING);

  constructor(
    private readonly reader: Pick<CampaignReader, 'knowledge'>,
    private readonly press: Press,
  ) {}

  /** Another's mech is not found, seen or not: its damage is hidden. */
  svg({ campaign, audience }: Access, mech: string, language: Language): Result<string, Refusal> {
    const subject = sheetSubject(this.reader.knowledge(campaign, audience), campaign.catalog, mech);
    return subject === null ? err(NOT_FOUND) : ok(svgOf(recordSheet(subject, language)));
  }

  /** TBL: a page of a battle's sheet, from 1. A battle in which one does not fight is not found, nor a page that it has not. */
  battleSvg({ campaign, audience }: Access, battle: string, page: number, language: Language): Result<string, Refusal> {
    const papers = battlePapers(this.reader.knowledge(campaign, audience), campaign.catalog, battle, 'none');
    const found = papers === null ? undefined : battleSheet(papers.sheet, campaign.catalog, language)[page - 1];
    return found === undefined ? err(NOT_FOUND) : ok(svgOf(found));
  }

  /** TBL: the battle's sheet, and the record sheets of mechs in it. */
  async ofBattle(
    { campaign, audience }: Access,
    { battle, mechs: wanted, paper, language }: BattleSheetWish,
    has: Has,
  ): Promise<Result<Print, Refusal>> {
    const papers = battlePapers(this.reader.knowledge(campaign, audience), campaign.catalog, battle, wanted);
    if (papers === null) return err(NOT_FOUND);
    const { sheet, mechs } = papers;
    const pages = function* (): Generator<Drawing> {
      yield* battleSheet(sheet, campaign.catalog, language);
      for (const subject of mechs) yield recordSheet(subject, language);
    };
    return this.#print({ title: `${sheet.setup.hex} – ${sheet.campaign}`, paper, language }, pages, has);
  }

  /** `audience`: whose eyes; the force's own, or those of somebody who knows of all. */
  async ofForce({ campaign }: Access, audience: Audience, wish: ForceSheetsWish, has: Has): Promise<Result<Print, Refusal>> {
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
    return this.#print({ title: `${name} – ${title}`, paper, language }, pages, has);
  }

  async #print(
    head: Omit<PrintJob, 'pages'> & { readonly language: Language },
    draw: () => Iterable<Drawing>,
    has: Has,
  ): Promise<Result<Print, Refusal>> {
    const printed = await this.#turns.run(async (): Promise<Result<Print, Refusal>> => {
      const { pages, etag } = await drawn(draw(), head.paper, head.language);
      if (has(etag)) return ok({ etag, file: null });
      const file = await this.press.print({ ...head, pages });
      return file.ok ? ok({ etag, file: file.value }) : file;
    });
    return printed.ok ? printed.value : printed;
  }
}
