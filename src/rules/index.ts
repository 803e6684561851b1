/** The public entry of rules: what the application, the stores and the API may use of them. */
export { mayKnow, type Audience } from './model/audience';
export type {
  BattleReport,
  BattleSetup,
  Deployment,
  PilotFate,
  ReportUnit,
  SetupBuilding,
  SetupSide,
  SetupUnit,
  UnitFate,
} from './model/battle';
export { BUILDING_TYPES, BUILDINGS, type BuildingType } from './buildings';
export { buildingInfos } from './buildings/info';
export { DIRECTIONS, TERRAINS, type Direction, type Hex, type PlanetMap, type Terrain } from './model/map';
export {
  MATCH_LEVELS,
  MATCH_OPTIONS,
  MATCH_TEMPOS,
  type MatchOptions,
  STARTING_LISTS,
  type Options,
  type StartingList,
  type Values,
} from './model/options';
export type { Order, OrderType } from './model/order';
export { ROUND_PHASES, type CombatStep, type Moment, type Phase, type RoundPhase } from './model/phases';
export { rowOf, rowsOf, TABLES, type TableName } from './model/draft';
export {
  memoryKey,
  stockKey,
  type BattleRow,
  type BattleState,
  type BuildingRow,
  type CampaignRow,
  type CampaignState,
  type ForceRow,
  type Goods,
  type Instant,
  type MechRow,
  type MemoryRow,
  type OfferRow,
  type PilotRow,
  type ReportRow,
  type StockRow,
} from './model/state';

export type { Calendar, Timetable, Vacation, Zones } from './model/timetable';
export { Resolution, type Means, type Opening } from './resolution';
export { beginCampaign, closePhase, openPhase } from './course';
export type { Sheets } from './phases/definition';
export { ORDER_ENTRIES, rulesetOf } from './rulesets/registry';
export { buildingTypesOf, CURRENT_RULESET, DEFAULT_OPTIONS, termsOf } from './rulesets/terms-of';
export type { Ruleset } from './rulesets/ruleset';
export { parseOrders, previewSheet, type OrderPreview, type SheetPreview } from './sheet';

export { EVENTS, type CampaignEvent, type EventType } from './events';
export { apply } from './events/apply';
export { liftState } from './model/lift-state';
export { upcast } from './events/upcast';
export type { Told } from './events/definition';
export { ledgerLines, type LedgerLine } from './events/ledger';
export { besideOf, type Beside, type Surroundings } from './events/beside';
export { sayIn, type NamesForLines, type Say } from './events/say';
export { tellOf, textOf } from './events/tell';

export { noticesCalled, type CalledNotice } from './notices/called';
export { nextWarning, warningsDue } from './notices/deadlines';
export type { Urgency } from './notices/definition';
export { awayAt, factsOf, type NoticeFacts, takesOrders } from './notices/facts';
export { lastAwaited } from './notices/last-awaited';
export { isNoticeKind, NOTICE_KINDS, noticeOf, type NoticeData, type NoticeKind } from './notices';
export type { MatchFacts, MatchPlace } from './notices/matches';
export { noticeWords } from './notices/texts';
export { POST_KINDS, postsCalled, postsDue, wordPost, type CalledPost, type PostKind } from './notices/posts';
export type { NoticeWords } from './notices/say';

export type { Knowledge } from './knowledge/knowledge';
export { knowledgeOf } from './knowledge/build';

export { battleOf, battlesOf } from './views/battle';
export { campaignParts, optionsShape } from './views/campaign';
export { offersOf, offerShape } from './views/offers';
export { ORDER_PHASES } from './rulesets/order-phases';
export { nothingToOrder } from './views/nothing-to-order';
export { optionsOf } from './views/options';
export { orderSheetOf, orderSheetShape } from './views/order-sheet';
export { viewOf, type ViewExtras } from './views/view';
export type * from './views/shapes';

export { parseHex } from '../kernel/hex';
export { generateMap, MAX_BUILDINGS, type MapRequest } from './map/generator/generate';
export { partsOf } from './map/parts';
export {
  DEFAULT_COLUMNS,
  DEFAULT_ROWS,
  MAX_COLUMNS,
  MAX_ROWS,
  MIN_COLUMNS,
  MIN_ROWS,
  type MapPlan,
  type PlannedBuilding,
} from './map/plan';
export { planViolations } from './map/plan-rules';
export { readMapPlan } from './map/validate';

