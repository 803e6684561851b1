/**
 * What the suite checks whenever a seat is asked (GAM-4, GAM-6, GAM-8): offers, drafts, refusals, the bot,
 * and what the reader cannot know.
 */
import {
  type AwaitedDecision,
  decide,
  type Frame,
  type GameSystem,
  isUnchanged,
  type Offer,
  type Order,
  type Seat,
  speak,
} from '../../../../src/games';
import { type Drafts, vary, type Chance } from '../../../../src/games/shared/random-play';
import { canonicalJson, type Dice } from '../../../../src/kernel';
import type { Report, Subject } from './subject';

const NONSENSE: readonly Order[] = [
  { type: 'nonsense', token: null },
  { type: '', token: 'nobody' },
  { type: '__proto__', token: '__proto__' },
  { type: 'fire' } as unknown as Order,
];

/** Whether all words have a text, in both languages. */
export const isSpoken = ({ texts }: GameSystem, value: unknown): boolean => {
  try {
    speak(texts, 'de', value);
    speak(texts, 'en', value);
    return true;
  } catch {
    return false;
  }
};

/**
 * An order that was tried: draft and check must say the same of it, and what the draft makes of it must be
 * legal.
 */
const tried = (
  system: GameSystem,
  knowledge: unknown,
  seat: Seat,
  decision: string,
  order: Order,
  report: Report,
): void => {
  const draft = system.draft(knowledge, seat, decision, order, null);
  const wrong = system.check(knowledge, seat, decision, order);
  if (draft === null) return report('no-draft', order);
  if ((wrong.length === 0) !== isUnchanged(draft, order))
    report('accepted-without-offer', { order, draft: draft.offer.order });
  if (wrong.length === 0 && draft.violations.length > 0) report('accepted-with-violations', draft.violations);
  if (system.check(knowledge, seat, decision, draft.offer.order).length > 0)
    report('draft-is-illegal', { order, draft: draft.offer.order });
  if (!wrong.every(({ code, params }) => isSpoken(system, { code, params }))) report('no-text', wrong);
};

const offered = (
  system: GameSystem,
  knowledge: unknown,
  seat: Seat,
  offers: readonly Offer[],
  report: Report,
): void => {
  const keys = new Set(offers.map(({ decision, type, token }) => canonicalJson([decision, type, token])));
  if (keys.size < offers.length) report('offered-twice', [...keys]);
  for (const offer of offers) {
    if (system.check(knowledge, seat, offer.decision, offer.order).length > 0)
      report('offer-is-refused', offer.order);
    const draft = system.draft(knowledge, seat, offer.decision, offer.order, null);
    if (draft === null || canonicalJson(draft.offer) !== canonicalJson(offer))
      report('offer-and-draft-differ', offer.order);
  }
  if (!isSpoken(system, offers))
    report(
      'no-text',
      offers.map(({ order }) => order),
    );
};

/** Everything that a reader gets, as bytes. */
export const seen = (
  system: GameSystem,
  knowledge: unknown,
  seat: Seat | null,
  decision: string | null,
  dice: Dice,
): string => {
  const scene = system.scene(knowledge);
  const cards = scene.tokens.map(({ id }) => system.card(knowledge, id));
  const shown = { scene, cards, board: system.board(knowledge), own: system.own(knowledge) };
  if (seat === null) return canonicalJson(shown);
  const offers = system.offers(knowledge, seat);
  const bot = decision === null ? null : system.bot(knowledge, seat, decision, 'attack', dice);
  return canonicalJson({ shown, offers, decisions: system.decisions(knowledge, seat), bot });
};

const leaks = (
  subject: Subject,
  state: Frame,
  seat: Seat,
  decision: string,
  dice: Dice,
  report: Report,
): void => {
  const { system } = subject;
  const [audience, nobody] = [{ kind: 'seat', seat } as const, { kind: 'spectator' } as const];
  for (const other of subject.disguises?.(state, audience) ?? [])
    if (
      seen(system, system.know(state, audience), seat, decision, dice) !==
      seen(system, system.know(other, audience), seat, decision, dice)
    )
      report('leak', audience);
  for (const other of subject.disguises?.(state, nobody) ?? [])
    if (
      seen(system, system.know(state, nobody), null, null, dice) !==
      seen(system, system.know(other, nobody), null, null, dice)
    )
      report('leak', nobody);
};

