/**
 * The ways in which what single buildings bring becomes what all buildings of a force bring it together
 * (BLD-1, BLD-5). A building type names each of its benefits with its figure and its way: `benefits: { mines:
 * sum(5) }`.
 */
import { addTons, type MicroTons, ZERO_TONS } from '../../kernel';

/** What one building brings; `type` and `rule` are its type's. */
export interface Share<One> {
  readonly type: string;
  readonly rule: string;
  readonly one: One;
}

export interface Benefit<One = unknown, Together = unknown> {
  /** What one building of the type brings. */
  readonly one: One;
  /** What all those bring that have it, one share a building; of none, what a force has without them. */
  together(shares: readonly Share<One>[]): Together;
}

/** One share of each type. */
const kinds = <One>(shares: readonly Share<One>[]): readonly Share<One>[] =>
  shares.filter(({ type }, at) => shares.findIndex((other) => other.type === type) === at);

/** Of several buildings the sum. */
export const sum = (one: number): Benefit<number, number> => ({
  one,
  together: (shares) => shares.reduce((all, share) => all + share.one, 0),
});

/** Of several buildings no more than of the best of them; 0: none has it. */
export const most = (one: number): Benefit<number, number> => ({
  one,
  together: (shares) => Math.max(0, ...shares.map((share) => share.one)),
});

/** In place of what holds for everybody: the best one with its rule; null: what holds for everybody. */
export const best = (
  one: number,
): Benefit<number, { readonly rule: string; readonly value: number } | null> => ({
  one,
  together: ([first, ...others]) => {
    if (first === undefined) return null;
    const { rule, one: value } = others.reduce(
      (found, share) => (share.one > found.one ? share : found),
      first,
    );
    return { rule, value };
  },
});

/** Every building's own, in a list. */
export const each = <One>(one: One): Benefit<One, readonly One[]> => ({
  one,
  together: (shares) => shares.map((share) => share.one),
});

/** A term of a price factor, in hundredths: once for each type, however many buildings there are of it. */
export const term = (
  one: number,
): Benefit<number, readonly { readonly rule: string; readonly hundredths: number }[]> => ({
  one,
  together: (shares) => kinds(shares).map(({ rule, one: hundredths }) => ({ rule, hundredths })),
});

/** Tons, added up by type. */
export const tonsByType = (
  one: MicroTons,
): Benefit<
  MicroTons,
  readonly { readonly type: string; readonly rule: string; readonly amount: MicroTons }[]
> => ({
  one,
  together: (shares) =>
    kinds(shares).map(({ type, rule }) => ({
      type,
      rule,
      amount: shares.reduce<MicroTons>(
        (all, share) => (share.type === type ? addTons(all, share.one) : all),
        ZERO_TONS,
      ),
    })),
});

/** True as soon as there is one. */
export const mark = (): Benefit<true, boolean> => ({ one: true, together: (shares) => shares.length > 0 });
