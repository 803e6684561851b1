/** Worksheets of battles (TBL): both sides fill in at the same time, each its own entries; nothing of it counts before it is filed. */
import { type CampaignId, err, ok, type Result } from '../../kernel';
import { isOver, sideIn, type BattleSetup, type BattleState, type Knowledge } from '../../rules';
import {
  type Entries,
  type FieldEntry,
  filing,
  type Filing,
  NO_ENTRIES,
  type Part,
  type Saved,
  type UnitEntry,
  type UnitPart,
  worksheetPart,
  worksheetState,
  type WorksheetState,
} from '../../tactical';
import type { Access } from '../campaigns/reader';
import { conflict, FORBIDDEN, NOT_FOUND, PRECONDITION_FAILED, type Refusal } from '../refusal';

export interface EntryToSave {
  readonly campaign: CampaignId;
  readonly battle: string;
  readonly side: string;
  /** Null: of the field. */
  readonly unit: string | null;
  readonly entry: UnitEntry | FieldEntry;
  /** Force that saves it. */
  readonly by: string;
  /** The revision that it must replace (0: there is none yet, `any`: there is one); null: whatever is there. */
  readonly over: number | 'any' | null;
}

/** Port: where entries are kept, beside the state. */
export interface WorksheetStore {
  /** `part`: of one unit, or of the field (null), which stands beside every unit; left out: all entries. */
  read(campaign: CampaignId, battle: string, part?: string | null): Promise<Entries>;
  /** The revision that it has now; null: it is not over what it should replace; `over`: the battle has ended meanwhile. */
  save(entry: EntryToSave): Promise<number | 'over' | null>;
}

export interface Worksheet extends WorksheetState, Filing {
  readonly battle: string;
  readonly state: BattleState;
  readonly hash: string;
  /** Side that reads; null: the GM. */
  readonly mine: string | null;
}

/** One unit of it, or the field. */
export type WorksheetPart = UnitPart | Part<FieldEntry>;

export interface SaveWish {
  /** As in `EntryToSave`. */
  readonly over: EntryToSave['over'];
  readonly dryRun: boolean;
  /** What is answered: the whole worksheet, or only the part that was saved. */
  readonly answer: 'worksheet' | 'part';
}

export interface SavedAnswer {
  readonly answer: Worksheet | WorksheetPart;
  readonly revision: number;
}

interface Place {
  readonly setup: BattleSetup;
  readonly state: BattleState;
  readonly side: string | null;
}

const OVER = conflict('battle/already-done', 'TAC-7');

export class Worksheets {
  constructor(
    private readonly store: WorksheetStore,
    private readonly knowledgeOf: (access: Access) => Knowledge,
  ) {}

  /** For who fights in the battle, and the GM. */
  async read(access: Access, battle: string): Promise<Result<Worksheet, Refusal>> {
    const place = this.#place(access, battle);
    if (!place.ok) return place;
    return ok(this.#shown(access, battle, place.value, await this.store.read(access.id, battle)));
  }

  /** One unit of it, or the field (`unit` null), as the whole has it. */
  async part(access: Access, battle: string, unit: string | null): Promise<Result<WorksheetPart, Refusal>> {
    const place = this.#place(access, battle);
    if (!place.ok) return place;
    const { setup, side } = place.value;
    const found = worksheetPart(access.campaign.catalog, setup, await this.store.read(access.id, battle, unit), side, unit);
    return found === null ? err(NOT_FOUND) : ok(found);
  }

  /** `unit` null: the field. The last save of a side counts, unless it names the revision that it means to replace. */
  async save(
    access: Access,
    battle: string,
    unit: string | null,
    entry: UnitEntry | FieldEntry,
    { over, dryRun, answer }: SaveWish,
  ): Promise<Result<SavedAnswer, Refusal>> {
    const place = this.#place(access, battle);
    if (!place.ok) return place;
    const { setup, side } = place.value;
    if (side === null || access.audience.kind !== 'force') return err(FORBIDDEN);
    if (unit !== null && !setup.units.some(({ id }) => id === unit)) return err(NOT_FOUND);
    if (isOver(place.value)) return err(OVER);
    if (dryRun) return this.#tried(access, battle, place.value, { unit, entry, by: access.audience.force, over, side }, answer);
    const saved = await this.store.save({ campaign: access.id, battle, side, unit, entry, by: access.audience.force, over });
    if (saved === null) return err(PRECONDITION_FAILED);
    if (saved === 'over') return err(OVER);
    const now = answer === 'part' ? await this.store.read(access.id, battle, unit) : await this.store.read(access.id, battle);
    return ok({ answer: this.#answered(access, battle, place.value, now, answer === 'part' ? unit : undefined), revision: saved });
  }

  /** What the worksheet would be. */
  async #tried(
    access: Access,
    battle: string,
    place: Place,
    { unit, entry, by, over, side }: Pick<EntryToSave, 'unit' | 'entry' | 'by' | 'over' | 'side'>,
    answer: SaveWish['answer'],
  ): Promise<Result<SavedAnswer, Refusal>> {
    const entries = await this.store.read(access.id, battle);
    const mine = entries[side] ?? NO_ENTRIES;
    const revision = (unit === null ? mine.field : mine.units[unit])?.revision ?? 0;
    if (over !== null && (over === 'any' ? revision === 0 : revision !== over)) return err(PRECONDITION_FAILED);
    const saved = { entry, revision: revision + 1, by };
    const tried =
      unit === null ? { ...mine, field: saved as Saved<FieldEntry> } : { ...mine, units: { ...mine.units, [unit]: saved as Saved<UnitEntry> } };
    const now = { ...entries, [side]: tried };
    return ok({ answer: this.#answered(access, battle, place, now, answer === 'part' ? unit : undefined), revision: saved.revision });
  }

  #place(access: Access, battle: string): Result<Place, Refusal> {
    const known = this.knowledgeOf(access).battles.find((one) => one.id === battle);
    const setup = known?.row?.setup ?? null;
    const { audience } = access;
    const side = setup === null || audience.kind !== 'force' ? null : (sideIn(setup, audience.force)?.side ?? null);
    if (known === undefined || setup === null || (side === null && audience.kind !== 'gm')) return err(NOT_FOUND);
    return ok({ setup, state: known.state, side });
  }

  /** `unit` undefined: the whole. */
  #answered(access: Access, battle: string, place: Place, entries: Entries, unit: string | null | undefined): Worksheet | WorksheetPart {
    const part = unit === undefined ? null : worksheetPart(access.campaign.catalog, place.setup, entries, place.side, unit);
    return part ?? this.#shown(access, battle, place, entries);
  }

  #shown({ campaign }: Access, battle: string, { setup, state, side }: Place, entries: Entries): Worksheet {
    const so = worksheetState(campaign.catalog, setup, entries, side);
    return { battle, state, hash: setup.hash, mine: side, ...filing(campaign.catalog, setup, entries, side, so), ...so };
  }
}
