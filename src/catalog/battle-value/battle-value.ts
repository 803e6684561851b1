/**
 * Battle Value 2.0 of a mech as it is, at gunnery 4 and piloting 5, without C3, with every step that led to
 * it (TM and TO, BV).
 */
import { err, ok, type Result, type Violation } from '../../kernel';
import { UNDAMAGED, type Condition } from '../condition';
import type { Item, ItemId, MechDesign } from '../model';
import { type Assembly, assemblyOf } from './assembly';
import { defensiveRating } from './defence/defensive';
import { heatEfficiency } from './offence/heat';
import { cockpitFactor } from './kind-factors';
import { offensiveRating } from './offence/offensive';
import { refusals } from './refusals';
import { asLoaded } from './loaded';
import type { Reading } from './reading';
import { carries, subjectOf, type Subject } from './subject';
import { given, product, rounded, sum, type Term } from './term';

export interface BattleValue {
  /** Whole, 0 or more. */
  readonly bv: number;
  /** How it came about; its value is `bv`. */
  readonly term: Term;
  /** How the heat came about at which weapons begin to count half. */
  readonly heatEfficiency: Term;
}

/** A mech that flies itself is worth less than one with a pilot who sees. */
const DRONE = 0.95;

/** A pilot who stands in the picture; MegaMek 0.49 does not count it. */
const VIRTUAL_REALITY = 1.4;

const crewTerm = (subject: Subject, reading: Reading): Term | null => {
  if (reading === 'books' && subject.design.cockpit === 'virtual-reality')
    return given('battle-value/cockpit', VIRTUAL_REALITY, { kind: subject.design.cockpit });
  const cockpit = cockpitFactor(subject.design.cockpit) ?? 0;
  if (cockpit !== 1) return given('battle-value/cockpit', cockpit, { kind: subject.design.cockpit });
  return carries(subject, 'drone-operating-system') ? given('battle-value/drone', DRONE) : null;
};

const valueOf = (subject: Subject, efficiency: Term, reading: Reading): Term => {
  if (!subject.acts) return given('battle-value', 0);
  const ratings = [defensiveRating(subject), offensiveRating(subject, efficiency)];
  const crew = crewTerm(subject, reading);
  return rounded(
    'battle-value',
    crew === null ? ratings : [product('battle-value/exact', [sum('battle-value/ratings', ratings), crew])],
  );
};

/**
 * The Battle Value of a design in a condition (undamaged unless told), or a violation for all that is not
 * known, has no value or is not covered. A mech that cannot act any more has none: 0. `reading`: whose rules
 * count where they differ.
 */
export const battleValue = (
  design: MechDesign,
  lookup: (id: ItemId) => Item | null,
  condition: Condition = UNDAMAGED,
  reading: Reading = 'megamek',
): Result<BattleValue, readonly Violation[]> =>
  battleValueIn(putTogether(design, lookup, reading), condition);

/** A design with its pieces, to be valued in one condition after the other. */
interface PutTogether {
  readonly design: MechDesign;
  readonly reading: Reading;
  readonly items: Assembly['items'];
  readonly mounts: Assembly['mounts'];
  /** Why it has no value. */
  readonly refused: readonly Violation[];
}

export const putTogether = (
  design: MechDesign,
  lookup: (id: ItemId) => Item | null,
  reading: Reading = 'megamek',
): PutTogether => {
  const { items, unknown, mounts: whole } = assemblyOf(design, lookup);
  const mounts = reading === 'megamek' ? asLoaded(whole) : whole;
  return { design, reading, items, mounts, refused: refusals(design, mounts, unknown) };
};

/** As `battleValue`. */
export const battleValueIn = (
  { design, reading, items, mounts, refused }: PutTogether,
  condition: Condition,
): Result<BattleValue, readonly Violation[]> => {
  if (refused.length > 0) return err(refused);
  const subject = subjectOf(design, items, mounts, condition, reading);
  const efficiency = heatEfficiency(subject);
  const term = valueOf(subject, efficiency, reading);
  return ok({ bv: term.value, term, heatEfficiency: efficiency });
};
