/**
 * What a phase adds to the planet: its panel, what it draws over the map, and what a tap on a hex does. What
 * is still missing is told by its guide.
 */
import type { FunctionComponent } from 'preact';
import type { Live } from '../campaign/live';

/** Drawn over the ground, in pencil. */
export interface OverlayPath {
  readonly kind: 'move' | 'rail' | 'dropship' | 'attack';
  readonly from: string;
  /** The hexes after `from`, up to the last. */
  readonly path: readonly string[];
  /** Not of what is selected. */
  readonly dim?: boolean;
}

/** The part of the map's overlay that phases give; a phase leaves out what it does not use. */
export interface Overlay {
  readonly paths: readonly OverlayPath[];
  /** Costs by hex of what the selected mech reaches. */
  readonly reach: ReadonlyMap<string, number>;
  /** Hexes that a tap can choose, with a ring. */
  readonly targets: readonly string[];
}

export interface PanelProps {
  /** The hex that is chosen on the map. */
  readonly hex: string | null;
  /** The mech that is chosen; it stands in the hex. */
  readonly mech: string | null;
}

export interface PhaseView {
  readonly Panel: FunctionComponent<PanelProps>;
  overlay(live: Live, hex: string | null): Partial<Overlay>;
  /** What the map shows first; left out or null: all my mechs. */
  opensAt?(live: Live): readonly string[] | null;
  /** Whether its panel has something about this hex. */
  concerns(live: Live, hex: string): boolean;
  /** Answers whether the tap was taken; else the planet shows the hex. */
  tap(live: Live, hex: string): boolean;
}
