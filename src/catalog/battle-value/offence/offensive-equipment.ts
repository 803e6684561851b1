/**
 * Equipment with a value that neither defends nor fires: physical weapons, tools, talons, mine dispensers (TM
 * and TO, BV).
 */
import { flatMap } from '../../../kernel';
import { isDefensive } from '../defence/defensive-equipment';
import { steadied } from './enhancement';
import { damageValue } from '../equipment-value';
import { has, type Mount } from '../mounts';
import type { Subject } from '../subject';
import { given, product, sum, type Term } from '../term';
import { isVibroblade } from './vibroblades';

const STEADIED = 1.25;
const isHeld = (mount: Mount): boolean => has(mount, 'club') || has(mount, 'hand-weapon');
const counts = (mount: Mount): boolean =>
  mount.item.kind === 'equipment' && !isDefensive(mount) && !isVibroblade(mount) && !has(mount, 'targcomp');

export const offensiveEquipment = (subject: Subject): Term =>
  sum(
    'offensive/equipment',
    flatMap(subject.mounts.filter(counts), (mount): readonly Term[] => {
      const figures = damageValue(subject, mount);
      const worth =
        figures === null
          ? [given('equipment/value', mount.item.bv ?? 0)]
          : [
              given('equipment/damage', figures.damage),
              given('equipment/per-point', figures.perPoint),
              ...(figures.myomer === 1 ? [] : [given('equipment/myomer', figures.myomer)]),
            ];
      if (worth[0]?.value === 0) return [];
      const factors =
        isHeld(mount) && steadied(subject, mount.location)
          ? [...worth, given('equipment/steadied', STEADIED)]
          : worth;
      return [product('equipment/offensive', factors, { item: mount.item.id, location: mount.location })];
    }),
  );
