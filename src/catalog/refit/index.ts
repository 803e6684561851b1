/** The entry of the refits (REP-4). */
export { type RefitGoods } from './goods';
export { knownRefit, type KnownRefit } from './known-refit';
export { missingStock, planRefit, type Refit, type RefitPlan, type RefitWish } from './refit';
export { chassisViolations } from './same-chassis';
export { isStockKind, itemOfKind, stockItem, stockKindOf, stockKindsOf } from './stock-kind';
