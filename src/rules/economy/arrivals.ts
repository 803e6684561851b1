/** DEP-4: mechs that were bought and found no free hex of entry come into play when supply opens. */
import { witnesses } from '../knowledge/sight';
import { entryNumber } from '../mechs/entry';
import { rowsOf } from '../model/draft';
import type { Turn } from '../model/turn';
import { freeEntryHexes, groundOfState } from './ground';

/** Into the HQ hex if it is free, else the first free hex of entry; without one they go on waiting. */
export const enterWaitingMechs = (resolution: Turn): void => {
  for (const mech of rowsOf(resolution.state.mechs)) {
    if (mech.hex !== null) continue;
    const hex = freeEntryHexes(groundOfState(resolution.state, mech.force))[0] ?? null;
    if (hex === null) continue;
    resolution.emit({
      type: 'mech-entered',
      data: {
        force: mech.force, mech: mech.id, design: mech.design, name: mech.name, hex, since: entryNumber(resolution.state.campaign),
        knownTo: witnesses(resolution.state, hex).filter((force) => force !== mech.force),
      },
    });
  }
};
