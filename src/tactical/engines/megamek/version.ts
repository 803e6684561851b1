/**
 * The releases of MegaMek whose names a campaign's files use (MM-6). Facts of MegaMek's public sources, see
 * docs/megamek.md: 0.49.13 dropped `(Standard)` from its designs and still finds them by their old names;
 * units can be given a rectangle to deploy in from 0.50 on, before that an edge, how deep it is and how far
 * inside it lies; scenarios have another word for critical hits from 0.50.06 on.
 */

export const MEGAMEK_VERSIONS = ['0.49', '0.50', '0.51'] as const;
export type MegamekVersion = (typeof MEGAMEK_VERSIONS)[number];

/**
 * The newest whose names every release from 0.49 on finds: later ones keep the old names, earlier ones do not
 * know the new.
 */
export const SAFE_VERSION: MegamekVersion = '0.49';

export interface Dialect {
  /** What stands as the version of a file. */
  readonly stamp: string;
  /** Whether the first of a design's variants is called `(Standard)`. */
  readonly standardNamed: boolean;
  /** Whether a unit can be given any rectangle to deploy in. */
  readonly rectangles: boolean;
  /**
   * The key of a unit's critical hits in scenarios; for any other MegaMek logs an error and passes over the
   * line.
   */
  readonly criticalHits: 'CritHit' | 'CriticalHit';
  /**
   * Whether scenarios' hits of pilots are taken for a key under which the figure stands (0.50.06 and later;
   * others pass over such lines).
   */
  readonly hitsByKey: boolean;
  /**
   * Whether everybody is asked for a record at the end of a game (since the end of 2024); before, nobody of
   * whom nothing is left.
   */
  readonly asksEverybody: boolean;
}

const DIALECTS: Readonly<Record<MegamekVersion, Dialect>> = {
  '0.49': {
    stamp: '0.49.13',
    standardNamed: true,
    rectangles: false,
    criticalHits: 'CritHit',
    hitsByKey: false,
    asksEverybody: false,
  },
  '0.50': {
    stamp: '0.50.0',
    standardNamed: false,
    rectangles: true,
    criticalHits: 'CriticalHit',
    hitsByKey: true,
    asksEverybody: true,
  },
  '0.51': {
    stamp: '0.51.0',
    standardNamed: false,
    rectangles: true,
    criticalHits: 'CriticalHit',
    hitsByKey: true,
    asksEverybody: true,
  },
};

export const dialectOf = (version: MegamekVersion): Dialect => DIALECTS[version];
