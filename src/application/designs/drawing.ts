/**
 * A design as a player sends it: a mech file, or a design that the catalogue has with what is to be changed
 * in it.
 */
import type { DesignChanges } from '../../catalog';

export type Drawing =
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'changes'; readonly base: string; readonly changes: DesignChanges };
