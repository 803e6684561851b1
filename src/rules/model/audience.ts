/** For whom something is made: views, histories and what is told of an event. */
import type { ForceId } from '../../kernel/ids';

export type Audience = { readonly kind: 'force'; readonly force: ForceId } | { readonly kind: 'observer' } | { readonly kind: 'gm' };
