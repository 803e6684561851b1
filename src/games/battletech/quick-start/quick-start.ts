/** BattleTech, quick-start level (BT-1), as a game system: the level of `battletech` of that name. */
import { flatMap } from '../../../kernel';
import { type AwaitedDecision, type GameSystem, type StopReason } from '../../contract';
import { type Decision, type Seat, words } from '../../shapes';
import { askedOnce } from '../../shared/asking';
import { checkByDraft, decisionsFor, decisionToCome } from '../../shared/decide';
import { draftOf, type Menu, offerOf } from '../../shared/menu';
import { GAME_TEXTS, inBoth } from '../../shared/texts';
import { BATTLETECH_DE } from '../battletech.text.de';
import { BATTLETECH_EN } from '../battletech.text.en';
import { bot } from './bot';
import { advance, fightFrom } from './course';
import { outcomeOf } from './end';
import { apply, type Event } from './events';
import { type Known, known } from './known';
import { answeredBy, menusOf, skipOf, toCome } from './menus';
import type { Question, Setup, State } from '../model';
import { play } from './play';
import { RULES } from './rules';
import { FORM, SCENARIOS, SCHEMA } from '../scenarios';
import { boardOf, cardOf, sceneOf } from './scene';
import { readSetup } from './setup';
import { PROBE } from '../standard/probe/answer';
import { PROBE_DE } from '../standard/probe/probe.text.de';
import { PROBE_EN } from '../standard/probe/probe.text.en';
import { tell } from './tell';

const open = (setup: Setup): State => ({
  epoch: 0,
  turn: 1,
  step: 'deployment',
  streams: {},
  setup,
  units: flatMap(setup.forces, ({ seat, side, units }) =>
    units.map(({ id, sheet }) => ({
      id,
      seat,
      side,
      sheet,
      hex: null,
      facing: 0,
      armor: sheet.armor,
      bins: sheet.bins,
      moved: null,
      hasDeclared: false,
      gone: null,
    })),
  ),
  initiative: [],
  last: null,
  question: null,
  asked: 0,
  attacks: [],
  edges: {},
  outcome: null,
});

const tokensOf = (state: State, question: Question): readonly string[] =>
  question.attack !== null
    ? [question.attack.unit, question.attack.target]
    : state.units.filter(({ side, gone }) => side === question.side && gone === null).map(({ id }) => id);

const awaited = (state: State): readonly AwaitedDecision[] => {
  const { question } = state;
  if (question === null) return [];
  const about = { kind: words(`bt.question.${question.kind}`), tokens: tokensOf(state, question) };
  return [askedOnce(question, about, (seat) => skipOf(state, question, seat))];
};

/** A seat that resigns gives up for its side: the rules know no units without a will. */
const stop = (state: State, why: StopReason): readonly Event[] => {
  const fight = fightFrom(state);
  if (why.kind === 'resigned') {
    const side = state.setup.forces.find(({ seat }) => seat === why.seat)?.side;
    if (side !== undefined) fight.add({ type: 'resigned', rolls: [], side });
  }
  const outcome = outcomeOf(fight.state, `bt.end.${why.kind === 'gm' ? 'gm' : 'agreed'}`);
  if (outcome !== null) fight.add({ type: 'ended', rolls: [], outcome });
  return fight.events;
};

/** What is asked now, or what is to come: never both. */
const allMenus = (of: Known, seat: Seat): readonly Menu[] => {
  const now = menusOf(of, seat);
  return now.length > 0 ? now : flatMap(toCome(of, seat), ({ menus }) => menus);
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

const draft: GameSystem<Setup, State, Event, Known>['draft'] = (of, seat, decision, order, open) =>
  draftOf(allMenus(of, seat), decision, order, open);

export const quickStart: GameSystem<Setup, State, Event, Known> = {
  id: 'battletech',
  version: '1',
  title: { en: 'BattleTech, quick start', de: 'BattleTech, Schnellstart' },
  seats: { least: 2, most: 8, cooperative: false },
  scenarios: SCENARIOS,
  form: FORM,
  schema: SCHEMA,
  texts: {
    ...GAME_TEXTS,
    ...inBoth<keyof typeof BATTLETECH_EN>(BATTLETECH_EN, BATTLETECH_DE),
    ...inBoth<keyof typeof PROBE_EN>(PROBE_EN, PROBE_DE),
  },
  rules: RULES,
  probe: PROBE,
  readSetup,
  open,
  seated: ({ forces }) =>
    forces.map(({ seat, side }) => ({ seat, side })).sort((a, b) => (a.seat < b.seat ? -1 : 1)),
  stepWords: (step) => words(`bt.step.${step}`),
  begin: (setup, dice) => {
    const fight = fightFrom(open(setup));
    advance(fight, dice);
    return fight.events;
  },
  apply,
  awaited,
  play: (state, _seat, _decision, order, dice) => play(state, order, dice),
  outcome: ({ outcome }) => outcome,
  stop,
  know: (state, audience) => known(state, audience.kind === 'seat' ? audience.seat : null),
  tell: (before, event) => tell(before, event),
  queuedFor: (state, seat, decision) =>
    state.question?.id === decision && state.question.seats.includes(seat)
      ? answeredBy(state, state.question, seat)
      : [],
  decisions: (of, seat) => [...decisionsFor(awaited(of), seat), ...decisionsToCome(of, seat)],
  offers: (of, seat) => allMenus(of, seat).map(offerOf),
  draft,
  check: checkByDraft((of, seat, decision, order) => draft(of, seat, decision, order, null)),
  board: boardOf,
  scene: sceneOf,
  card: cardOf,
  own: () => null,
  bot: (of, seat, _decision, stance) => bot(of, seat, stance),
};
