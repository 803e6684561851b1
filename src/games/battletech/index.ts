/** BattleTech (BT): the entry of the system. What is asked goes to the level with which the match was set up. */
import { isRecord } from '../../kernel';
import type { GameSystem } from '../contract';
import { LEVELS_FORM } from './form';
import { SCENARIOS, SCHEMA } from './scenarios';
import { quickStart } from './quick-start/quick-start';
import type { Event as QuickEvent } from './quick-start/events';
import type { Known as QuickKnown } from './quick-start/known';
import type { Setup as QuickSetup, State as QuickState } from './model';
import type { Event as StandardEvent } from './standard/play/events';
import type { Known as StandardKnown } from './standard/play/known';
import type { Setup as StandardSetup, State as StandardState } from './standard/play/model';
import { STANDARD_SCENARIOS } from './standard/setup/scenarios';
import { STANDARD_RULES } from './standard/rules';
import { setupShape } from './standard/setup/shape';
import { LEVEL_TEXTS, standard } from './standard/system';

type AnySetup = QuickSetup | StandardSetup;
type AnyState = QuickState | StandardState;
type AnyEvent = QuickEvent | StandardEvent;
type AnyKnown = QuickKnown | StandardKnown;
type Any = GameSystem<AnySetup, AnyState, AnyEvent, AnyKnown>;

/** A level gets nothing but setups, states, events and knowledge of its own. */
const levelOf = ({ level }: Pick<AnySetup, 'level'>): Any =>
  (level === 'standard' ? standard : quickStart) as unknown as Any;

export const battletech: Any = {
  id: 'battletech',
  version: '1',
  title: { en: 'BattleTech', de: 'BattleTech' },
  seats: quickStart.seats,
  scenarios: [...SCENARIOS, ...STANDARD_SCENARIOS],
  form: LEVELS_FORM,
  schema: { anyOf: [SCHEMA, setupShape.schema] },
  texts: { ...LEVEL_TEXTS, ...quickStart.texts },
  rules: [...quickStart.rules, ...STANDARD_RULES],
  ...(quickStart.probe === undefined ? {} : { probe: quickStart.probe }),
  readSetup: (input) =>
    levelOf({
      level: isRecord(input) && input['level'] === 'standard' ? 'standard' : 'quickstart',
    }).readSetup(input),
  open: (setup) => levelOf(setup).open(setup),
  seated: (setup) => levelOf(setup).seated(setup),
  stepWords: quickStart.stepWords,
  begin: (setup, dice) => levelOf(setup).begin(setup, dice),
  apply: (state, event) => levelOf(state.setup).apply(state, event),
  awaited: (state) => levelOf(state.setup).awaited(state),
  play: (state, ...order) => levelOf(state.setup).play(state, ...order),
  outcome: ({ outcome }) => outcome,
  stop: (state, why) => levelOf(state.setup).stop(state, why),
  know: (state, audience) => levelOf(state.setup).know(state, audience),
  tell: (before, ...rest) => levelOf(before.setup).tell(before, ...rest),
  queuedFor: (state, ...asked) => levelOf(state.setup).queuedFor?.(state, ...asked) ?? [],
  decisions: (of, seat) => levelOf(of.setup).decisions(of, seat),
  offers: (of, seat) => levelOf(of.setup).offers(of, seat),
  draft: (of, ...order) => levelOf(of.setup).draft(of, ...order),
  check: (of, ...order) => levelOf(of.setup).check(of, ...order),
  board: (of) => levelOf(of.setup).board(of),
  scene: (of) => levelOf(of.setup).scene(of),
  card: (of, token) => levelOf(of.setup).card(of, token),
  own: (of) => levelOf(of.setup).own(of),
  bot: (of, ...asked) => levelOf(of.setup).bot(of, ...asked),
};

export { quickStart };
export { readBoardFile } from './standard/field/board-file';
export type { Battlefield as BoardFile } from './standard/field/model';
export { countryOf } from './standard/field/sheets/country-of';
export { COUNTRIES, type Country } from './standard/field/sheets/kinds';
export type { Event as StandardEvent } from './standard/play/events';
export type { State as StandardState, Unit as StandardUnit } from './standard/play/model';
export type { Event } from './quick-start/events';
export type { Edge, Setup, State, Unit } from './model';
