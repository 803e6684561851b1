/** Critical hits and ammunition of one mech, location by location. */
import { words } from '../text/words';
import { locationName } from '../ui/doll';
import type { RecordSheet } from '../ui/designs';
import { FRONT } from '../ui/doll-shapes';
import { itemName } from '../ui/item-names';
import { shotsLeft, slotState, withShots, withSlot, type SetupUnit } from './entry';
import type { WorksheetStore } from './worksheet-store';

const t = words(
  {
    ammo: 'Shots left',
    of: (name: string, full: number) => `${name} (of ${full})`,
    before: 'before the battle',
    fresh: 'Support units have no parts to enter.',
    hint: 'Tick what was hit.',
  },
  {
    ammo: 'Schuss übrig',
    of: (name: string, full: number) => `${name} (von ${full})`,
    before: 'vor dem Gefecht',
    fresh: 'Unterstützungseinheiten haben keine Teile einzutragen.',
    hint: 'Hake an, was getroffen wurde.',
  },
);

type Slot = RecordSheet['slots']['HD'][number];
const slotName = (slot: NonNullable<Slot>): string =>
  'system' in slot ? itemName(slot.system) : slot.items.map(({ item }) => itemName(item)).join(' + ');

interface TabProps {
  readonly unit: SetupUnit;
  readonly whole: RecordSheet | null;
  readonly store: WorksheetStore;
}

export const PartsTab = ({ unit, whole, store }: TabProps) => {
  if (unit.kind !== 'mech') return <p class="empty">{t.fresh}</p>;
  if (whole === null) return <div class="ws-scroll" />;
  const entry = store.unit(unit.id);
  const locked = store.sheet.value?.mine == null;
  return (
    <div class="ws-scroll">
      {whole.ammunition.length === 0 ? null : (
        <fieldset class="ws-set">
          <legend>{t.ammo}</legend>
          {whole.ammunition.map((bin) => (
            <label key={`${bin.location} ${bin.slot}`} class="ws-number">
              <span>
                {bin.location} {bin.slot}: {t.of(itemName(bin.item), bin.shots)}
              </span>
              <input
                class="input"
                type="number"
                inputMode="numeric"
                disabled={locked}
                min={0}
                max={bin.shots}
                value={shotsLeft(unit, entry, bin)}
                onChange={(event) => {
                  const shots = event.currentTarget.valueAsNumber;
                  if (Number.isInteger(shots)) store.change(unit.id, withShots(entry, bin, shots));
                }}
              />
            </label>
          ))}
        </fieldset>
      )}
      <p class="cap ws-hint">{t.hint}</p>
      {FRONT.map((location) => {
        const slots = whole.slots[location as keyof typeof whole.slots];
        return (
          <fieldset key={location} class="ws-set">
            <legend>{locationName(location, whole.motion)}</legend>
            {slots.map((slot, index) => {
              if (slot === null) return null;
              const place = { location: location as keyof typeof whole.slots, slot: index + 1 };
              const was = unit.condition.slots.some((one) => one.location === location && one.slot === place.slot);
              return (
                <label key={index} class="ws-check">
                  <input
                    type="checkbox"
                    disabled={locked || was}
                    checked={slotState(unit, entry, place) !== null}
                    onChange={(event) => store.change(unit.id, withSlot(entry, place, event.currentTarget.checked ? 'hit' : null))}
                  />
                  <span>
                    {place.slot} {slotName(slot)}
                    {was ? ` (${t.before})` : ''}
                  </span>
                </label>
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
};
