/**
 * Battles of simulated campaigns, each fought by two engines: whether who has the advantage holds the field
 * about as often. The campaign goes on with what the first engine reports.
 */
import { type Fights, unitStrength, wilson } from '../../simulation';
import type { Catalog } from '../../catalog';
import type { BattleReport, BattleSetup } from '../../rules';

/** Larger battles take long: the first engine alone fights them. */
const MAX_UNITS = 8;
/** The stronger side has at least so many hundredths of the weaker one's strength. */
const LEAST_ADVANTAGE = 110;

/** Of the battles of one engine, who held the field. */
export interface Outcomes {
  readonly engine: string;
  won: number;
  nobody: number;
  lost: number;
}

export interface Comparison {
  readonly first: Outcomes;
  readonly second: Outcomes;
  /** Both times the same. */
  same: number;
}

export const comparisonOf = (first: string, second: string): Comparison => ({
  first: { engine: first, won: 0, nobody: 0, lost: 0 },
  second: { engine: second, won: 0, nobody: 0, lost: 0 },
  same: 0,
});

/** The stronger of two sides by Battle Value, damage and gunners; null: about equal, or more sides. */
export const strongerOf = (catalog: Catalog, { sides, units }: BattleSetup): string | null => {
  const [one, other] = sides.map(({ side }) => ({
    side,
    strength: units
      .filter((unit) => unit.side === side)
      .reduce((sum, unit) => sum + unitStrength(catalog, unit), 0),
  }));
  if (one === undefined || other === undefined || sides.length > 2) return null;
  const [more, less] = one.strength >= other.strength ? [one, other] : [other, one];
  return 100 * more.strength >= LEAST_ADVANTAGE * less.strength ? more.side : null;
};

const count = (outcomes: Outcomes, stronger: string, { holder }: BattleReport): void => {
  if (holder === null) outcomes.nobody += 1;
  else if (holder === stronger) outcomes.won += 1;
  else outcomes.lost += 1;
};

export const besides =
  (comparison: Comparison, first: Fights, second: Fights): Fights =>
  (catalog, setup, chance) => {
    const report = first(catalog, setup, chance);
    const stronger = setup.units.length > MAX_UNITS ? null : strongerOf(catalog, setup);
    if (stronger === null) return report;
    const other = second(catalog, setup, chance);
    count(comparison.first, stronger, report);
    count(comparison.second, stronger, other);
    if (report.holder === other.holder) comparison.same += 1;
    return report;
  };

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const lineOf = ({ engine, won, nobody, lost }: Outcomes): string => {
  const of = won + nobody + lost;
  const { value, low, high } = wilson({ hits: won, of });
  return `| ${engine} | ${won} | ${nobody} | ${lost} | ${percent(value)} | ${percent(low)} … ${percent(high)} |`;
};

/** A table in Markdown; intervals of 95 %. */
export const comparisonText = ({ first, second, same }: Comparison): string => {
  const battles = first.won + first.nobody + first.lost;
  if (battles === 0) return 'no battle with an advantage was fought\n';
  return [
    '| who had the advantage | held the field | nobody | lost it | share | 95 % interval |',
    '|---|---:|---:|---:|---:|---:|',
    lineOf(first),
    lineOf(second),
    `${battles} battles; the same side, or nobody, held the field in ${same}`,
    '',
  ].join('\n');
};
