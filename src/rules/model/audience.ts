/** For whom something is made: views, histories and what is told of an event. */
import type { ForceId } from '../../kernel';

export type Audience =
  | { readonly kind: 'force'; readonly force: ForceId }
  | { readonly kind: 'observer' }
  | { readonly kind: 'gm' };

/** Whether it is one of these forces. */
export const isForce = (to: Audience, ...forces: readonly (ForceId | null)[]): boolean =>
  to.kind === 'force' && forces.includes(to.force);

/** SIGHT-4: whether it may know what is these forces' alone. A GM may know everything. */
export const mayKnow = (to: Audience, ...forces: readonly (ForceId | null)[]): boolean =>
  to.kind === 'gm' || isForce(to, ...forces);
