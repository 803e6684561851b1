/** Explaining a design's Battle Value: every step of it, and what a pilot makes of it (TM, BV). */
import { battleValue, type BattleValue, designName, skilled, type Term } from '../../catalog';
import { err, ok, type Result } from '../../kernel';
import { againstRules, type Refusal } from '../refusal';
import type { FindDesign } from './find-design';
import type { Asker } from './scope';

/** 0 … 8; less is better. */
export interface Skills {
  readonly gunnery: number;
  readonly piloting: number;
}

export interface Explanation extends BattleValue {
  readonly design: string;
  readonly name: string;
  /** With the pilot asked about; null: nobody asked. */
  readonly skilled: { readonly skills: Skills; readonly term: Term } | null;
  /** An item of its terms, as people call it. */
  readonly nameOf: (item: string) => string;
}

export class ExplainBattleValue {
  constructor(private readonly designs: FindDesign) {}

  /**
   * A design of the catalogue, or of a campaign that the asker is a member of. Refused where it has no Battle
   * Value, with every reason.
   */
  async explain(
    design: string,
    asker: Asker | null,
    skills: Skills | null,
  ): Promise<Result<Explanation, Refusal>> {
    const found = await this.designs.run(design, asker);
    if (!found.ok) return found;
    const { mech, catalog } = found.value;
    const value = battleValue(mech, catalog.item);
    if (!value.ok) return err(againstRules(value.error));
    const withPilot =
      skills === null ? null : { skills, term: skilled(value.value.term, skills.gunnery, skills.piloting) };
    const nameOf = (item: string): string => catalog.item(item)?.name ?? item;
    return ok({ ...value.value, design: mech.slug, name: designName(mech), skilled: withPilot, nameOf });
  }
}
