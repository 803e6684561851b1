/** Rules of damage, critical hits and pilots. */
import type { GameRule } from '../../../contract';
import { APPLY_HIT } from './apply-hit.rule';
import { ARMOR_KINDS } from './armor-kinds.rule';
import { COVER } from './cover.rule';
import { ACTUATOR_HIT } from './critical/actuator-hit.rule';
import { AMMUNITION_EXPLOSION } from './critical/ammunition-explosion.rule';
import { ARMORED_PART } from './critical/armored-part.rule';
import { BLOWN_OFF } from './critical/blown-off.rule';
import { CASE } from './critical/case.rule';
import { CRITICAL_CHANCE } from './critical/critical-chance.rule';
import { CRITICAL_TABLE } from './critical/critical-table.rule';
import { CRITICAL_TRANSFER } from './critical/critical-transfer.rule';
import { ENGINE_HIT } from './critical/engine-hit.rule';
import { EQUIPMENT_HIT } from './critical/equipment-hit.rule';
import { GYRO_HIT } from './critical/gyro-hit.rule';
import { HEAD_PARTS } from './critical/head-parts.rule';
import { SLOT_HIT } from './critical/slot-hit.rule';
import { WEAPON_EXPLOSION } from './critical/weapon-explosion.rule';
import { FATE } from './fate.rule';
import { HIT_LOCATION } from './hit-location.rule';
import { LOSSES } from './losses.rule';
import { PHYSICAL_LOCATION } from './physical-location.rule';
import { EJECTION } from './pilot/ejection.rule';
import { PILOT_HITS } from './pilot/pilot-hits.rule';
import { WAKING } from './pilot/waking.rule';
import { STRUCTURE_KINDS } from './structure-kinds.rule';

export const DAMAGE_RULES: readonly GameRule[] = [
  HIT_LOCATION,
  PHYSICAL_LOCATION,
  COVER,
  APPLY_HIT,
  LOSSES,
  ARMOR_KINDS,
  STRUCTURE_KINDS,
  FATE,
  PILOT_HITS,
  WAKING,
  EJECTION,
  CRITICAL_CHANCE,
  CRITICAL_TABLE,
  SLOT_HIT,
  CRITICAL_TRANSFER,
  BLOWN_OFF,
  ENGINE_HIT,
  GYRO_HIT,
  HEAD_PARTS,
  ACTUATOR_HIT,
  EQUIPMENT_HIT,
  AMMUNITION_EXPLOSION,
  CASE,
  WEAPON_EXPLOSION,
  ARMORED_PART,
];
