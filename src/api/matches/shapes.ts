/** Matches as clients get them (games.d.ts): in one language, of what the reader may know. */
import type { Match, MatchSeat } from '../../application/matches/model';
import { seatCode } from '../../application/matches/opening/opened-match';
import { openProposals } from '../../application/matches/proposals/proposal';
import type { Seen, SeenTold } from '../../application/matches/see-match';
import { boardHash, type Draft, type GameSystem, publicly, speak, SYSTEMS } from '../../games';
import { bytesHex, isoTime, type Language, type UserId } from '../../kernel';
import { withAddress } from '../systems/shapes';
import { withMessage } from '../http/wording';

const seatShape = ({ seat, side, user, bot, force, out, reserve }: MatchSeat) => ({
  ...{ seat, side, name: user?.displayName ?? seat, user, force, bot, out },
  reserve: reserve === null ? null : Math.round(reserve / 1_000),
});

/** The first of the clocks that run for this question, or when bots play on; null: neither. */
const deadlineOf = ({ seats, settlesAt }: Match, decision: string): string | null => {
  const clocks = seats.flatMap(({ deadlines }) => deadlines[decision] ?? []);
  const all = settlesAt === null ? clocks : [...clocks, settlesAt];
  return all.length === 0 ? null : isoTime(Math.min(...all));
};

const titleOf = (system: GameSystem | null, { scenario, system: id }: Match, language: Language): string => {
  const ready = system?.scenarios.find((one) => one.id === scenario);
  if (system === null) return id;
  return ready === undefined ? system.title[language] : speak(system.texts, language, ready.title);
};

const headOf = (match: Match, language: Language) => ({
  ...{ id: match.id, system: match.system, version: match.version },
  title: titleOf(SYSTEMS.find(match.system, match.version), match, language),
  openedAt: isoTime(match.openedAt),
  state: match.status,
  seats: match.seats.map(seatShape),
});

/** What is asked of the seats that a user plays by themselves. */
const mineOf = (match: Match, user: UserId) => {
  const mine = match.seats.filter((one) => one.user?.id === user && one.bot === null && !one.out);
  const asked = match.status === 'running' ? [...new Set(mine.flatMap((one) => Object.keys(one.asked)))] : [];
  const open = match.status === 'running' ? openProposals(match, Date.now()) : [];
  return {
    decisions: asked.length,
    proposals: open.filter(({ agreed }) => mine.some(({ seat }) => !agreed.includes(seat))).length,
    deadline: asked.flatMap((decision) => deadlineOf(match, decision) ?? []).sort()[0] ?? null,
  };
};

/** Of a list, without its state. */
export const matchLine = (match: Match, user: UserId, language: Language) => {
  const system = SYSTEMS.find(match.system, match.version);
  const { turn, step } = match;
  return {
    ...headOf(match, language),
    battle: match.battle,
    turn,
    step: system === null || step === null ? null : speak(system.texts, language, system.stepWords(step)),
    mine: mineOf(match, user),
  };
};

/** Codes of open seats: for who has opened the match. */
const codesFor = ({ openedBy, seats, dice }: Match, user: UserId) =>
  openedBy === user
    ? seats.flatMap(({ seat, codeHash }) =>
        codeHash === null ? [] : [{ seat, code: seatCode(dice.seed, seat) }],
      )
    : [];

export const matchShape = (seen: Seen, user: UserId, language: Language) => {
  const { match, system, state, seat } = seen;
  const outcome = match.status === 'over' ? system.outcome(state) : null;
  const awaited = (match.status === 'running' ? system.awaited(state) : []).map((one) => {
    const { kind, ...known } = publicly(one);
    return {
      ...known,
      kind: seat !== null && known.seats.includes(seat) ? kind : null,
      deadline: deadlineOf(match, known.decision),
    };
  });
  return {
    ...headOf(match, language),
    battle: match.battle,
    turn: state.turn,
    ...speak(system.texts, language, { step: system.stepWords(state.step), awaited, outcome }),
    options: match.options,
    proposals: openProposals(match, Date.now()).map(({ id, what, by, agreed, until }) => ({
      ...{ id, what, by, agreed, until: isoTime(until) },
    })),
    expiresAt: match.expiresAt === null ? null : isoTime(match.expiresAt),
    codes: codesFor(match, user),
    dice: {
      commitment: match.dice.commitment,
      seed: match.status === 'over' ? bytesHex(match.dice.seed) : null,
    },
  };
};

