/** Equipment without effect in these battles, and why (BT-EQ-34). */
import type { Figures } from '../../mech/sheet';

const BY_FLAG: Readonly<Record<string, string>> = {
  communications: 'orders need no radio',
  cargo: 'nothing is carried in a battle',
  'liquid-cargo': 'nothing is carried in a battle',
  searchlight: 'all battles are fought by day',
  'recon-camera': 'nothing is filmed in a battle',
  lifthoist: 'nothing is lifted in a battle',
  ladder: 'nobody climbs aboard in a battle',
  'environmental-sealing': 'there is air everywhere',
  'ejection-seat': 'everybody may eject (BT-DMG-11)',
  dumper: 'nothing is carried in a battle',
  'light-bridge-layer': 'no bridges are laid in a battle',
  'medium-bridge-layer': 'no bridges are laid in a battle',
  'heavy-bridge-layer': 'no bridges are laid in a battle',
  'light-fluid-suction-system': 'nothing is pumped in a battle',
  sprayer: 'nothing is sprayed in a battle',
  'salvage-arm': 'nothing is salvaged in a battle',
  'mobile-hpg': 'orders need no radio',
  'sensor-dispenser': 'everybody sees everybody’s place (BT-2)',
  harjel: 'no location is flooded in these battles',
};
const BY_ITEM: Readonly<Record<string, string>> = {
  'paramedic-equipment': 'nobody is treated in a battle',
  'mechwarrior-aquatic-survival-system': 'who has ejected is safe (BT-DMG-11)',
};

/** Null: it has an effect, or nothing is known of it. */
export const noneReason = ({ item, flags, weapon, ammunition }: Figures): string | null => {
  if (weapon !== null || ammunition !== null) return null;
  const flag = flags.find((one) => one in BY_FLAG);
  return BY_ITEM[item] ?? (flag === undefined ? null : (BY_FLAG[flag] ?? null));
};
