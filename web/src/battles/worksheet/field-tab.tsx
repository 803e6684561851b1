/** The field: who holds it, how many turns, what is left of the building, how many mines were laid. */
import type { Schemas } from '../../api/client';
import { useLive } from '../../campaign/live';
import { words } from '../../text/words';
import { buildingName, useBuildings } from '../../ui/buildings';
import { NumberRow } from './number-row';
import { FIELD, type WorksheetStore } from './worksheet-store';
import { t as b } from '../words';

const t = words(
  {
    cp: (type: string, full: number) => `${type}: construction points left (of ${full})`,
    mines: (most: number) => `Mines used (of ${most})`,
  },
  {
    cp: (type: string, full: number) => `${type}: CP übrig (von ${full})`,
    mines: (most: number) => `Verbrauchte Minen (von ${most})`,
  },
);

export const FieldTab = ({
  setup,
  store,
}: {
  readonly setup: Schemas['BattleSetup'];
  readonly store: WorksheetStore;
}) => {
  const live = useLive();
  useBuildings();
  const entry = store.field();
  const mine = store.sheet.value?.mine ?? null;
  const locked = mine === null;
  const most = setup.sides.find(({ side }) => side === mine)?.minesAllowed ?? 0;
  const holders: readonly (string | null)[] = [...setup.sides.map(({ side }) => side), null];
  const names = (side: string | null): string =>
    setup.sides
      .find((one) => one.side === side)
      ?.forces.map((force) => live.forceName.value.get(force) ?? force)
      .join(', ') ?? b.nobody;
  const number = (
    label: string,
    value: number | null,
    max: number | undefined,
    set: (value: number) => void,
  ) => <NumberRow label={label} value={value} max={max} disabled={locked} onChange={set} />;
  return (
    <div class="ws-scroll">
      <fieldset class="ws-set">
        <legend>{b.holder}</legend>
        <div class="ws-choices">
          {holders.map((side) => (
            <button
              key={side ?? ''}
              class="chip"
              disabled={locked}
              aria-pressed={entry.holder !== null && entry.holder.side === side}
              onClick={() => store.change(FIELD, { ...entry, holder: { side } })}
            >
              <bdi>{names(side)}</bdi>
            </button>
          ))}
        </div>
      </fieldset>
      {number(b.turns, entry.turns, setup.turnLimit ?? undefined, (turns) =>
        store.change(FIELD, { ...entry, turns }),
      )}
      {setup.buildings.map(({ id, type, cp, cpMax, indestructible }) =>
        indestructible ? null : (
          <div key={id}>
            {number(t.cp(buildingName(type), cpMax), entry.buildings[id] ?? cp, cp, (left) =>
              store.change(FIELD, { ...entry, buildings: { ...entry.buildings, [id]: left } }),
            )}
          </div>
        ),
      )}
      {most === 0
        ? null
        : number(t.mines(most), entry.minesUsed, most, (minesUsed) =>
            store.change(FIELD, { ...entry, minesUsed }),
          )}
    </div>
  );
};
