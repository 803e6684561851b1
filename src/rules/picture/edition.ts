/**
 * Grows whenever pictures of the same scene come out otherwise than before: what a client has kept is not
 * current any more then. `infrastructure/pictures/edition.spec.ts` fails when a drawing changes and this does
 * not.
 */
export const DRAWING_EDITION = 1;
