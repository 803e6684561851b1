/** What systems whose questions are closed by their first answer ask of seats, now and later (GAM-6, MAT-6). */
import { flatMap } from '../../kernel';
import type { AwaitedDecision } from '../contract';
import type { Order, Seat, Words } from '../shapes';
import type { Menu } from './menu';

/**
 * The open question; its offers do not change while it is open.
 * @param about its kind in words, and the units that it is about
 * @param skipOf what counts for a seat that does not answer
 */
export const askedOnce = (
  { id, seats }: { readonly id: string; readonly seats: readonly Seat[] },
  about: { readonly kind: Words; readonly tokens: readonly string[] },
  skipOf: (seat: Seat) => Order | null,
): AwaitedDecision => ({
  id,
  ...about,
  secret: false,
  answers: 'any',
  asked: seats.map((seat) => ({ seat, revision: 1, skip: skipOf(seat), answer: null })),
});

/** A unit's decision in this step, while others are asked. */
export const laterId = (
  { turn, step }: { readonly turn: number; readonly step: string },
  { id }: { readonly id: string },
): string => `later.${String(turn)}.${step}.${id}`;

export interface Coming<Unit, Question> {
  readonly unit: Unit;
  readonly question: Question;
  readonly menus: readonly Menu[];
}

/** Decisions of units that are to come in this step; those without a choice are not asked, but for where to set up. */
export const comingOf = <Unit, Question extends { readonly kind: string }>(
  acting: readonly Unit[],
  ask: (unit: Unit) => Question,
  menusOf: (unit: Unit, question: Question) => readonly Menu[],
): readonly Coming<Unit, Question>[] =>
  flatMap(acting, (unit) => {
    const question = ask(unit);
    const menus = menusOf(unit, question);
    return menus.length > 1 || question.kind === 'deployment' ? [{ unit, question, menus }] : [];
  });
