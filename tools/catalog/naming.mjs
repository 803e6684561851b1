/** What the project calls an item: its name for people and its id. */
import { slug } from './source.mjs';

/** Names of the source that say too little, or the same of two things. */
const NAMES = {
  Standard: 'Standard Armor',
  'IS Stealth': 'Stealth Armor',
  BeagleActiveProbe: 'Beagle Active Probe',
  BeagleActiveProbePrototype: 'Beagle Active Probe Prototype',
  ISGuardianECMSuite: 'Guardian ECM Suite',
  ISGuardianECMSuitePrototype: 'Guardian ECM Suite Prototype',
  ISC3MasterUnit: 'C3 Master Computer',
  ISC3SlaveUnit: 'C3 Slave Unit',
  ISC3iUnit: 'Improved C3 Computer',
  ISC3MasterBoostedSystemUnit: 'C3 Boosted Master Computer',
  ISC3BoostedSystemSlaveUnit: 'C3 Boosted Slave Unit',
  ISC3EmergencyMaster: 'C3 Emergency Master',
  ISAntiPersonnelPod: 'Anti-Personnel Pods',
  ISBPod: 'Anti-BattleArmor Pods',
  ISAES: 'Actuator Enhancement System',
  ISMASS: 'MechWarrior Aquatic Survival System',
  WatchdogECMSuite: 'Watchdog CEWS',
  ISGroundMobileHPG: 'Mobile Hyperpulse Generator',
  ISDroneOperatingSystem: 'Drone Operating System',
  SmartRoboticControlSystem: 'Smart Robotic Control System',
  ImprovedSmartRoboticControlSystem: 'Improved Smart Robotic Control System',
  MechanicalJumpBooster: 'Mechanical Jump Boosters',
  Reinforced: 'Reinforced Structure',
  'HarJel Repair Systems (HarJel II)': 'HarJel II Self-Repair System',
  'HarJel Repair Systems (HarJel III)': 'HarJel III Self-Repair System',
  ISCollapsibleCommandModule: 'Collapsible Command Module',
  ISElectronicWarfareEquipment: 'Electronic Warfare Equipment',
  NovaCEWS: 'Nova CEWS',
  ISC3RemoteSensorLauncher: 'C3 Remote Sensor Launcher',
  'Flamer (Vehicle)': 'Vehicle Flamer',
  'Clan Machine Gun Ammo - Half': 'Machine Gun Ammo (Half Ton)',
  'IS Machine Gun Ammo - Half': 'Machine Gun Ammo (Half Ton)',
  'Clan Machine Gun Ammo - Proto': 'Machine Gun Ammo (ProtoMech)',
  'Clan Heavy Machine Gun Ammo - Proto': 'Heavy Machine Gun Ammo (ProtoMech)',
  'Clan Light Machine Gun Ammo - Proto': 'Light Machine Gun Ammo (ProtoMech)',
  VehicleJumpJet: 'Vehicle Jump Jet',
  ProtomechJumpJet: 'ProtoMech Jump Jet',
  BAJumpJet: 'Battle Armor Jump Jet',
  BombArrowIV: 'Arrow IV Bomb Launcher',
  'CL Ammo VGL': 'Fragmentation Grenades (Clan VGL)',
};

/** The name for people; what tells the technology in brackets is in `techBase` already. */
export const displayName = (row) =>
  NAMES[row.internalName] ??
  row.name
    .replace(/ ?(\[IS\]|\[Clan\]|\((IS|Clan)\))/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

const nameId = (techBase, name) => {
  const id = slug(name.replace(/^AC\//, 'Autocannon ').replace(/ AC\//, ' Autocannon '));
  return techBase === 'any' ? id : `${techBase}-${id}`;
};

/**
 * The id of every row by its internal name. Rows of one name and technology are told apart by a number, in
 * the order of the source.
 */
export const idsOf = (rows, nameOf) => {
  const ids = new Map();
  const taken = new Map();
  for (const row of rows) {
    const plain = nameId(row.techBase, nameOf(row));
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    ids.set(row.internalName, count === 1 ? plain : `${plain}-${count}`);
  }
  return ids;
};
