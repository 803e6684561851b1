/** The record sheets of designs as they leave the factory, as SVG. */
import type { Language, Result, Steps } from '../../kernel';
import { type Catalog, type MechDesign, UNDAMAGED } from '../../catalog';
import { recordSheetInSteps, svgOf } from '../../catalog/record-sheet';
import { inFairTurns, longPause } from '../pauses';
import type { FindDesign } from '../catalog/find-design';
import { Turns } from '../turns';
import type { Refusal } from '../refusal';
import type { Asker } from '../catalog/scope';

/** Sheets that wait while one is drawn or sent; more are refused. */
const WAITING = 64;
/** Sheets that are kept, each some 100 KB. */
const KEPT = 100;

interface Kept {
  readonly mech: MechDesign;
  readonly svg: string;
}

/**
 * Everybody may ask for sheets: they are drawn one after the other, others have their turn between two, and
 * the last ones are kept.
 */
export class DesignSheets {
  readonly #turns = new Turns('sheets/busy', { atOnce: 1, waiting: WAITING });
  /**
   * By language and design, the one that was used longest ago first. A design never changes; one of the same
   * slug may be another.
   */
  readonly #kept = new Map<string, Kept>();

  constructor(private readonly designs: FindDesign) {}

  /** Of a design that everybody, or that the members of a campaign see. Refused when too many wait. */
  async svg(design: string, language: Language, asker: Asker | null): Promise<Result<string, Refusal>> {
    const found = await this.designs.run(design, asker);
    if (!found.ok) return found;
    const { catalog, mech } = found.value;
    // What only a campaign sees is not kept: how soon an answer comes would tell that somebody has asked
    // before.
    if (asker !== null) return this.#turns.run(() => this.#draw(language, catalog, mech));
    return this.#turns.run(async () => {
      const kept = this.#find(language, mech);
      if (kept === null) return this.#keep(language, mech, await this.#draw(language, catalog, mech));
      // To send one takes its time too: forty who ask again and again would have all of it.
      await longPause();
      return kept;
    });
  }

  #draw(language: Language, { item: lookup }: Catalog, mech: MechDesign): Promise<string> {
    const subject = { design: mech, lookup, condition: UNDAMAGED, pilot: null, name: null, force: null };
    return inFairTurns(
      (function* (): Steps<string> {
        const drawing = yield* recordSheetInSteps(subject, language);
        yield;
        return svgOf(drawing);
      })(),
    );
  }

  #find(language: Language, mech: MechDesign): string | null {
    const kept = this.#kept.get(`${language} ${mech.slug}`);
    return kept?.mech === mech ? this.#keep(language, mech, kept.svg) : null;
  }

  #keep(language: Language, mech: MechDesign, svg: string): string {
    const key = `${language} ${mech.slug}`;
    this.#kept.delete(key);
    this.#kept.set(key, { mech, svg });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return svg;
  }
}
