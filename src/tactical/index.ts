/**
 * The public entry of tactical: what other rooms may use of it. Each engine has an entry of its own, for
 * those who may know it.
 */
export { boardsNotTaken } from './boards-not-taken';
export { battleSheet, type BattleSheetSubject } from './battle-sheet';
export { blankReport } from './blank-report';
export type {
  BattleFile,
  FilesFor,
  GameFiles,
  MatchPlan,
  GivenBoard,
  LibrarySheet,
  MatchWish,
  Play,
  PlayedMatch,
} from './capabilities';
export { type BattleSetup, type Engine, PILOT_FATES, type SetupUnit, UNIT_FATES } from './contract';
export { contractDocuments, contractSchemas } from './contract-schemas';
export {
  type Asker,
  type Brought,
  type Evidence,
  type FilledIn,
  type Findings,
  type Finished,
  type HandedIn,
  type Paper,
  type Taken,
  WHOLE,
} from './evidence';
export { ENGINES } from './registry';
