/** Weapons of a record sheet: where they are, whether they can fire, what they do at which range (GAM-7). */
import { type Card, text, type Words, words } from '../../../shapes';
import { binFor } from '../fire/weapon/ammunition';
import { canFire } from '../fire/weapon/weapons';
import { rangesOf } from '../fire/range';
import type { Mech } from '../mech/model';
import type { Mount } from '../mech/sheet';
import type { Unit } from '../play/model';
import { joined } from '../tell/list';
import { itemWords, locationWords } from '../tell/names';

type Weapon = Card['weapons'][number];

/** Of a cluster: what one of its missiles or shells does, and how many there are. */
const damageWords = ({ weapon, item }: Mount['figures']): Words => {
  const damage = weapon?.damage ?? '';
  if (/^\d+(\/\d+)*$/.test(damage)) return words('bt.weapon.damage', { damage });
  const each = /srm/.test(item) ? 2 : 1;
  return (weapon?.rackSize ?? 0) > 0
    ? words('bt.weapon.salvo', { rack: weapon?.rackSize ?? 0, each })
    : words('bt.weapon.special');
};

const stateOf = (mech: Mech, unit: Unit, mount: Mount): readonly Words[] => {
  if (!canFire(mech, mount)) return [words('bt.weapon.broken')];
  if (unit.jammed.includes(mount.id)) return [words('bt.weapon.jammed')];
  if (unit.spent.includes(mount.id) || binFor(mech, mount, null) === undefined)
    return [words('bt.weapon.empty')];
  return [];
};

const weaponOf = (mech: Mech, unit: Unit, mount: Mount): Weapon => {
  const { figures } = mount;
  const bin = binFor(mech, mount, null);
  const { min, short, medium, long } = rangesOf(figures, bin?.figures ?? null);
  const state = stateOf(mech, unit, mount);
  const facts = [
    damageWords(figures),
    words('bt.weapon.heat', { heat: figures.weapon?.heat ?? 0 }),
    words('bt.weapon.ranges', { short, medium, long }),
    ...(min > 0 ? [words('bt.weapon.minimum', { min })] : []),
    ...state,
  ];
  return {
    title: text('bt.card.item', { item: itemWords(figures) }),
    where: text('bt.card.where', { location: locationWords(mech.sheet, mount.location, mount.isRear) }),
    ready: state.length === 0,
    text: text('bt.card.facts', { facts: joined('clause', facts) }),
  };
};

export const weaponsOf = (mech: Mech, unit: Unit): readonly Weapon[] =>
  mech.sheet.mounts
    .filter(({ figures }) => figures.weapon !== null)
    .map((mount) => weaponOf(mech, unit, mount));
