/**
 * Whether a value is within the bounds of an ask (GAM-4), as far as bounds can say: of a region and a force
 * the draft decides.
 */
import { canonicalJson, isRecord } from '../../kernel';
import type { Arc, Bounds, Limit, Point } from '../shapes';

const isPoint = (value: unknown): value is Point =>
  isRecord(value) && Number.isInteger(value['x']) && Number.isInteger(value['y']);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const keys = (values: readonly unknown[]): readonly string[] => values.map((value) => canonicalJson(value));

/** Whether whole degrees lie in the arc, which may pass north. */
export const isInArc = ({ from, to }: Arc, degrees: number): boolean =>
  from <= to ? degrees >= from && degrees <= to : degrees >= from || degrees <= to;

const isWithinLimits = (chosen: readonly string[], limits: readonly Limit[]): boolean =>
  limits.every(({ of, weights, most }) => {
    const of_ = keys(of);
    const sum = chosen.reduce((total, value) => {
      const index = of_.indexOf(value);
      return index < 0 ? total : total + (weights?.[index] ?? 1);
    }, 0);
    return sum <= most;
  });

const isAssigned = (bounds: Extract<Bounds, { kind: 'assign' }>, value: unknown): boolean => {
  if (!Array.isArray(value) || !value.every(isRecord)) return false;
  if (value.some((one) => ['row', 'column', 'mode'].some((name) => one[name] === undefined))) return false;
  const cells = new Set(bounds.cells.map(({ row, column, mode }) => canonicalJson([row, column, mode])));
  const rows = keys(value.map(({ row }) => row));
  const columns = new Set(keys(value.map(({ column }) => column)));
  return (
    value.every(({ row, column, mode }) => cells.has(canonicalJson([row, column, mode]))) &&
    new Set(rows).size === rows.length &&
    columns.size <= bounds.columnsMost &&
    isWithinLimits(rows, bounds.limits)
  );
};

const isSplit = (bounds: Extract<Bounds, { kind: 'split' }>, value: unknown): boolean => {
  if (!isRecord(value) || Object.keys(value).length !== bounds.among.length) return false;
  const parts = bounds.among.map((one) => value[one.value]);
  if (!bounds.among.every((one, index) => isWhole(parts[index], one.least, one.most))) return false;
  return isWhole(
    parts.reduce<number>((sum, part) => sum + Number(part), 0),
    bounds.total.least,
    bounds.total.most,
  );
};

/** Most values are names or figures, which need no JSON to be compared. */
const isOneOf = (from: readonly { readonly value: unknown }[], value: unknown): boolean => {
  if (typeof value !== 'object') return value !== undefined && from.some((choice) => choice.value === value);
  const wanted = canonicalJson(value);
  return from.some((choice) => typeof choice.value === 'object' && canonicalJson(choice.value) === wanted);
};

/** False exactly for what no draft may give back unchanged. `value` is JSON. */
export const isInBounds = (bounds: Bounds, value: unknown): boolean => {
  switch (bounds.kind) {
    case 'one-of':
      return isOneOf(bounds.from, value);
    case 'some-of': {
      if (!Array.isArray(value) || value.length < bounds.least || value.length > bounds.most) return false;
      const chosen = keys(value);
      return (
        value.every((one) => isOneOf(bounds.from, one)) &&
        new Set(chosen).size === chosen.length &&
        isWithinLimits(chosen, bounds.limits)
      );
    }
    case 'rank':
      return (
        Array.isArray(value) &&
        canonicalJson([...keys(value)].sort()) ===
          canonicalJson([...keys(bounds.from.map((one) => one.value))].sort())
      );
    case 'assign':
      return isAssigned(bounds, value);
    case 'split':
      return isSplit(bounds, value);
    case 'number':
      return isWhole(value, bounds.least, bounds.most) && (value - bounds.least) % bounds.step === 0;
    case 'place':
      return isOneOf(bounds.places, value) || (bounds.region !== null && isPoint(value));
    case 'path':
      return (
        Array.isArray(value) &&
        value.length <= bounds.corners &&
        value.every((one) => isOneOf(bounds.places, one) || (bounds.region !== null && isPoint(one)))
      );
    case 'facing':
      if (!isWhole(value, 0, 359)) return false;
      if (bounds.from !== null) return isOneOf(bounds.from, value);
      return bounds.arcs === null || bounds.arcs.some((arc) => isInArc(arc, value));
    case 'force':
      return (
        Array.isArray(value) &&
        value.every(
          (one) => isRecord(one) && typeof one['card'] === 'string' && isWhole(one['count'], 1, 1000),
        )
      );
  }
};
