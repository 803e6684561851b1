/** Anti-missile systems in a phase of fire (BT-EQ-20): each works against the salvo in its arc that would do most. */
import { columnOf, rowOf } from '../../../../../kernel/hex';
import { type Defence, defencesOf } from '../../equipment/electronics/ams';
import { salvoOf } from '../../equipment/missiles/salvo';
import { damageKindOf } from '../../equipment/weapons/attack';
import { bears, sectorTo, torsoFacing, turned } from '../../fire/arcs';
import type { Bin, Mount } from '../../mech/sheet';
import type { Fighter } from '../model';

export interface Incoming {
  readonly from: Fighter;
  readonly to: Fighter;
  readonly mount: Mount;
  readonly bin: Bin | null;
  readonly shots: number;
}

const placeOf = ({ hex }: Fighter) => ({ column: columnOf(hex), row: rowOf(hex) });

const isInArc = ({ from, to }: Incoming, { mount }: Defence): boolean => {
  const sector = sectorTo(placeOf(to), placeOf(from));
  return (
    sector === null || bears(to.sheet, mount, turned(sector, torsoFacing(to)), turned(sector, to.facing))
  );
};

/** Points if everything hits. */
const mostOf = ({ mount, bin, shots }: Incoming): number => {
  const { size, each } = salvoOf(mount.figures, bin?.figures ?? null, 'medium', shots);
  return size * each;
};

const isSalvo = ({ mount }: Incoming): boolean => damageKindOf(mount.figures) === 'missile';

/** By what is incoming: the system that works against it. Of equal ones the first. */
export const defend = (incoming: readonly Incoming[]): ReadonlyMap<Incoming, Defence> => {
  const salvos = incoming.filter(isSalvo);
  const found = new Map<Incoming, Defence>();
  for (const to of new Set(salvos.map((one) => one.to)))
    for (const defence of defencesOf(to)) {
      const best = salvos
        .filter((one) => one.to === to && !found.has(one) && isInArc(one, defence))
        .reduce<Incoming | null>(
          (most, one) => (most === null || mostOf(one) > mostOf(most) ? one : most),
          null,
        );
      if (best !== null) found.set(best, defence);
    }
  return found;
};
