/** Rows to columns, such as weapons to targets, each with its needed number and odds. */
import { percent } from '../../text/format';
import { useLooked } from '../units/looked';
import { allTo, cellsOf, isAssignable, withRow } from '../deciding/some-of';
import { isSame, type Assign, type Assigned, type Cell } from '../shapes';
import { t } from '../words';
import { listOf, type AskProps } from './ask-props';
import { Limits } from './some-of';

const figuresOf = ({ mode, needed, odds }: Cell): string =>
  [mode, needed === null ? null : t.needed(needed), odds === null ? null : percent(odds)]
    .filter((one) => one !== null)
    .join(' · ');

export const AssignAsk = ({ bounds, value, onSet }: AskProps<Assign>) => {
  const looked = useLooked();
  const assigned = listOf(value) as readonly Assigned[];
  const columnName = (column: unknown): string =>
    bounds.columns.find((one) => isSame(one.value, column))?.label ?? '';
  const same = (one: Assigned, cell: Cell): boolean =>
    isSame(one.column, cell.column) && one.mode === cell.mode;
  return (
    <>
      <div class="mt-chips">
        {bounds.columns.map((column, index) => (
          <button
            key={index}
            class="mt-chip"
            aria-pressed={assigned.some((one) => isSame(one.column, column.value))}
            onClick={() => onSet(allTo(bounds, assigned, column.value))}
          >
            <b>{t.allTo(column.label)}</b>
          </button>
        ))}
      </div>
      <ul class="mt-rows">
        {bounds.rows.map((row, index) => {
          const now = assigned.find((one) => isSame(one.row, row.value));
          const cells = cellsOf(bounds, row.value);
          const at = now === undefined ? -1 : cells.findIndex((cell) => same(now, cell));
          const cell = cells[at];
          return (
            <li key={index} onPointerEnter={() => cell && looked.look({ ...cell, label: row.label })}>
              <label>
                <span>{row.label}</span>
                <select
                  value={String(at)}
                  onChange={({ currentTarget }) =>
                    onSet(withRow(bounds, assigned, row.value, cells[Number(currentTarget.value)] ?? null))
                  }
                >
                  <option value="-1">{t.notAssigned}</option>
                  {cells.map((one, which) => (
                    <option
                      key={which}
                      value={String(which)}
                      disabled={
                        which !== at && !isAssignable(bounds, withRow(bounds, assigned, row.value, one))
                      }
                    >
                      {[columnName(one.column), figuresOf(one)].filter((part) => part !== '').join(' · ')}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
      <Limits limits={bounds.limits} values={assigned.map(({ row }) => row)} />
    </>
  );
};
