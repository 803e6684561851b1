/** The public door of the games: what other rooms may use of them. */
export {
  type Audience,
  type AwaitedDecision,
  type Frame,
  type GameEvent,
  type GameRule,
  type GameSystem,
  publicly,
  type StopReason,
} from './contract';
export { type Registry, registryOf, SYSTEMS } from './registry';
export * from './shapes';
