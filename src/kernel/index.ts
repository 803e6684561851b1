/** The public entry of kernel: what other rooms may use of it. */
export type { Brand } from './brand';
export { canonicalJson, inKeyOrder } from './json/canonical-json';
export { byId, byKey, byText } from './compare';
export { dictionary } from './collections/dictionary';
export { type Dice, type DiceStream, type Roll, seededDice } from './dice';
export { capital, formats, type Formats } from './formats';
export { Chance } from './chance';
export { flatMap } from './collections/flat-map';
export { latest } from './latest';
export { groupBy } from './collections/group';
export { bytesHex, hexBytes, sha256Hex } from './hash';
export {
  type BattleId,
  type BuildingId,
  type CampaignId,
  deriveId,
  type ForceId,
  isUuid,
  type MechId,
  type OfferId,
  type PilotId,
  type ReportId,
  type UserId,
  type VacationId,
} from './ids';
export { isoTime } from './instant';
export { isRecord } from './json/is-record';
export { edited, type Edits, editsBetween } from './json/json-edits';
export {
  choice,
  flag,
  integer,
  type JsonSchema,
  list,
  map,
  number,
  object,
  orNull,
  ref,
  text,
} from './json/json-schema';
export type { Both, Language } from './language';
export { readLongText } from './long-text';
export { forget, memo } from './memo';
export { isSameJson } from './json/same-json';
export { TurnQueue, type TurnLimits } from './turn-queue';
export { readName } from './name';
export { err, ok, type Result } from './result';
export { oneOf, REMOVE, type Right, type RightValue } from './right';
export { atOnce, mapInSteps, type Steps } from './steps';
export {
  addTons,
  MICRO_TONS,
  type MicroTons,
  microTons,
  negateTons,
  parseTons,
  roundHalfTonDown,
  subtractTons,
  tons,
  toTons,
  ZERO_TONS,
} from './tonnage';
export {
  at,
  bounded,
  gather,
  LEFT_OUT,
  MAX_TOLD,
  NO_VIOLATIONS,
  pointerTo,
  violation,
  violationOf,
  type Facts,
  type ParamsGiven,
  type ParamsOf,
  type PlainCode,
  type Problem,
  type ProblemCode,
  type ProblemParams,
  type Violation,
} from './violation';
export { childrenNamed, type XmlElement } from './xml';
