/**
 * PREP-6: a mech without a pilot neither moves nor fights this round. Told where the sheet empties its seat,
 * or where a pilot stands ready beside it.
 */
import { flatMap, type MechId } from '../../kernel';
import type { Hex } from '../model/map';
import { livingPilot } from '../mechs/ability';
import { placedMechs } from '../mechs/own';
import { rowOf } from '../model/draft';
import { about, PREPARATION, type WarningDefinition } from './definition';

export interface MechWithoutPilot {
  readonly mech: MechId;
  readonly name: string;
  readonly hex: Hex;
}

const identity = { code: 'warnings/mech-without-pilot', rule: 'PREP-6' } as const;

export const mechWithoutPilot: WarningDefinition = {
  ...identity,
  phases: [PREPARATION],
  find: ({ after, stood }) =>
    flatMap(placedMechs(after), ({ mech, hex }) => {
      if (livingPilot(after, mech) !== null) return [];
      const params = { mech: mech.id, name: mech.name, hex };
      const cause = stood.findLast(({ before }) => {
        const then = rowOf(before.mechs, mech.id);
        return then !== null && livingPilot(before, then) !== null;
      });
      if (cause !== undefined) return [about(identity).order(cause.index, '', params)];
      const waits = Object.values(after.pilots).some(
        (pilot) => pilot.force === mech.force && pilot.status === 'stored' && pilot.hex === hex,
      );
      return waits ? [about(identity).sheet(params)] : [];
    }),
};