/** What a seat can leave for later while others are asked (MAT-6). */
export const checkToCome = (
  subject: Subject,
  state: Frame,
  seat: Seat,
  chance: Chance,
  dice: Dice,
  report: Report,
): void => {
  const { system } = subject;
  const audience = { kind: 'seat', seat } as const;
  const knowledge = system.know(state, audience);
  const toCome = system.decisions(knowledge, seat).filter(({ due }) => due === 'later');
  const offers = system.offers(knowledge, seat).filter((one) => toCome.some(({ id }) => id === one.decision));
  if (toCome.some(({ id }) => system.awaited(state).some((one) => one.id === id)))
    report('asked-and-to-come', toCome);
  for (const { id, revision, skip } of toCome) {
    const mine = offers.filter(({ decision }) => decision === id);
    const [first] = mine;
    if (first === undefined) report('no-offer', id);
    else if (decide(system, state, { seat, decision: id, revision, order: first.order }, dice).ok)
      report('accepted-before-it-is-asked', first.order);
    if (skip !== null && system.check(knowledge, seat, id, skip).length > 0) report('skip-is-refused', skip);
  }
  offered(system, knowledge, seat, offers, report);
  const one = offers[chance(0, Math.max(0, offers.length - 1))];
  if (one !== undefined) {
    const { decision } = one;
    const drafts: Drafts = (order, open) => system.draft(knowledge, seat, decision, order, open);
    vary(one, drafts, chance, true, ({ order }) => tried(system, knowledge, seat, decision, order, report));
  }
  if (toCome.length === 0) return;
  for (const other of subject.disguises?.(state, audience) ?? [])
    if (
      seen(system, knowledge, seat, null, dice) !==
      seen(system, system.know(other, audience), seat, null, dice)
    )
      report('leak', audience);
};

export const checkAsked = (
  subject: Subject,
  state: Frame,
  asked: AwaitedDecision,
  seat: Seat,
  chance: Chance,
  dice: Dice,
  report: Report,
): void => {
  const { system } = subject;
  const knowledge = system.know(state, { kind: 'seat', seat });
  const mine = asked.asked.find((one) => one.seat === seat);
  const decision = system.decisions(knowledge, seat).find(({ id }) => id === asked.id);
  const same = (value: unknown): string => canonicalJson(value ?? null);
  if (
    decision === undefined ||
    decision.revision !== mine?.revision ||
    same(decision.skip) !== same(mine.skip) ||
    same(decision.answer) !== same(mine.answer)
  )
    report('decision-differs', decision ?? null);
  if (
    mine !== undefined &&
    mine.skip !== null &&
    system.check(knowledge, seat, asked.id, mine.skip).length > 0
  )
    report('skip-is-refused', mine.skip);
  for (const { later, skip } of system.queuedFor?.(state, seat, asked.id) ?? [])
    if (skip !== null && system.check(knowledge, seat, asked.id, skip).length > 0)
      report('skip-is-refused', { later, skip });
  const offers = system.offers(knowledge, seat).filter((offer) => offer.decision === asked.id);
  if (offers.length === 0) report('no-offer', asked.id);
  offered(system, knowledge, seat, offers, report);
  const drafts: Drafts = (order, open) => system.draft(knowledge, seat, asked.id, order, open);
  const one = offers[chance(0, Math.max(0, offers.length - 1))];
  if (one !== undefined)
    vary(one, drafts, chance, true, ({ order }) => tried(system, knowledge, seat, asked.id, order, report));
  for (const order of [
    ...NONSENSE,
    ...(one === undefined
      ? []
      : [
          { ...one.order, strange: 1 },
          { type: one.type, token: one.token, strange: 1 },
        ]),
  ]) {
    tried(system, knowledge, seat, asked.id, order, report);
    if (system.check(knowledge, seat, asked.id, order).length === 0) report('accepted-without-offer', order);
  }
  for (const stance of ['attack', 'hold', 'withdraw'] as const) {
    const order = system.bot(knowledge, seat, asked.id, stance, dice);
    if (system.check(knowledge, seat, asked.id, order).length > 0) report('bot-is-refused', order);
  }
  leaks(subject, state, seat, asked.id, dice, report);
};
