/** Equipment with a value that neither defends nor strikes counts for the offence as it is (TM, BV). */
import { isDefensive } from './defensive-equipment';
import type { Mount } from './mounts';
import { isPhysical } from './physical-weapons';
import type { Subject } from './subject';
import { given, sum, type Term } from './term';

const counts = (mount: Mount): boolean => mount.item.kind === 'equipment' && (mount.item.bv ?? 0) > 0 && !isDefensive(mount) && !isPhysical(mount);

export const offensiveEquipment = (subject: Subject): Term =>
  sum(
    'offensive/equipment',
    subject.mounts.filter(counts).map(({ item, location }) => given('equipment/piece', item.bv ?? 0, { item: item.id, location })),
  );
