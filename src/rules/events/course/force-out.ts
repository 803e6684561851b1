/**
 * force-out (END-1): a force that owns no mech is out. Its buildings become nobody's. Everybody is told that
 * it is out.
 */
import type { BuildingId, ForceId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface ForceOut {
  readonly force: ForceId;
  readonly name: string;
  /** What it controlled. */
  readonly buildings: readonly BuildingId[];
}

/** What is told of it. */
export interface ForceOutTold {
  readonly force: string;
  readonly name: string;
  readonly buildings?: readonly string[];
}

export const forceOut = defineEvent<'force-out', ForceOut, ForceOutTold>({
  type: 'force-out',
  apply: (draft, { force, buildings }) => {
    draft.patch('forces', force, { out: true });
    for (const building of buildings) draft.patch('buildings', building, { control: null, work: null });
  },
  tell: ({ force, name, buildings }, to) =>
    mayKnow(to, force) ? { force, name, buildings } : { force, name },
});
