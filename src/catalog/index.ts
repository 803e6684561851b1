/** The public entry of catalog: what other rooms may use of it. */
export { armorItemAt, armorItemOf } from './armor';
export { inwardOf, locationOfArmor, perLocation, rearOf, torsoAtFrontLimb, torsoOfArm } from './body';
export type { BuildingInfo } from './building-info';
export { bundledCatalog } from './bundled';
export { changedDesign, type DesignChanges } from './changed-design';
export { conditionViolations, normalizeCondition } from './condition-check';
export {
  type AmmunitionLeft,
  type Condition,
  type SlotDamage,
  type SlotState,
  isUndamaged,
  UNDAMAGED,
} from './condition';
export { contentOf, type DesignContent, designOf } from './content';
export { designHash } from './design-hash';
export {
  canFight,
  engineRuns,
  fullStructure,
  locationDestroyed,
  pilotsHeadLost,
  remainingStructure,
  structureLeft,
} from './fitness';
export {
  type AmmoBin,
  ARMOR_LOCATIONS,
  ARMOR_TYPES,
  type ArmorLocation,
  type Catalog,
  type DesignSlug,
  type EngineType,
  type Faction,
  type FactionId,
  type HouseList,
  type Item,
  type ItemId,
  type Location,
  LOCATIONS,
  type MechDesign,
  RULES_LEVELS,
  type RulesLevel,
  type Slot,
  type SlotItem,
  type StockUnit,
  type SupportUnit,
  SYSTEM_PARTS,
  type SystemPart,
  type TechBase,
  WEIGHT_CLASSES,
  type WeightClass,
} from './model';
export {
  type MechSummary,
  presentFaction,
  presentHouseList,
  presentItem,
  presentMechSummary,
  presentRecordSheet,
} from './present';
export { isQuadVee } from './quadvee';
export { differences, type MechPart } from './same-mech';
export { isAt, isBroken, shotsIn, type SlotPlace } from './slots';
export { slug } from './slug';
export { isVariant, variantOf } from './variant';
export { walkMp } from './walk-mp';
export {
  battleValue,
  type BattleValue,
  skilled,
  type Term,
  TERM_CODES,
  type TermCode,
  valueAsItStands,
  WORST_SKILL,
} from './battle-value';
export { type Mount, mountsOf } from './battle-value/mounts';
export {
  constructionNotes,
  constructionViolations,
  type Weight,
  type WeightLine,
  weightOf,
} from './construction';
export { pieceWeights } from './construction/piece-weights';
export { structureShare } from './construction/structure';
export {
  type DraftMech,
  type DraftPilot,
  type ForceDraft,
  forceViolations,
  isFielded,
  PILOT_RANKS,
  pilotNames,
  pilotQuota,
  RANK_SKILLS,
  spentBv,
  suggestForce,
} from './force';
export { furtherEquipment } from './items/equipment';
export { itemsNamed } from './items/item-names';
export { baseTons } from './items/item-price';
export {
  type AssignmentTable,
  decodeText,
  documentOf,
  type MtfDocument,
  readAssignmentTable,
  readMtf,
  writeMtf,
} from './mtf';
export {
  chassisViolations,
  isStockKind,
  itemOfKind,
  knownRefit,
  missingStock,
  planRefit,
  type Refit,
  type RefitGoods,
  type RefitPlan,
  stockItem,
} from './refit';
export { partsOf } from './refit/parts';
export { stockKindsOf } from './refit/stock-kind';
export { armorNeeded, type ArmorPoints, lostArmor, mendableArmor, withArmor } from './repair/armor';
export { type Filling, fillings, withShots } from './repair/bins';
export { hangarWork, type HangarWork } from './repair/hangar';
export { replaceable, type Replacement, replacementAt, withReplaced } from './repair/replace';
export { lostStructure, missingHold, withStructure } from './repair/structure';
export {
  BY_NAME,
  MECH_SORT_KEYS,
  mechIndex,
  type MechIndex,
  type MechSort,
  type MechSortKey,
} from './search/mech-index';
export { entryOf, MECH_ENTRY_VERSION, type MechEntry } from './search/mech-entry';
export { ANY_MECH, type MechQuery } from './search/mech-query';
export { searchMechs } from './search/search-mechs';
export { germanItemName } from './items/german-names';
export { designName, itemIndex, type ItemIndex, type ItemQuery, searchItems } from './search/search';