export { decideCorrection } from './commands/gm/correct';
export type { Correction, Corrections } from './commands/gm/correction';
export { decideEnd } from './commands/gm/end';
export { correction, MAX_CHANGES, parseCorrections } from './commands/gm/parse-corrections';
export { condition } from './commands/gm/condition';
export { decideRollback, type FreshDice } from './commands/gm/rollback';
export { DEFAULT_ENGINE, withoutEngines } from './model/engines';
export { NO_NAME, withoutName } from './events/former-player';
export { decideNudge } from './commands/gm/nudge';
export { decideResetLink, tellResetLinkRefused } from './commands/gm/reset-links';
export {
  decideClaim,
  decideHandOver,
  decideLeave,
  decideReassignSeat,
  decideRemoveMember,
} from './commands/gm/seats';
export { calendarOf, decideCalendar } from './commands/timetable/change-calendar';
export { decideVacation, type Away } from './commands/timetable/announce-vacation';
export { decideVacationWithdrawn } from './commands/timetable/withdraw-vacation';
export { countingVacations } from './timetable/standing-still';
export { vacationLeft, vacationTaken } from './timetable/budget';
export { decideDeadline, decidePause, decideResume, type NewDeadline } from './commands/gm/time';

export { battleFor, type BattleActor } from './commands/battle/actor';
export { decideBattleDue } from './commands/battle/battle-due';
export { decideCallOff } from './commands/battle/call-off';
export { decideConfirmReport } from './commands/battle/confirm-report';
export { decideDecideReport } from './commands/battle/decide-report';
export { decideDisputeReport } from './commands/battle/dispute-report';
export { decideEditReport } from './commands/battle/edit-report';
export { decideFileReport } from './commands/battle/file-report';
export { decideHandToEngine } from './commands/battle/hand-to-engine';
export { decideEngineReport } from './commands/battle/engine-report';
export { decideRemoveEngine } from './commands/battle/remove-engine';
export { forcesIn, sideIn } from './combat/battle-sides';
export { isFoughtHere, isOver, openBattles } from './combat/open-battles';
export { checkReport, unknownPart } from './combat/report/check';
export { diffReport, type ReportDifference, type UnitDifference } from './combat/report/diff';
export { parseReason, parseReport } from './combat/report/parse';
export { decideStart } from './commands/start';
export { roundLines } from './end/round-lines';
export { tellLine } from './events/course/round-ended';
export type { StartInput } from './start/input';
export { buildInitialState, forceIdOf } from './start/initial-state';
export { placementViolations } from './start/placement';
export { startViolations } from './start/violations';

export { acceptOffer } from './commands/offers/accept';
export { goodsSent } from './economy/goods';
export { makeOffer, offer, parseOffer, type OfferSent } from './commands/offers/make';
export { withdrawOffer } from './commands/offers/withdraw';
export * as shapes from './shapes';

// What engines, campaigns that play themselves, commands and reports ask beside that.
export { benefitsInKnowledge, type Benefits } from './buildings/benefits';
export { effectiveOf } from './buildings/effective';
export { SHEET_COLUMNS, SHEET_ROWS } from './combat/map-sheets';
export { buildingViolations, minesViolations, turnsViolations } from './combat/report/check-field';
export { unitViolations } from './combat/report/check-unit';
export { normalizeReport } from './combat/report/normalize';
export {
  buildingCp,
  conditionParts,
  log,
  pilotHits,
  reportedCondition,
  reportShape,
  sideName,
  turns,
} from './combat/report/parse';
export { wearViolations } from './combat/report/wear';
export { isForeignMech, isForeignPart } from './economy/prices/factors';
export { possibleRefit, refitCandidates } from './economy/refits';
export { standsStill, patientOf } from './economy/workshop';
export { equipmentSale, mechSale } from './economy/prices/prices';
export { benefitsOfTypes } from './buildings/benefits';
export { standingOf } from './end/standing';
export { enemyHexes } from './knowledge/enemies';
export { isAbleToFight, livingPilot } from './mechs/ability';
export { walkingMp, immobility } from './mechs/allowance';
export { DEADLY_HITS, PILOT_FATES, REPORT_LIMITS, UNIT_FATES } from './model/battle';
export { Draft } from './model/draft';
export { buildingName, BUILDING_NAMES, directionName, terrainName } from './model/names';
export { hexesOf, sceneOf, type PictureScene } from './picture/scene';
export { pictureWords, type PictureWords } from './picture/words';
export { knownEnemySight } from './movement/sightings';
export { mayStep } from './movement/unseen-path';
export type { AnyOrderDefinition, SheetContext } from './orders/definition';
export { RULESET_IDS } from './rulesets/registry';
