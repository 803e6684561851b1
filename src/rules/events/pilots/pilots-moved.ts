/** pilots-moved (DEP-5): stored pilots and prisoners went from one depot to another. Told to who moved them only. */
import type { ForceId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent, type Told } from '../definition';

export interface PilotsMoved {
  /** Who moved them: their own force, or their captor. */
  readonly force: ForceId;
  readonly pilots: readonly PilotId[];
  readonly from: Hex;
  readonly to: Hex;
}

const count = (told: Told): number => (told['pilots'] as readonly unknown[]).length;

export const pilotsMoved = defineEvent<'pilots-moved', PilotsMoved>({
  type: 'pilots-moved',
  apply: (draft, { pilots, to }) => {
    for (const pilot of pilots) draft.patch('pilots', pilot, { hex: to });
  },
  tell: ({ force, pilots, from, to }, audience) => (mayKnow(audience, force) ? { force, pilots, from, to } : null),
  text: {
    en: (told) => `${count(told)} ${count(told) === 1 ? 'pilot' : 'pilots'} went from ${String(told['from'])} to ${String(told['to'])}.`,
    de: (told) => `${count(told)} ${count(told) === 1 ? 'Pilot ging' : 'Piloten gingen'} von ${String(told['from'])} nach ${String(told['to'])}.`,
  },
});
