/** Which words a record sheet has. Names of equipment are those of the catalogue. */
import type {
  ArmorType,
  CockpitType,
  EngineType,
  GyroType,
  Location,
  RulesLevel,
  StructureType,
  SystemPart,
} from '../model';
import type { Drive } from '../quadvee';

export interface SheetTexts {
  /** Between thousands. */
  readonly thousands: string;
  readonly tons: string;
  readonly battleValue: string;
  readonly atSkill: string;
  readonly techBase: Readonly<Record<'is' | 'clan', string>>;
  readonly mixedTech: string;
  readonly rulesLevel: Readonly<Record<RulesLevel, string>>;
  readonly omni: string;
  readonly quad: string;
  /** Of what becomes a vehicle, by what it drives on. */
  readonly quadVee: Readonly<Record<Drive, string>>;
  readonly pilot: string;
  readonly noPilot: string;
  readonly gunnery: string;
  readonly piloting: string;
  readonly hits: string;
  readonly awake: string;
  readonly dead: string;
  readonly movement: string;
  readonly stand: string;
  readonly walk: string;
  readonly run: string;
  readonly jump: string;
  readonly fire: string;
  readonly short: string;
  readonly medium: string;
  readonly long: string;
  readonly minimum: string;
  readonly hexesMoved: string;
  readonly targetJumped: string;
  readonly kick: string;
  readonly punch: string;
  readonly weapons: string;
  readonly allFired: string;
  readonly weapon: string;
  readonly location: string;
  readonly heat: string;
  readonly damage: string;
  readonly perMissile: string;
  readonly perShot: string;
  readonly special: string;
  readonly rear: string;
  readonly turret: string;
  readonly armored: string;
  readonly andMore: string;
  readonly ammunition: string;
  readonly shotsLeft: string;
  readonly notes: string;
  readonly noAmmunition: string;
  readonly armor: string;
  readonly rearArmor: string;
  readonly structure: string;
  readonly points: string;
  readonly ofPoints: string;
  readonly heatScale: string;
  readonly heatSinks: readonly [one: string, more: string];
  readonly doubleHeatSinks: readonly [one: string, more: string];
  readonly dissipates: string;
  readonly slower: string;
  readonly aim: string;
  readonly shutdown: string;
  readonly explosion: string;
  readonly off: string;
  readonly slots: string;
  readonly slotsKey: string;
  readonly upperHalf: string;
  readonly lowerHalf: string;
  readonly systems: string;
  readonly engineHit: string;
  readonly gyroHit: string;
  readonly sensorHit: string;
  readonly lifeSupportHit: string;
  readonly marks: string;
  readonly markLost: string;
  readonly markHit: string;
  readonly markDestroyed: string;
  readonly markGone: string;
  readonly locations: Readonly<Record<'biped' | 'quad', Readonly<Record<Location, string>>>>;
  readonly parts: Readonly<Record<SystemPart, string>>;
  readonly engineTypes: Readonly<Record<EngineType, string>>;
  readonly gyroTypes: Readonly<Record<GyroType, string>>;
  /** A mark of the cockpit. */
  readonly fullHeadEjection: string;
  readonly cockpitTypes: Readonly<Record<CockpitType, string>>;
  readonly armorTypes: Readonly<Record<ArmorType | 'patchwork', string>>;
  readonly structureTypes: Readonly<Record<StructureType, string>>;
  readonly round: string;
  readonly mech: string;
  readonly total: string;
  readonly mechs: string;
  readonly skills: string;
  readonly sheetOf: string;
  readonly page: string;
}
