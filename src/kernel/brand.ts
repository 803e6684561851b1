/**
 * Branded primitives: a `MechId` cannot be passed where a `PilotId` is wanted, though both are strings at run
 * time.
 */
declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
