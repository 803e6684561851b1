/** A drafted order in one line: what is done, and what was chosen for it. */
import type { OrderDraft } from './draft';
import { isOnField } from './field-asks';
import { sayFacing } from '../say-facing';
import { sayPoint } from './say-point';
import { isSame, type Assign, type Assigned, type Bounds, type Choice } from '../shapes';

const labelOf = (choices: readonly Choice[], value: unknown): string =>
  choices.find((one) => isSame(one.value, value))?.label ?? (typeof value === 'string' ? value : '');

const pointOf = (value: unknown, unit: number | null): string =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value
    ? sayPoint({ x: Number(value.x), y: Number(value.y) }, unit)
    : String(value);

const listed = (parts: readonly string[], most = 3): string =>
  parts.length > most ? `${parts.slice(0, most).join(', ')} +${parts.length - most}` : parts.join(', ');

const values = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The same label once: `2 × laser`. */
const counted = (labels: readonly string[]): readonly string[] =>
  [...new Set(labels)].map((one) => {
    const times = labels.filter((other) => other === one).length;
    return times === 1 ? one : `${times} × ${one}`;
  });

/** What goes to a column, each column once: `tank: 2 × laser, rifle`. */
function sayAssigned({ rows, columns }: Assign, assigned: readonly Assigned[]): string {
  const used = columns.filter(({ value }) => assigned.some(({ column }) => isSame(column, value)));
  return used
    .map(({ value, label }) => {
      const own = assigned.filter(({ column }) => isSame(column, value));
      return `${label}: ${listed(counted(own.map(({ row }) => labelOf(rows, row))))}`;
    })
    .join('; ');
}

/** `unit`: of the board, see `sayPoint`. */
export function sayValue(bounds: Bounds, value: unknown, unit: number | null = null): string {
  switch (bounds.kind) {
    case 'one-of':
      return labelOf(bounds.from, value);
    case 'some-of':
    case 'rank':
      return listed(values(value).map((one) => labelOf(bounds.from, one)));
    case 'place':
      return labelOf(bounds.places, value) || pointOf(value, unit);
    case 'path': {
      const last = values(value).at(-1);
      return last === undefined ? '' : labelOf(bounds.places, last) || pointOf(last, unit);
    }
    case 'assign':
      return sayAssigned(bounds, values(value) as readonly Assigned[]);
    case 'split':
      return bounds.among
        .map(
          (one) =>
            `${one.label} ${String((value as Record<string, unknown> | null)?.[String(one.value)] ?? 0)}`,
        )
        .join(', ');
    case 'facing':
      return bounds.from === null && typeof value === 'number'
        ? sayFacing(value)
        : labelOf(bounds.from ?? [], value);
    case 'number':
      return `${String(value)}${bounds.unit === null ? '' : ` ${bounds.unit}`}`;
    case 'force':
      return String(
        (values(value) as readonly { count: number }[]).reduce((sum, { count }) => sum + count, 0),
      );
  }
}

/**
 * What was chosen, part by part: first what lies on the field, where it goes or at whom. A part that is not
 * opened has no words.
 */
export const sayChosen = (draft: OrderDraft, unit: number | null = null): string => {
  const parts = draft.offer.value.ask.flatMap((ask) => {
    const bounds = draft.boundsOf(ask);
    return bounds === null ? [] : [{ bounds, value: draft.valueAt(ask.pointer) }];
  });
  const hasPlace = parts.some(({ bounds }) => bounds.kind === 'place');
  // A way that leads to the place that was chosen says nothing more.
  const said = parts.filter(({ bounds }) => bounds.kind !== 'path' || !hasPlace);
  return [
    ...said.filter(({ bounds }) => isOnField(bounds)),
    ...said.filter(({ bounds }) => !isOnField(bounds)),
  ]
    .map(({ bounds, value }) => sayValue(bounds, value, unit))
    .filter((one) => one !== '')
    .join(' · ');
};
