/** MechWarrior Dark Age: dial figures on a plane without a grid: the entry of the system. */
import { flatMap } from '../../kernel';
import type { AwaitedDecision, GameSystem, StopReason } from '../contract';
import type { Decision, Seat } from '../shapes';
import { checkByDraft, decisionsFor, decisionToCome } from '../shared/decide';
import { draftOf, offerOf } from '../shared/menu';
import { GAME_TEXTS, inBoth } from '../shared/texts';
import { words } from '../shapes';
import { ARMIES_DE } from './armies/armies.text.de';
import { ARMIES_EN } from './armies/armies.text.en';
import { boardOf } from './board';
import { bot } from './bot';
import { cardOf } from './card';
import { DARK_AGE_DE } from './dark-age.text.de';
import { DARK_AGE_EN } from './dark-age.text.en';
import { type Known, known } from './known';
import { answeredBy, menusOf, offersOf, skipOf, toCome } from './menus';
import type { Setup } from './model/setup';
import type { Field, State } from './model/state';
import { advance } from './play/advance';
import { apply } from './play/apply';
import { giveUp, play } from './play/carry-out';
import { fightFrom } from './play/course';
import { finish } from './play/end';
import type { Event } from './play/events';
import { open } from './play/open';
import { RULES } from './rules';
import { sceneOf } from './scene';
import { FORM } from './setup/form';
import { OWN_FIGURES } from './setup/own-figures';
import { readSetup } from './setup/read-setup';
import { SCENARIOS } from './setup/scenarios';
import { setupShape } from './setup/setup-shape';
import { SETUP_DE } from './setup/setup.text.de';
import { SETUP_EN } from './setup/setup.text.en';
import { TABLE_DE } from './table/table.text.de';
import { TABLE_EN } from './table/table.text.en';
import { tell } from './tell';

/** A question is closed by its first answer, or by the last of all; its offers do not change while it is open. */
const awaited = (state: Field): readonly AwaitedDecision[] => {
  const { question } = state;
  if (question === null) return [];
  const isSecret = question.kind === 'terrain-pool';
  const isOfAll = isSecret || question.kind === 'end-vote';
  return [
    {
      id: question.id,
      kind: words(`da.question.${question.kind}`),
      tokens: question.tokens,
      secret: isSecret,
      answers: isOfAll ? 'each' : 'any',
      asked: flatMap(question.seats, (seat) =>
        // A vote that was given cannot be changed.
        !isSecret && question.answers[seat] !== undefined
          ? []
          : [{ seat, revision: 1, skip: skipOf(state, question), answer: question.answers[seat] ?? null }],
      ),
    },
  ];
};

/** DA-VP-1, DA-VP-6. */
const stop = (state: State, why: StopReason): readonly Event[] => {
  if (why.kind === 'resigned') return giveUp(state, why.seat);
  const fight = fightFrom(state);
  finish(fight, `da.end.${why.kind}`, null);
  return fight.events;
};

/** MAT-6: the next order of the own turn, while others are asked how they react. */
const decisionsToCome = (of: Known, seat: Seat): readonly Decision[] => {
  const next = toCome(of, seat)?.question;
  if (next === undefined) return [];
  const kind = words(`da.question.${next.kind}`);
  return [decisionToCome(next.id, kind, { tokens: [], revision: of.asked, skip: skipOf(of, next) })];
};

const draft: GameSystem<Setup, State, Event, Known>['draft'] = (of, seat, decision, order, opened) =>
  draftOf([...menusOf(of, seat), ...(toCome(of, seat)?.menus ?? [])], decision, order, opened);

export const darkAge: GameSystem<Setup, State, Event, Known> = {
  id: 'dark-age',
  version: '1',
  title: { en: 'MechWarrior Dark Age', de: 'MechWarrior Dark Age' },
  seats: { least: 2, most: 4, cooperative: false },
  scenarios: SCENARIOS,
  form: FORM,
  schema: setupShape.schema,
  texts: {
    ...GAME_TEXTS,
    ...inBoth<keyof typeof DARK_AGE_EN>(DARK_AGE_EN, DARK_AGE_DE),
    ...inBoth<keyof typeof ARMIES_EN>(ARMIES_EN, ARMIES_DE),
    ...inBoth<keyof typeof SETUP_EN>(SETUP_EN, SETUP_DE),
    ...inBoth<keyof typeof TABLE_EN>(TABLE_EN, TABLE_DE),
  },
  rules: RULES,
  pieces: OWN_FIGURES,
  readSetup,
  open,
  seated: ({ forces }) =>
    forces.map(({ seat, side }) => ({ seat, side })).sort((a, b) => (a.seat < b.seat ? -1 : 1)),
  stepWords: (step) => words(`da.step.${step}`),
  begin: (setup, dice) => {
    const fight = fightFrom(open(setup));
    advance(fight, dice);
    return fight.events;
  },
  apply,
  awaited,
  play: (state, seat, _decision, order, dice) => play(state, seat, order, dice),
  outcome: ({ outcome }) => outcome,
  stop,
  know: known,
  tell: (before, event) => tell(before, event),
  queuedFor: (state, seat, decision) => answeredBy(state, decision, seat),
  decisions: (of, seat) => [...decisionsFor(awaited(of), seat), ...decisionsToCome(of, seat)],
  offers: (of, seat) => [...offersOf(of, seat), ...(toCome(of, seat)?.menus ?? []).map(offerOf)],
  draft,
  check: checkByDraft((of, seat, decision, order) => draft(of, seat, decision, order, null)),
  board: boardOf,
  scene: sceneOf,
  card: cardOf,
  own: () => null,
  bot: (of, seat, decision, stance) => bot(of, seat, decision, stance),
};

export type { Click, Equipment, Figure, HeatStop, Weapon } from './model/figure';
export type { Setup } from './model/setup';
export type { State, Unit } from './model/state';
export { FACTIONS } from './armies/factions';
export { RANKS } from './armies/ranks';
export { dialOf } from './armies/dial';
export { HEAT_STOPS } from './armies/heat-stops';
export { mark } from './armies/marks';
export { isAhead } from './geometry/arc';
export type { Box, Edge, Start } from './model/setup';
export type { Piece } from './model/terrain';
export type { Event } from './play/events';
export type { Point } from '../shapes';
