/**
 * A player's own figures of Dark Age (DA-SET-2): made of any mech that everybody sees in the catalogue by the
 * conversion (DA-CAMP-1), kept as a list, and named in setups of matches.
 */
import { type MechDesign, presentMechSummary } from '../../catalog';
import type { Figure } from '../../games/dark-age';
import { err, isUuid, ok, type Result, type UserId, violation } from '../../kernel';
import type { FindDesign } from '../catalog/find-design';
import type { Page } from '../page';
import { againstRules, misshapen, NOT_FOUND, type Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import type { FiguresAsked, MakeFigure, OwnFigure, OwnFigureStore } from './ports';
import { LONGEST_NAME, readFigureWish, readNewName } from './read-figure';

/** Of one account: more than any army has, and a bound for the database. */
export const MAX_OWN_FIGURES = 200;

/** A line of the list. */
export interface FigureLine extends Pick<Figure, 'name' | 'rank' | 'faction' | 'points'> {
  readonly id: string;
  /** The slug of the mech. */
  readonly mech: string;
  readonly tons: number;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** One in full: with its dials. */
export interface FigureShape extends FigureLine {
  readonly figure: Figure;
}

const lineOf = ({ id, design, since, figure }: OwnFigure): FigureLine => {
  const { name, rank, faction, points, tons } = figure;
  return { id, mech: design, name, rank, faction, points, tons: tons ?? 0, since };
};
const shapeOf = (own: OwnFigure): FigureShape => ({ ...lineOf(own), figure: own.figure });

const nameOf = (mech: MechDesign): string =>
  [...presentMechSummary(mech).name].slice(0, LONGEST_NAME).join('');

export class OwnFigures {
  constructor(
    private readonly store: OwnFigureStore,
    private readonly designs: Pick<FindDesign, 'run'>,
    private readonly make: MakeFigure,
    private readonly newId: () => string,
  ) {}

  async list(user: UserId, asked: FiguresAsked): Promise<Page<FigureLine>> {
    const found = await this.store.list(user, { ...asked, limit: asked.limit + 1 });
    const items = found.slice(0, asked.limit).map(lineOf);
    return { items, next: found.length > asked.limit ? (items.at(-1)?.id ?? null) : null };
  }

  async see(user: UserId, id: string): Promise<Result<FigureShape, Refusal>> {
    const found = isUuid(id) ? await this.store.see(user, id) : null;
    return found === null ? err(NOT_FOUND) : ok(shapeOf(found));
  }

  /** 422 for a design that the catalogue does not have, and when the list is full. */
  async add(user: UserId, body: unknown, options: CommandOptions): Promise<Result<FigureShape, Refusal>> {
    const read = readFigureWish(body);
    if (!read.ok) return err(misshapen(read.error));
    const { design, rank, faction, name } = read.value;
    const found = await this.designs.run(design);
    if (!found.ok)
      return err(againstRules([violation('figures/unknown-design', 'DA-CAMP-1', '/design', { design })]));
    const { catalog, mech } = found.value;
    const id = this.newId();
    const figure = this.make(catalog, mech, { id, rank, faction, name: name ?? nameOf(mech) });
    const added = await this.store.add(user, { id, design, figure }, MAX_OWN_FIGURES, options);
    return added.ok ? ok(shapeOf(added.value)) : added;
  }

  /** Matches that run keep the name that the figure had. */
  async rename(
    user: UserId,
    id: string,
    body: unknown,
    options: CommandOptions,
  ): Promise<Result<FigureShape, Refusal>> {
    const read = readNewName(body);
    if (!read.ok) return err(misshapen(read.error));
    if (!isUuid(id)) return err(NOT_FOUND);
    const renamed = await this.store.rename(user, id, read.value, options);
    return renamed.ok ? ok(shapeOf(renamed.value)) : renamed;
  }

  /** Matches that run keep the figure. */
  async remove(user: UserId, id: string, dryRun: boolean): Promise<Result<null, Refusal>> {
    return isUuid(id) && (await this.store.remove(user, id, dryRun)) ? ok(null) : err(NOT_FOUND);
  }
}
