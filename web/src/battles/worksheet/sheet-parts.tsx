/**
 * What the worksheet and the game master's report have in common around the record sheet: the units, the
 * tabs, and the way back.
 */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLive } from '../../campaign/live';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { SeatMark } from '../../ui/marks/seat-mark';
import type { SetupUnit } from './entry';

export const t = words(
  {
    damage: 'Damage',
    parts: 'Parts, ammo',
    fate: 'Pilot, fate',
    field: 'Field',
    units: 'Units',
    undo: 'Undo',
    undone: (name: string) => `Taken back: ${name}`,
  },
  {
    damage: 'Schaden',
    parts: 'Teile, Munition',
    fate: 'Pilot, Schicksal',
    field: 'Feld',
    units: 'Einheiten',
    undo: 'Zurück',
    undone: (name: string) => `Zurückgenommen: ${name}`,
  },
);

export type Tab = 'damage' | 'parts' | 'fate' | 'field';
const TABS: readonly Tab[] = ['damage', 'parts', 'fate', 'field'];

export const SheetTabs = ({ tab }: { readonly tab: Signal<Tab> }) => (
  <div class="ws-tabs" role="group">
    {TABS.map((one) => (
      <button key={one} aria-pressed={tab.value === one} onClick={() => (tab.value = one)}>
        {t[one]}
      </button>
    ))}
  </div>
);

interface UnitsProps {
  readonly units: readonly SetupUnit[];
  /** Null: none is shown. */
  readonly shown: string | null;
  readonly onShow: (unit: string) => void;
  /** Of what is said about a unit, in one word as a class, and in a mark. */
  readonly stateOf?: (unit: string) => string;
  readonly mark?: (unit: string) => ComponentChildren;
}

export const SheetUnits = ({ units, shown, onShow, stateOf, mark }: UnitsProps) => {
  const live = useLive();
  return (
    <nav class="ws-units" aria-label={t.units}>
      {units.map(({ id, force, name }) => (
        <button
          key={id}
          class={stateOf === undefined ? 'chip' : `chip ws-${stateOf(id)}`}
          data-unit={id}
          aria-pressed={id === shown}
          onClick={() => onShow(id)}
        >
          <SeatMark
            seat={live.seatOf.value.get(force) ?? 1}
            label={live.forceName.value.get(force) ?? null}
            size={16}
          />
          <b>
            <bdi>{name}</bdi>
          </b>
          {mark?.(id)}
        </button>
      ))}
    </nav>
  );
};

export const TakeBack = ({
  can,
  note,
  onUndo,
}: {
  readonly can: boolean;
  readonly note: string | null;
  readonly onUndo: () => void;
}) => (
  <div class="ws-back">
    <button class="btn" disabled={!can} onClick={onUndo}>
      <Icon name="undo" /> {t.undo}
    </button>
    <span role="status">{note}</span>
  </div>
);
