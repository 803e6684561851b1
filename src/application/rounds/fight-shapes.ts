/** The battles of a round as its report shows them. */

export interface FightUnit {
  readonly unit: string;
  readonly side: string;
  readonly force: string;
  readonly name: string;
  readonly design: string;
  readonly hired: boolean;
  /** Null while the battle is fought, and where it was called off. */
  readonly fate: string | null;
  /**
   * What became of it: `stays`, `advanced`, `withdrawn`, or one of those by which it left play. Null like
   * `fate`.
   */
  readonly change: string | null;
}

export interface FightSide {
  readonly side: string;
  readonly forces: readonly string[];
  /** Mechs that left play by the battle, hired ones too. */
  readonly lost: { readonly mechs: number; readonly bv: number };
}

export interface Fight {
  readonly battle: string;
  readonly hex: string;
  readonly state: string;
  /** The reader's side; null: they did not fight (without fog of war everybody is told where battles are). */
  readonly mine: string | null;
  /**
   * `won`, `lost` or `drawn` for the reader's side; null while it is open, when it was called off, and for
   * who did not fight.
   */
  readonly result: 'won' | 'lost' | 'drawn' | null;
  readonly winner: string | null;
  readonly turns: number | null;
  readonly reason: string | null;
  readonly sides: readonly FightSide[];
  readonly units: readonly FightUnit[];
}

export interface Fights {
  readonly fought: readonly Fight[];
  /**
   * Battles of which the reader was told only that they are fought: how many began, and how many are over.
   */
  readonly elsewhere: { readonly begun: number; readonly over: number };
}