/** Whether a person is waited for. Bots answer at once: meanwhile nothing is left for later. */
const waitsForPeople = ({ system, match, state }: Seen): boolean =>
  system.awaited(state).some(({ id, asked }) =>
    asked.some(({ seat, answer }) => {
      const place = match.seats.find((one) => one.seat === seat);
      return (
        answer === null &&
        place !== undefined &&
        place.user !== null &&
        place.bot === null &&
        !place.botFor.includes(id)
      );
    }),
  );

const offersOf = (seen: Seen, knowledge: unknown) => {
  const { system, match, seat } = seen;
  if (seat === null || match.status !== 'running') return { decisions: [], offers: [] };
  const decisions = system.decisions(knowledge, seat);
  const now = decisions.filter(({ due }) => due === 'now').map(({ id }) => id);
  const offers = system.offers(knowledge, seat);
  const isOwn = match.seats.find((one) => one.seat === seat)?.bot === null;
  return isOwn && waitsForPeople(seen)
    ? { decisions, offers }
    : {
        decisions: decisions.filter(({ id }) => now.includes(id)),
        offers: offers.filter(({ decision }) => now.includes(decision)),
      };
};

/** Forces are chosen from a catalogue, which is given as an address. */
const withAddresses = <
  T extends { readonly ask: readonly { readonly bounds: { readonly kind: string } | null }[] },
>(
  offer: T,
): T => ({
  ...offer,
  ask: offer.ask.map((one) => (one.bounds === null ? one : { ...one, bounds: withAddress(one.bounds) })),
});

/** Bytes of a view (GAM-13). */
const MAX_VIEW = 200_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The newest of what was told, as much of it as there is room for: the rest is read by its numbers. */
export const newestOf = <T>(told: readonly T[], room: number): readonly T[] => {
  let from = told.length;
  for (let left = room; from > 0; from -= 1) {
    // With the comma.
    left -= bytesOf(told[from - 1]) + 1;
    if (left < 0) break;
  }
  return told.slice(from);
};

/** A standing word may name any of the system's texts: one that needs figures is told by its code. */
const kindText = ({ texts }: GameSystem, kind: string, language: Language): string => {
  const said = Object.hasOwn(texts, kind) ? texts[kind]?.[language] : undefined;
  return said === undefined || said.includes('{') ? kind : said;
};

export const viewShape = (seen: SeenTold, user: UserId, language: Language) => {
  const { match, system, state, seat, audience, told, seq } = seen;
  const knowledge = system.know(state, audience);
  const { decisions, offers } = offersOf(seen, knowledge);
  const own = system.own(knowledge);
  const { queue = [], standing = [] } = match.seats.find((one) => one.seat === seat) ?? {};
  const view = {
    match: matchShape(seen, user, language),
    you: seat,
    seq,
    board: boardHash(system.board(knowledge)),
    ...speak(system.texts, language, { scene: system.scene(knowledge), decisions, own }),
    offers: speak(system.texts, language, offers).map(withAddresses),
    queue,
    standing: standing.map(({ kind, then }) => ({ kind, text: kindText(system, kind, language), then })),
    told: [],
  };
  if (told.length === 0) return view;
  return { ...view, told: newestOf(speak(system.texts, language, told), MAX_VIEW - bytesOf(view)) };
};

export const boardShape = ({ system, state, audience }: Seen, language: Language) => {
  const board = system.board(system.know(state, audience));
  return { hash: boardHash(board), ...speak(system.texts, language, board) };
};

/** Null: the reader knows no such token, or it has no sheet. */
export const cardShape = ({ system, state, audience }: Seen, token: string, language: Language) => {
  const card = system.card(system.know(state, audience), token);
  return card === null ? null : speak(system.texts, language, card);
};

export const draftShape = (system: GameSystem, { offer, violations }: Draft, language: Language) => ({
  offer: withAddresses(speak(system.texts, language, offer)),
  violations: violations.map(withMessage(language)),
});
