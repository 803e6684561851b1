/** DEP-4: mechs that were bought and found no free hex of entry come into play when supply opens. */
import { witnesses } from '../knowledge/sight';
import { entryNumber } from '../mechs/entry';
import { rowsOf } from '../model/draft';
import type { CampaignState } from '../model/state';
import type { Turn } from '../model/turn';
import { freeEntryHexes, groundOfState } from './ground';

/** Into the HQ hex if it is free, else the first free hex of entry; without one they go on waiting. */
export const enterWaitingMechs = (resolution: Turn): void => {
  // All enter at the same time: who enters now stands in nobody's way.
  const before: CampaignState = resolution.state.finish();
  for (const mech of rowsOf(before.mechs)) {
    if (mech.hex !== null) continue;
    const hex = freeEntryHexes(groundOfState(before, mech.force))[0] ?? null;
    if (hex === null) continue;
    resolution.emit({
      type: 'mech-entered',
      data: {
        force: mech.force,
        mech: mech.id,
        design: mech.design,
        name: mech.name,
        hex,
        since: entryNumber(resolution.state.campaign),
        knownTo: witnesses(before, hex).filter((force) => force !== mech.force),
      },
    });
  }
};
