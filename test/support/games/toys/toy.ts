/**
 * What the toy systems of the suite have in common: everything that a system needs besides its own rules.
 * They try what BattleTech lacks.
 */
import {
  type Frame,
  type GameEvent,
  type GameSystem,
  type Offer,
  type Texts,
  text,
  words,
  type Words,
} from '../../../../src/games';
import { checkByDraft } from '../../../../src/games/shared/decide';
import { draftOf, type Menu, offerOf } from '../../../../src/games/shared/menu';
import { GAME_TEXTS } from '../../../../src/games/shared/texts';
import { ok } from '../../../../src/kernel';

/** Every code of a toy is its own text. */
export const plain = (...codes: readonly string[]): Texts => ({
  ...GAME_TEXTS,
  ...Object.fromEntries(codes.map((code) => [code, { en: code, de: code }])),
});
export const label = (code: string): Offer['label'] => text(code);
export const ended = (
  winners: readonly string[],
  reason: string,
  seats: readonly string[],
): NonNullable<ReturnType<GameSystem['outcome']>> => ({
  winners,
  reason: words(reason),
  scores: seats.map((seat) => ({ seat, points: winners.includes(seat) ? 1 : 0, lines: [] })),
  units: [],
});

type Own<S extends Frame, E extends GameEvent, K> = Pick<
  GameSystem<null, S, E, K>,
  'id' | 'texts' | 'begin' | 'apply' | 'awaited' | 'play' | 'outcome' | 'stop' | 'know' | 'scene' | 'board'
> & {
  readonly start: S;
  readonly cooperative?: boolean;
  menus(knowledge: K, seat: string): readonly Menu[];
  /** The questions that this reader's knowledge has. */
  asked(knowledge: K, seat: string): ReturnType<GameSystem['decisions']>;
};

export const kind = (code: string): Words => words(code);

export const toyOf = <S extends Frame, E extends GameEvent, K>(
  own: Own<S, E, K>,
): GameSystem<null, S, E, K> => {
  const draft: GameSystem<null, S, E, K>['draft'] = (of, seat, decision, order, open) =>
    draftOf(own.menus(of, seat), decision, order, open);
  return {
    version: '1',
    title: { en: own.id, de: own.id },
    seats: { least: 2, most: 3, cooperative: own.cooperative ?? false },
    scenarios: [],
    form: [],
    schema: {},
    rules: [],
    readSetup: () => ok(null),
    open: () => own.start,
    seated: () => [
      { seat: 'A', side: 'A' },
      { seat: 'B', side: 'B' },
    ],
    stepWords: (step) => words(step),
    tell: (_before, event) => ({
      type: event.type,
      text: label(`event.${event.type}`),
      tokens: [],
      rolls: [],
    }),
    decisions: (of, seat) => own.asked(of, seat),
    offers: (of, seat) => own.menus(of, seat).map(offerOf),
    draft,
    check: checkByDraft((of, seat, decision, order) => draft(of, seat, decision, order, null)),
    card: () => null,
    own: () => null,
    bot: (of, seat, decision) => {
      const menu = own.menus(of, seat).find((one) => one.decision === decision);
      if (menu === undefined) throw new RangeError(`${seat} is not asked ${decision}`);
      return offerOf(menu).order;
    },
    ...own,
  };
};
