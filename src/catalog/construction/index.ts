/** The entry of construction: what a design weighs, and whether it may be built. */
export { constructionViolations } from './construction-violations';
export { constructionNotes } from './notes';
export { weightOf, type Weight, type WeightLine } from './weight';
export { armorTons, armorTonsOf, maxArmor } from './armor';
export { engineTons } from './engine';
export { gyroTons } from './gyro';
export { internalStructure, structureTons } from './structure';
