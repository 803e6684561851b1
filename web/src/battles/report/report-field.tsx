/**
 * The field in a report that the game master mends: who holds it, turns, what is left of buildings, the mines
 * of each side.
 */
import { useLive } from '../../campaign/live';
import { words } from '../../text/words';
import { buildingName, useBuildings } from '../../ui/buildings';
import { NumberRow } from '../worksheet/number-row';
import type { ReportEdit } from './report-edit';
import { t as b } from '../words';

const t = words(
  {
    cp: (type: string, full: number) => `${type}: CP left (of ${full})`,
    mines: (side: string, most: number) => `Mines used by ${side} (of ${most})`,
  },
  {
    cp: (type: string, full: number) => `${type}: CP übrig (von ${full})`,
    mines: (side: string, most: number) => `Verbrauchte Minen von ${side} (von ${most})`,
  },
);

export const ReportField = ({ edit }: { readonly edit: ReportEdit }) => {
  const live = useLive();
  useBuildings();
  const { setup } = edit;
  const now = edit.field.value;
  const change = (next: Partial<typeof now>): void => void (edit.field.value = { ...now, ...next });
  const names = (side: string | null): string =>
    setup.sides
      .find((one) => one.side === side)
      ?.forces.map((force) => live.forceName.value.get(force) ?? force)
      .join(', ') ?? b.nobody;
  return (
    <div class="ws-scroll">
      <fieldset class="ws-set">
        <legend>{b.holder}</legend>
        <div class="ws-choices">
          {[...setup.sides.map(({ side }) => side), null].map((side) => (
            <button
              key={side ?? ''}
              type="button"
              class="chip"
              aria-pressed={now.holder === side}
              onClick={() => change({ holder: side })}
            >
              <bdi>{names(side)}</bdi>
            </button>
          ))}
        </div>
      </fieldset>
      <NumberRow
        label={b.turns}
        value={now.turns}
        max={setup.turnLimit ?? undefined}
        disabled={false}
        onChange={(turns) => change({ turns })}
      />
      {setup.buildings.map(({ id, type, cp, cpMax, indestructible }) =>
        indestructible ? null : (
          <NumberRow
            key={id}
            label={t.cp(buildingName(type), cpMax)}
            value={now.buildings.find((one) => one.id === id)?.cp ?? cp}
            max={cp}
            disabled={false}
            onChange={(left) =>
              change({ buildings: [...now.buildings.filter((one) => one.id !== id), { id, cp: left }] })
            }
          />
        ),
      )}
      {setup.sides.map(({ side, minesAllowed }) =>
        minesAllowed === 0 ? null : (
          <NumberRow
            key={side}
            label={t.mines(names(side), minesAllowed)}
            value={now.minesUsed[side] ?? 0}
            max={minesAllowed}
            disabled={false}
            onChange={(used) => change({ minesUsed: { ...now.minesUsed, [side]: used } })}
          />
        ),
      )}
    </div>
  );
};
