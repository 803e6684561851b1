/** Hand weapons and tools (BT-EQ-29). */
import type { Figures } from '../../mech/sheet';

export interface Blade {
  /** On the number to hit. */
  readonly modifier: number;
  readonly damage: (tons: number) => number;
  readonly text: string;
}

const fixed = (points: number): Blade => ({ modifier: 1, damage: () => points, text: `${points} points` });
const share = (modifier: number, part: number, text: string, more = 0): Blade => ({
  modifier,
  damage: (tons) => Math.ceil(tons / part) + more,
  text,
});

const BLADES: Readonly<Record<string, Blade>> = {
  'is-hatchet': share(-1, 5, 'a fifth of its tonnage'),
  'is-sword': share(-2, 10, 'a tenth of its tonnage and 1', 1),
  'is-mace': share(1, 4, 'a quarter of its tonnage'),
  'is-retractable-blade': share(-2, 10, 'a tenth of its tonnage'),
  claw: share(1, 7, 'a seventh of its tonnage'),
  // Of a kick, which does a fifth.
  'clan-talons': {
    modifier: 0,
    damage: (tons) => Math.ceil((Math.floor(tons / 5) * 3) / 2),
    text: 'half as much again with a kick',
  },
  chainsaw: fixed(5),
  'rock-cutter': fixed(5),
  'dual-saw': fixed(7),
  backhoe: fixed(6),
  'mining-drill': fixed(4),
  'heavy-duty-pile-driver': fixed(9),
  'wrecking-ball': fixed(8),
  'spot-welder': fixed(5),
  combine: fixed(3),
};

/** Null: it is none. */
export const bladeOf = ({ item }: Pick<Figures, 'item'>): Blade | null => BLADES[item] ?? null;

export const bladeText = (figures: Pick<Figures, 'item'>): string => {
  const blade = bladeOf(figures);
  if (blade === null) return '';
  const modifier = blade.modifier < 0 ? `−${-blade.modifier}` : `+${blade.modifier}`;
  return `Strikes at ${modifier} for ${blade.text}.`;
};
