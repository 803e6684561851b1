/** Critical hits and ammunition of one mech, location by location. */
import { itemName as namedItem, useItems } from '../../supply/names';
import { words } from '../../text/words';
import { locationName } from '../../ui/doll/doll';
import type { RecordSheet } from '../../ui/designs';
import { FRONT } from '../../ui/doll/doll-shapes';
import { shotsLeft, slotState, withShots, withSlot, type SetupUnit } from './entry';
import { NumberRow } from './number-row';
import type { Entries } from './entries';

const t = words(
  {
    ammo: 'Shots left',
    of: (name: string, full: number) => `${name} (of ${full})`,
    before: 'before the battle',
    fresh: 'There are no parts to enter for support units.',
    hint: 'Tick what was hit.',
  },
  {
    ammo: 'Schuss übrig',
    of: (name: string, full: number) => `${name} (von ${full})`,
    before: 'vor dem Gefecht',
    fresh: 'Bei Unterstützungseinheiten sind keine Teile einzutragen.',
    hint: 'Hake an, was getroffen wurde.',
  },
);

const systemNames = words(
  {
    engine: 'Engine',
    gyro: 'Gyro',
    cockpit: 'Cockpit',
    sensors: 'Sensors',
    'life-support': 'Life support',
    shoulder: 'Shoulder',
    'upper-arm': 'Upper arm actuator',
    'lower-arm': 'Lower arm actuator',
    hand: 'Hand actuator',
    hip: 'Hip',
    'upper-leg': 'Upper leg actuator',
    'lower-leg': 'Lower leg actuator',
    foot: 'Foot actuator',
  },
  {
    engine: 'Reaktor',
    gyro: 'Gyroskop',
    cockpit: 'Cockpit',
    sensors: 'Sensoren',
    'life-support': 'Lebenserhaltung',
    shoulder: 'Schulter',
    'upper-arm': 'Oberarm-Aktor',
    'lower-arm': 'Unterarm-Aktor',
    hand: 'Hand-Aktor',
    hip: 'Hüfte',
    'upper-leg': 'Oberschenkel-Aktor',
    'lower-leg': 'Unterschenkel-Aktor',
    foot: 'Fuß-Aktor',
  },
);

/** As the record sheet names it, which leaves ammunition out, else as the catalogue does. */
const itemName = (whole: RecordSheet, item: string): string => {
  const plain = item.split('@')[0] ?? item;
  return whole.items.find((one) => one.item === plain)?.name ?? namedItem(item);
};

type Slot = NonNullable<RecordSheet['slots']['HD'][number]>;
const systems: Readonly<Record<string, string | undefined>> = systemNames;
const slotName = (whole: RecordSheet, slot: Slot): string =>
  'system' in slot
    ? (systems[slot.system] ?? slot.system.replaceAll('-', ' '))
    : slot.items.map(({ item }) => itemName(whole, item)).join(' + ');

interface TabProps {
  readonly unit: SetupUnit;
  readonly whole: RecordSheet | null;
  readonly store: Entries;
}

export const PartsTab = ({ unit, whole, store }: TabProps) => {
  useItems((whole?.ammunition ?? []).map(({ item }) => item));
  if (unit.kind !== 'mech') return <p class="empty">{t.fresh}</p>;
  if (whole === null) return <div class="ws-scroll" />;
  const entry = store.unit(unit.id);
  const { locked } = store;
  return (
    <div class="ws-scroll">
      {whole.ammunition.length === 0 ? null : (
        <fieldset class="ws-set">
          <legend>{t.ammo}</legend>
          {whole.ammunition.map((bin) => (
            <NumberRow
              key={`${bin.location} ${bin.slot}`}
              label={`${bin.location} ${bin.slot}: ${t.of(itemName(whole, bin.item), bin.shots)}`}
              value={shotsLeft(unit, entry, bin)}
              max={bin.shots}
              disabled={locked}
              onChange={(shots) => store.change(unit.id, withShots(entry, bin, shots))}
            />
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
              const was = unit.condition.slots.some(
                (one) => one.location === location && one.slot === place.slot,
              );
              return (
                <label key={index} class="ws-check">
                  <input
                    type="checkbox"
                    disabled={locked || was}
                    checked={slotState(unit, entry, place) !== null}
                    onChange={(event) =>
                      store.change(
                        unit.id,
                        withSlot(entry, place, event.currentTarget.checked ? 'hit' : null),
                      )
                    }
                  />
                  <span>
                    {place.slot} {slotName(whole, slot)}
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
