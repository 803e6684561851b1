/**
 * The weapons in the offence: in order of worth until the heat efficiency is used up, the rest at half (TM,
 * BV).
 */
import type { Subject } from '../subject';
import { given, product, sum, type Term } from '../term';
import { weaponValues } from './weapon-value';

const TOO_HOT = 0.5;

/** `efficiency`: the heat at which weapons begin to count half. */
export const weaponsTerm = (subject: Subject, efficiency: Term): Term => {
  const weapons = [...weaponValues(subject)].sort((a, b) => b.value - a.value || a.heat - b.heat);
  let heat = 0;
  const terms = weapons.map((weapon) => {
    // The weapon that passes the limit still counts in full, and what does not heat always does, unless
    // moving alone is too hot.
    const tooHot = efficiency.value <= 0 || (weapon.heat > 0 && heat >= efficiency.value);
    heat += weapon.heat;
    return product(
      'weapons/weapon',
      tooHot ? [...weapon.factors, given('weapon/too-hot', TOO_HOT)] : weapon.factors,
      {
        item: weapon.mount.item.id,
        location: weapon.mount.location,
        heat: weapon.heat,
        heatSoFar: heat,
      },
    );
  });
  return sum('offensive/weapons', terms, { heatEfficiency: efficiency.value });
};
