/** Matches as clients get them (games.d.ts): in one language, of what the reader may know. */
import type { Match, MatchSeat } from '../../application/matches/model';
import { seatCode } from '../../application/matches/open-match';
import type { Seen, SeenTold } from '../../application/matches/see-match';
import { boardHash, type Draft, type GameSystem, publicly, speak, SYSTEMS } from '../../games';
import { bytesHex, isoTime, type Language, type UserId } from '../../kernel';
import { withAddress } from '../systems/shapes';
import { withMessage } from '../http/wording';

const seatShape = ({ seat, side, user, bot, out }: MatchSeat) => ({
  ...{ seat, side, name: user?.displayName ?? seat, user, force: null, bot, out, reserve: null },
});

const titleOf = (system: GameSystem | null, { scenario, system: id }: Match, language: Language): string => {
  const ready = system?.scenarios.find((one) => one.id === scenario);
  if (system === null) return id;
  return ready === undefined ? system.title[language] : speak(system.texts, language, ready.title);
};

/** Of a list. */
export const matchLine = (match: Match, language: Language) => ({
  ...{ id: match.id, system: match.system, version: match.version },
  title: titleOf(SYSTEMS.find(match.system, match.version), match, language),
  openedAt: isoTime(match.openedAt),
  state: match.status,
  seats: match.seats.map(seatShape),
});

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
    return { ...known, kind: seat !== null && known.seats.includes(seat) ? kind : null, deadline: null };
  });
  return {
    ...matchLine(match, language),
    battle: null,
    turn: state.turn,
    ...speak(system.texts, language, { step: system.stepWords(state.step), awaited, outcome }),
    proposals: [],
    expiresAt: match.expiresAt === null ? null : isoTime(match.expiresAt),
    codes: codesFor(match, user),
    dice: {
      commitment: match.dice.commitment,
      seed: match.status === 'over' ? bytesHex(match.dice.seed) : null,
    },
  };
};

const offersOf = ({ system, match, seat }: Seen, knowledge: unknown) =>
  seat === null || match.status !== 'running'
    ? { decisions: [], offers: [] }
    : { decisions: system.decisions(knowledge, seat), offers: system.offers(knowledge, seat) };

/** Forces are chosen from a catalogue, which is given as an address. */
const withAddresses = <
  T extends { readonly ask: readonly { readonly bounds: { readonly kind: string } | null }[] },
>(
  offer: T,
): T => ({
  ...offer,
  ask: offer.ask.map((one) => (one.bounds === null ? one : { ...one, bounds: withAddress(one.bounds) })),
});

export const viewShape = (seen: SeenTold, user: UserId, language: Language) => {
  const { match, system, state, seat, audience, told } = seen;
  const knowledge = system.know(state, audience);
  const { decisions, offers } = offersOf(seen, knowledge);
  const own = system.own(knowledge);
  const heard = match.seats.find((one) => one.seat === seat)?.heard ?? 0;
  return {
    match: matchShape(seen, user, language),
    you: seat,
    seq: told.at(-1)?.seq ?? heard,
    board: boardHash(system.board(knowledge)),
    ...speak(system.texts, language, { scene: system.scene(knowledge), decisions, told, own }),
    offers: speak(system.texts, language, offers).map(withAddresses),
    queue: [],
    standing: [],
  };
};

export const boardShape = ({ system, state, audience }: Seen, language: Language) => {
  const board = system.board(system.know(state, audience));
  return { hash: boardHash(board), ...speak(system.texts, language, board) };
};

export const draftShape = (system: GameSystem, { offer, violations }: Draft, language: Language) => ({
  offer: withAddresses(speak(system.texts, language, offer)),
  violations: violations.map(withMessage(language)),
});
