/**
 * Figures (DA-FIG-3): what is printed on a base and on its dials. Finished figures, whole numbers; a match
 * keeps them as they were when it was opened.
 */
export type Id = string;

export type Kind = 'infantry' | 'vehicle' | 'mech';
export type SpeedMode = 'foot' | 'hover' | 'track' | 'wheel' | 'mech';
export type Rank = 'green' | 'veteran' | 'elite' | 'unique';
export type Slot = 'primary' | 'secondary' | 'speed' | 'attack' | 'defence';

/** `targets`: 1 … 4, most targets of one order. Ranges in inches; `max` 0: no ranged order. */
export interface Weapon {
  readonly type: 'energy' | 'ballistic' | 'melee';
  readonly targets: number;
  readonly min: number;
  readonly max: number;
}

/** A mark on a dial. `id` as DA-SPEC lists them; `oneShot`: a circle. */
export interface Equipment {
  readonly slot: Slot;
  readonly id: Id;
  readonly oneShot: boolean;
  readonly colour: string | null;
}

/** One stop of the damage dial. Speed in inches. `repairStop`: repair goes no further up. */
export interface Click {
  readonly primary: number;
  readonly secondary: number | null;
  readonly speed: number;
  readonly attack: number;
  readonly defence: number;
  readonly repairStop: boolean;
  readonly equipment: readonly Equipment[];
}

/** One stop of the heat dial: what it adds to the values of the damage dial (0 or less), and its effects. */
export interface HeatStop {
  readonly primary: number;
  readonly secondary: number;
  readonly speed: number;
  readonly effects: readonly string[];
  readonly icon: 'start' | 'shutdown' | null;
}

export interface Figure {
  readonly id: Id;
  readonly name: string;
  readonly kind: Kind;
  readonly mode: SpeedMode;
  readonly rank: Rank;
  /** Null: a mercenary. */
  readonly faction: string | null;
  readonly points: number;
  /** Mechs only. */
  readonly tons: number | null;
  readonly primary: Weapon;
  /** Mechs only. */
  readonly secondary: Weapon | null;
  /** Cool clicks of a cool order; mechs only. */
  readonly cooling: number | null;
  /** [0]: start. Past the last one it is eliminated. */
  readonly dial: readonly Click[];
  /** [0]: start; mechs only. */
  readonly heat: readonly HeatStop[] | null;
}
