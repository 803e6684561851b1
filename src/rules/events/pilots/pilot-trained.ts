/** pilot-trained (BLD-ACA): a pilot has better skills. Told to their own force. */
import type { ForceId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import { defineEvent } from '../definition';

export interface PilotTrained {
  readonly force: ForceId;
  readonly pilot: PilotId;
  readonly name: string;
  /** After it, 0 … 8. */
  readonly piloting: number;
  readonly gunnery: number;
}

/** What is told of it. */
export interface PilotTrainedTold {
  readonly force: string;
  readonly pilot: string;
  readonly name: string;
  readonly piloting: number;
  readonly gunnery: number;
}

export const pilotTrained = defineEvent<'pilot-trained', PilotTrained, PilotTrainedTold>({
  type: 'pilot-trained',
  apply: (draft, { pilot, piloting, gunnery }) => draft.patch('pilots', pilot, { piloting, gunnery }),
  tell: ({ force, pilot, name, piloting, gunnery }, to) =>
    mayKnow(to, force) ? { force, pilot, name, piloting, gunnery } : null,
});
