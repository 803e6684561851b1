/** The public entry of games: what other rooms may use of them. */
export {
  type Audience,
  type AwaitedDecision,
  type Due,
  type Frame,
  type GameEvent,
  type GameRule,
  type GameSystem,
  type OwnPieces,
  type Probe,
  publicly,
  type StopReason,
} from './contract';
export { type Registry, registryOf, SYSTEMS } from './registry';
export * from './shapes';
export { boardHash, changeBetween, changedField, type Field } from './shared/change';
export { decide, isUnchanged, type Sent } from './shared/decide';
export { randomOrder } from './shared/random-play';
export { svgOf } from './shared/svg';
export type { LogLine } from './shared/svg-log';
