/**
 * The numbers under which weapons and their ammunition find each other (`Item.weapon.ammunition`,
 * `Item.ammunition.type`).
 */
export const AMMUNITION_TYPE = {
  none: -1,
  autocannon: 1,
  vehicleFlamer: 2,
  machineGun: 3,
  gauss: 6,
  lrm: 7,
  srm: 9,
  streakSrm: 11,
  mrm: 12,
  narc: 13,
  antiMissile: 14,
  lbxAutocannon: 19,
  ultraAutocannon: 20,
  lightGauss: 21,
  heavyGauss: 22,
  rotaryAutocannon: 23,
  atm: 28,
  improvedNarc: 30,
} as const;
