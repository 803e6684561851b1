/** BattleTech's standard level (BT-2 to BT-9) as a game system: the level of `battletech` of that name. */
import type { AwaitedDecision, GameSystem, StopReason } from '../../contract';
import type { Dice } from '../../../kernel';
import { type Decision, type Order, type Seat, type Texts, words } from '../../shapes';
import { askedOnce } from '../../shared/asking';
import { checkByDraft, decisionsFor, decisionToCome } from '../../shared/decide';
import { draftOf, offerOf } from '../../shared/menu';
import { inBoth } from '../../shared/texts';
import { bot } from './bot/bot';
import { knownAgain } from './bot/known-again';
import { commandOf } from './menus/command';
import { answeredBy, menusFor, menusOf, menusToCome, skipOf, toCome } from './menus/menus';
import { MENUS_DE } from './menus/menus.text.de';
import { MENUS_EN } from './menus/menus.text.en';
import { apply } from './play/apply';
import { outcomeOf } from './play/end';
import { END_DE } from './play/end.text.de';
import { END_EN } from './play/end.text.en';
import type { Event } from './play/events';
import { Fight } from './play/fight';
import { type Known, known } from './play/known';
import { layMines } from './play/movement/lay-mines';
import type { Setup, State } from './play/model';
import { open } from './play/open';
import { carryOut } from './play/orders';
import { waiting } from './play/questions';
import { advance, askOthers } from './play/turn';
import { boardOf } from './scene/board';
import { cardOf } from './scene/card';
import { sceneOf } from './scene/scene';
import { readSetup } from './setup/read-setup';
import { SETUP_DE } from './setup/setup.text.de';
import { SETUP_EN } from './setup/setup.text.en';
import { tell } from './tell/tell';
import { STANDARD_TEXTS } from './tell/texts';

export const LEVEL_TEXTS: Texts = {
  ...STANDARD_TEXTS,
  ...inBoth<keyof typeof END_EN>(END_EN, END_DE),
  ...inBoth<keyof typeof MENUS_EN>(MENUS_EN, MENUS_DE),
  ...inBoth<keyof typeof SETUP_EN>(SETUP_EN, SETUP_DE),
};

const awaited = (state: State): readonly AwaitedDecision[] => {
  const { question } = state;
  if (question === null) return [];
  const tokens = waiting(state, question.side).map(({ id }) => id);
  const about = { kind: words(`bt.question.${question.kind}`), tokens };
  return [askedOnce(question, about, (seat) => skipOf(state, question, seat))];
};

const NO_DICE: Dice = {
  stream: () => {
    throw new RangeError('nothing is rolled when a fight is stopped');
  },
};

const endOf = ({ kind }: StopReason): string => `bt.end.${kind === 'gm' ? 'gm' : 'agreed'}`;

/** A seat that resigns gives up for its side: the rules know no units without a will. */
const stop = (state: State, why: StopReason): readonly Event[] => {
  const fight = new Fight(state, NO_DICE);
  if (why.kind === 'resigned') {
    const side = state.setup.forces.find(({ seat }) => seat === why.seat)?.side;
    if (side !== undefined) fight.add({ type: 'resigned', rolls: [], side });
    askOthers(fight);
  }
  // Where nobody else can act before dice are rolled, the fight ends with the seat that resigned.
  const reason = fight.state.question === null || why.kind !== 'resigned' ? endOf(why) : null;
  const outcome = outcomeOf(fight.state, reason);
  if (outcome !== null) fight.add({ type: 'ended', rolls: [], outcome });
  return fight.events;
};

const decisionsToCome = (of: Known, seat: Seat): readonly Decision[] =>
  toCome(of, seat).map(({ unit, question }) => {
    const due = answeredBy(of, question, seat).find(({ later }) => later === question.id);
    const kind = words(`bt.question.${question.kind}`);
    return decisionToCome(question.id, kind, {
      tokens: [unit.id],
      revision: of.asked,
      skip: due?.skip ?? null,
    });
  });

const draft: GameSystem<Setup, State, Event, Known>['draft'] = (of, seat, decision, order, opened) =>
  draftOf(menusFor(of, seat, order), decision, order, opened);

/** As the draft makes it: what the bot has overlooked does not hold a match up. */
const legal = (of: Known, seat: Seat, decision: string, order: Order): Order =>
  draft(of, seat, decision, order, null)?.offer.order ?? order;

type Level = Omit<
  GameSystem<Setup, State, Event, Known>,
  'id' | 'version' | 'title' | 'seats' | 'scenarios' | 'form' | 'schema' | 'texts' | 'rules' | 'probe'
>;

export const standard: Level = {
  readSetup,
  open,
  seated: ({ forces }) =>
    forces.map(({ seat, side }) => ({ seat, side })).sort((a, b) => (a.seat < b.seat ? -1 : 1)),
  stepWords: (step) => words(`bt.step.${step}`),
  begin: (setup, dice) => {
    const fight = new Fight(open(setup), dice);
    layMines(fight);
    advance(fight);
    return fight.events;
  },
  apply,
  awaited,
  play: (state, _seat, _decision, order, dice) => {
    const fight = new Fight(state, dice);
    carryOut(fight, commandOf(state, order));
    advance(fight);
    return fight.events;
  },
  outcome: ({ outcome }) => outcome,
  stop,
  know: known,
  tell: (before, event, _after, audience) => tell(before, event, audience),
  queuedFor: (state, seat, decision) =>
    state.question?.id === decision && state.question.seats.includes(seat)
      ? answeredBy(state, state.question, seat)
      : [],
  decisions: (of, seat) => [...decisionsFor(awaited(of), seat), ...decisionsToCome(of, seat)],
  offers: (of, seat) => [...menusOf(of, seat), ...menusToCome(of, seat)].map(offerOf),
  draft,
  check: checkByDraft((of, seat, decision, order) => draft(of, seat, decision, order, null)),
  board: boardOf,
  scene: sceneOf,
  card: cardOf,
  own: () => null,
  bot: (of, seat, decision, stance) => {
    const known = knownAgain(of);
    return legal(known, seat, decision, bot(known, seat, stance));
  },
};
