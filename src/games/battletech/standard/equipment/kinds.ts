/** All kinds of equipment, in the order in which an item is asked. The first that covers it is its kind. */
import type { Kind } from './kind';
import { PLAIN_KIND } from './weapons/plain-weapon.kind';
import { ULTRA_KIND } from './weapons/ultra.kind';
import { ROTARY_KIND } from './weapons/rotary.kind';
import { SCATTER_GUN_KIND } from './weapons/scatter-gun.kind';
import { LRM_KIND } from './missiles/lrm.kind';
import { SRM_KIND } from './missiles/srm.kind';
import { STREAK_KIND } from './missiles/streak.kind';
import { MRM_KIND } from './missiles/mrm.kind';
import { ATM_KIND } from './missiles/atm.kind';
import { MML_KIND } from './missiles/mml.kind';
import { MORTAR_KIND } from './missiles/mortar.kind';
import { THUNDERBOLT_KIND } from './missiles/thunderbolt.kind';
import { GAUSS_KIND } from './weapons/gauss.kind';
import { PLASMA_KIND } from './weapons/plasma.kind';
import { MACHINE_GUN_KIND } from './weapons/machine-gun.kind';
import { FLAMER_KIND } from './weapons/flamer.kind';
import { PODS_KIND } from './weapons/pods.kind';
import { TAG_LASER_KIND } from './electronics/tag.kind';
import { NARC_BEACON_KIND } from './electronics/narc.kind';
import { ANTI_MISSILE_KIND } from './electronics/ams.kind';
import { FIRE_CONTROL_KIND } from './electronics/fire-control.kind';
import { C3_NETWORK_KIND } from './electronics/c3.kind';
import { ECM_KIND } from './electronics/ecm.kind';
import { ACTIVE_PROBE_KIND } from './electronics/active-probe.kind';
import { TARGETING_KIND } from './electronics/targeting.kind';
import { MASC_KIND } from './body/masc.kind';
import { MYOMER_KIND } from './body/myomer.kind';
import { JETS_KIND } from './body/jets.kind';
import { BLADES_KIND } from './body/blades.kind';
import { CASE_ITEM_KIND } from './body/case-item.kind';
import { SINKS_KIND } from './body/sinks.kind';
import { ARMOR_ITEM_KIND } from './body/armor-item.kind';
import { MUNITIONS_KIND } from './munitions/munitions.kind';
import { NO_EFFECT_KIND } from './body/no-effect.kind';
import { TURRETS_KIND } from './body/turrets.kind';
import { CAPACITOR_KIND } from './weapons/capacitor.kind';

export const KINDS: readonly Kind[] = [
  PLAIN_KIND,
  ULTRA_KIND,
  ROTARY_KIND,
  SCATTER_GUN_KIND,
  LRM_KIND,
  SRM_KIND,
  STREAK_KIND,
  MRM_KIND,
  ATM_KIND,
  MML_KIND,
  MORTAR_KIND,
  THUNDERBOLT_KIND,
  GAUSS_KIND,
  PLASMA_KIND,
  MACHINE_GUN_KIND,
  FLAMER_KIND,
  PODS_KIND,
  TAG_LASER_KIND,
  NARC_BEACON_KIND,
  ANTI_MISSILE_KIND,
  FIRE_CONTROL_KIND,
  C3_NETWORK_KIND,
  ECM_KIND,
  ACTIVE_PROBE_KIND,
  TARGETING_KIND,
  MASC_KIND,
  MYOMER_KIND,
  JETS_KIND,
  BLADES_KIND,
  CASE_ITEM_KIND,
  SINKS_KIND,
  ARMOR_ITEM_KIND,
  MUNITIONS_KIND,
  NO_EFFECT_KIND,
  TURRETS_KIND,
  CAPACITOR_KIND,
];
