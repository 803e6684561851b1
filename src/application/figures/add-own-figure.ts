/**
 * A player makes a figure of Dark Age of any mech that everybody sees in the catalogue, by the conversion
 * (DA-CAMP-1), to name it in setups of matches (DA-SET-2).
 */
import { type MechDesign, presentMechSummary } from '../../catalog';
import { err, ok, type Result, type UserId, violation } from '../../kernel';
import type { FindDesign } from '../catalog/find-design';
import { againstRules, misshapen, type Refusal } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import type { MakeFigure, OwnFigureStore } from './ports';
import { LONGEST_NAME, readFigureWish } from './read-figure';
import { shapeOf, type FigureShape } from './shapes';

/** Of one account: more than any army has, and a bound for the database. */
const MAX_OWN_FIGURES = 200;

const nameOf = (mech: MechDesign): string =>
  [...presentMechSummary(mech).name].slice(0, LONGEST_NAME).join('');

export class AddOwnFigure {
  constructor(
    private readonly store: Pick<OwnFigureStore, 'add'>,
    private readonly designs: Pick<FindDesign, 'run'>,
    private readonly make: MakeFigure,
    private readonly newId: () => string,
  ) {}

  /** 422 for a design that the catalogue does not have, and when the list is full. */
  async run(user: UserId, body: unknown, options: CommandOptions): Promise<Result<FigureShape, Refusal>> {
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
}
