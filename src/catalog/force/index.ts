/** The entry of the force rules: drafts, their violations, random forces. */
export * from './draft';
export * from './pilots';
export { isFielded, isLegalStart } from './legal-designs';
export { forceViolations, spentBv } from './force-violations';
export { suggestForce } from './suggest-force';
