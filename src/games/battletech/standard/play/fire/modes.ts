/** How a weapon can be fired: how many shots, with what ammunition, or to heat (BT-EQ-3, 4, 16; BT-GUN-13). */
import { hasFlag } from '../../equipment/figures';
import { mostShots } from '../../equipment/weapons/jamming';
import { feeds, needsAmmunition } from '../../fire/weapon/ammunition';
import { shotsIn } from '../../mech/body';
import type { Bin, Mount } from '../../mech/sheet';
import type { Aimed, Fighter } from '../model';

export interface Firing {
  /** As orders name it: `2` shots, the item of an ammunition, `heats`; null: the usual way, one shot of the first bin. */
  readonly mode: string | null;
  readonly shots: number;
  readonly bin: Bin | null;
  readonly isHeating: boolean;
}

/** One bin of each kind of ammunition that is not empty: the first. */
const binsOf = (mech: Fighter, { figures }: Mount): readonly Bin[] => {
  const kinds = new Map<string, Bin>();
  for (const bin of mech.sheet.bins)
    if (feeds(figures, bin.figures) && shotsIn(mech, bin) > 0 && !kinds.has(bin.figures.item))
      kinds.set(bin.figures.item, bin);
  return [...kinds.values()];
};

/** Shots of that kind of ammunition that the mech has. */
export const shotsLeft = (mech: Fighter, { figures: { item } }: Bin): number =>
  mech.sheet.bins.reduce((sum, bin) => (bin.figures.item === item ? sum + shotsIn(mech, bin) : sum), 0);

const USUAL: Firing = { mode: null, shots: 1, bin: null, isHeating: false };

/** The usual way comes first. Empty: it has no ammunition. */
export const firingsOf = (mech: Fighter, mount: Mount): readonly Firing[] => {
  if (!needsAmmunition(mount.figures))
    return hasFlag(mount.figures, 'flamer') ? [USUAL, { ...USUAL, mode: 'heats', isHeating: true }] : [USUAL];
  const bins = binsOf(mech, mount);
  const [first] = bins;
  if (first === undefined) return [];
  const most = Math.min(mostShots(mount.figures), shotsLeft(mech, first));
  const more = Array.from({ length: most - 1 }, (_, index) => index + 2);
  return [
    { ...USUAL, bin: first },
    ...more.map((shots) => ({ ...USUAL, mode: `${shots}`, shots, bin: first })),
    ...bins.slice(1).map((bin) => ({ ...USUAL, mode: bin.figures.item, bin })),
  ];
};

/** As a declaration keeps it. */
export const aimedWith = (mount: string, target: string, { mode, shots, bin, isHeating }: Firing): Aimed => ({
  mount,
  target,
  shots,
  ...(bin === null || mode !== bin.figures.item ? {} : { munition: bin.figures.item }),
  ...(isHeating ? { isHeating } : {}),
});
