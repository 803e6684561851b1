/** Rules of equipment. */
import type { GameRule } from '../../../contract';
import { ACTIVE_PROBE } from './electronics/active-probe.rule';
import { ANTI_MISSILE } from './electronics/ams.rule';
import { ARMOR_ITEM } from './body/armor-item.rule';
import { ATM } from './missiles/atm.rule';
import { BLADES } from './body/blades.rule';
import { C3_NETWORK } from './electronics/c3.rule';
import { CAPACITOR } from './weapons/capacitor.rule';
import { CASE_ITEM } from './body/case-item.rule';
import { CLUSTERS } from './missiles/cluster-table.rule';
import { ECM } from './electronics/ecm.rule';
import { FIRE_CONTROL } from './electronics/fire-control.rule';
import { FLAMER } from './weapons/flamer.rule';
import { GAUSS } from './weapons/gauss.rule';
import { JETS } from './body/jets.rule';
import { LRM } from './missiles/lrm.rule';
import { MACHINE_GUN } from './weapons/machine-gun.rule';
import { MASC } from './body/masc.rule';
import { MML } from './missiles/mml.rule';
import { MORTAR } from './missiles/mortar.rule';
import { MRM } from './missiles/mrm.rule';
import { MUNITIONS } from './munitions/munitions.rule';
import { MYOMER } from './body/myomer.rule';
import { NARC_BEACON } from './electronics/narc.rule';
import { NO_EFFECT } from './body/no-effect.rule';
import { PLAIN } from './weapons/plain-weapon.rule';
import { PLASMA } from './weapons/plasma.rule';
import { PODS } from './weapons/pods.rule';
import { REFUSALS } from './body/refusals.rule';
import { ROTARY } from './weapons/rotary.rule';
import { SCATTER_GUN } from './weapons/scatter-gun.rule';
import { SINKS } from './body/sinks.rule';
import { SRM } from './missiles/srm.rule';
import { STREAK } from './missiles/streak.rule';
import { TAG_LASER } from './electronics/tag.rule';
import { TARGETING } from './electronics/targeting.rule';
import { THUNDERBOLT } from './missiles/thunderbolt.rule';
import { TURRETS } from './body/turrets.rule';
import { ULTRA } from './weapons/ultra.rule';

export const EQUIPMENT_RULES: readonly GameRule[] = [
  CLUSTERS,
  PLAIN,
  ULTRA,
  ROTARY,
  SCATTER_GUN,
  LRM,
  SRM,
  STREAK,
  MRM,
  ATM,
  MML,
  THUNDERBOLT,
  MORTAR,
  GAUSS,
  PLASMA,
  MACHINE_GUN,
  FLAMER,
  PODS,
  TAG_LASER,
  NARC_BEACON,
  ANTI_MISSILE,
  FIRE_CONTROL,
  C3_NETWORK,
  ECM,
  ACTIVE_PROBE,
  TARGETING,
  MASC,
  MYOMER,
  JETS,
  BLADES,
  CASE_ITEM,
  SINKS,
  ARMOR_ITEM,
  MUNITIONS,
  NO_EFFECT,
  TURRETS,
  CAPACITOR,
  REFUSALS,
];
