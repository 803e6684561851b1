/** BattleTech, quick-start level (BT-1): the entry of the system. */
import { type AwaitedDecision, type GameSystem, type StopReason } from '../contract';
import type { Decision, Seat } from '../shapes';
import { words } from '../shapes';
import { checkByDraft } from '../shared/decide';
import { draftOf, offerOf } from '../shared/menu';
import { GAME_TEXTS, inBoth } from '../shared/texts';
import { BATTLETECH_DE } from './battletech.text.de';
import { BATTLETECH_EN } from './battletech.text.en';
import { bot } from './bot';
import { advance, fightFrom } from './course';
import { outcomeOf } from './end';
import { apply, type Event } from './events';
import { type Known, known } from './known';
import { menusOf, skipOf } from './menus';
import type { Question, Setup, State } from './model';
import { play } from './play';
import { RULES } from './rules';
import { FORM, SCENARIOS, SCHEMA } from './scenarios';
import { boardOf, cardOf, sceneOf } from './scene';
import { readSetup } from './setup';
import { tell } from './tell';

const open = (setup: Setup): State => ({
  epoch: 0,
  turn: 1,
  step: 'deployment',
  streams: {},
  setup,
  units: setup.forces.flatMap(({ seat, side, units }) =>
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
  return [
    {
      id: question.id,
      kind: words(`bt.question.${question.kind}`),
      tokens: tokensOf(state, question),
      secret: false,
      answers: 'any',
      // A question is closed by its first answer, and its offers do not change while it is open.
      asked: question.seats.map((seat) => ({
        seat,
        revision: 1,
        skip: skipOf(state, question, seat),
        answer: null,
      })),
    },
  ];
};

const decisions = (of: Known, seat: Seat): readonly Decision[] =>
  awaited(of).flatMap(({ id, kind, secret, tokens, asked }) =>
    asked.flatMap((one) =>
      one.seat === seat
        ? [
            {
              id,
              kind,
              due: 'now' as const,
              secret,
              tokens,
              revision: one.revision,
              skip: one.skip,
              answer: null,
            },
          ]
        : [],
    ),
  );

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

const draft: GameSystem<Setup, State, Event, Known>['draft'] = (of, seat, decision, order, open) =>
  draftOf(menusOf(of, seat), decision, order, open);

export const battletech: GameSystem<Setup, State, Event, Known> = {
  id: 'battletech',
  version: '1',
  title: { en: 'BattleTech, quick start', de: 'BattleTech, Schnellstart' },
  seats: { least: 2, most: 8, cooperative: false },
  scenarios: SCENARIOS,
  form: FORM,
  schema: SCHEMA,
  texts: { ...GAME_TEXTS, ...inBoth<keyof typeof BATTLETECH_EN>(BATTLETECH_EN, BATTLETECH_DE) },
  rules: RULES,
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
  decisions,
  offers: (of, seat) => menusOf(of, seat).map(offerOf),
  draft,
  check: checkByDraft((of, seat, decision, order) => draft(of, seat, decision, order, null)),
  board: boardOf,
  scene: sceneOf,
  card: cardOf,
  own: () => null,
  bot: (of, seat, _decision, stance) => bot(of, seat, stance),
};
