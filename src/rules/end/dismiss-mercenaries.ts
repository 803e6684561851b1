/** BLD-MERC: hired mechs stay to the end of the round. */
import { rowOf, rowsOf } from '../model/draft';
import type { Turn } from '../model/turn';

export const dismissMercenaries = (resolution: Turn): void => {
  for (const { id, force, pilot, design, name, hex, hired } of rowsOf(resolution.state.mechs))
    if (hired)
      resolution.emit({
        type: 'mercenary-left',
        data: {
          force,
          mech: id,
          pilot: rowOf(resolution.state.pilots, pilot)?.id ?? null,
          design,
          name,
          hex,
        },
      });
};
