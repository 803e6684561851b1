/**
 * Damage: tap a location, tap a number; what is left over goes inward by itself. Or each circle is tapped,
 * one by one.
 */
import { useSignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../../text/words';
import { Doll, locationName } from '../../ui/doll/doll';
import { leftAt, type Damage } from '../../ui/doll/doll-left';
import type { RecordSheet } from '../../ui/designs';
import type { Location } from '../../ui/doll/doll-shapes';
import { Icon } from '../../ui/icon';
import { CirclesDialog } from './circles-dialog';
import type { Entries } from './entries';
import { damageAfter, damageBefore, unitName, withDamage, type SetupUnit } from './entry';
import { bodyOf, hit } from './hit';

const t = words(
  {
    armour: 'Armour',
    structure: 'Structure',
    keys: 'Damage',
    circles: 'Tap circles',
    undo: 'Undo',
    entered: (points: number, location: string) => `Entered: ${points} in ${location}`,
    live: 'Tap a location, then how much damage it took',
    fresh: 'Support units enter each battle undamaged: only their fate counts.',
  },
  {
    armour: 'Panzerung',
    structure: 'Struktur',
    keys: 'Schaden',
    circles: 'Kreise antippen',
    undo: 'Zurück',
    entered: (points: number, location: string) => `Eingetragen: ${points} in ${location}`,
    live: 'Tippe auf eine Zone, dann auf ihren Schaden',
    fresh: 'Unterstützungseinheiten beginnen jedes Gefecht unbeschädigt: Nur ihr Schicksal zählt.',
  },
);
const KEYS = [1, 2, 3, 5, 8, 10, 15, 20] as const;

interface TabProps {
  readonly unit: SetupUnit;
  readonly whole: RecordSheet | null;
  readonly store: Entries;
  /**
   * What was done last, and stands beside the keys; kept by the screen, since taking back may lead to another
   * unit.
   */
  readonly note: Signal<string | null>;
  readonly onUndo: () => void;
  /** The line beside the keys. */
  readonly line: (location: Location, otherwise: string) => ComponentChildren;
}

export const DamageTab = ({ unit, whole, store, note, onUndo, line }: TabProps) => {
  const location = useSignal<Location>('CT');
  const circles = useSignal(false);
  if (unit.kind !== 'mech') return <p class="empty">{t.fresh}</p>;
  if (whole === null) return <div class="ws-doll" />;
  const entry = store.unit(unit.id);
  const before = damageBefore(unit);
  const now = damageAfter(unit, entry);
  const { locked } = store;
  const at = location.value;
  const left = leftAt(whole, now, at);
  const body = leftAt(whole, now, bodyOf(at));
  const name = locationName(at, whole.motion);
  const set = (damage: Damage): void => store.change(unit.id, withDamage(whole, unit, entry, damage));
  const press = (points: number): void => {
    set(hit(whole, now, at, points));
    note.value = t.entered(points, name);
  };
  const pick = (picked: Location): void => {
    location.value = picked;
    note.value = null;
  };
  return (
    <>
      <div class="ws-doll">
        <Doll
          kind="full"
          whole={whole}
          damage={now}
          before={before}
          label={unit.name}
          selected={at}
          onPick={pick}
        />
      </div>
      <section class="ws-pad">
        <div class="ws-figures">
          <div>
            <small>
              <bdi>{unitName(unit)}</bdi>
            </small>
            <b>{name}</b>
          </div>
          <div>
            <small>{t.armour}</small>
            <b>
              {left.armor}
              <span> / {left.fullArmor}</span>
            </b>
          </div>
          <div>
            <small>{t.structure}</small>
            <b class={body.structure < body.fullStructure ? 'ws-bad' : ''}>
              {body.structure}
              <span> / {body.fullStructure}</span>
            </b>
          </div>
        </div>
        {line(at, note.value ?? t.live)}
        <div class="keys" role="group" aria-label={t.keys}>
          {KEYS.map((points) => (
            <button key={points} class="btn" disabled={locked} onClick={() => press(points)}>
              {points}
            </button>
          ))}
          <button
            class="btn keys-circles"
            aria-label={t.circles}
            title={t.circles}
            onClick={() => (circles.value = true)}
          >
            <i />
            <i />
            <i />
          </button>
          <button class="btn" disabled={locked || !store.canUndo.value} aria-label={t.undo} onClick={onUndo}>
            <Icon name="undo" />
          </button>
        </div>
      </section>
      {circles.value ? (
        <CirclesDialog
          name={unitName(unit)}
          whole={whole}
          before={before}
          now={now}
          at={at}
          locked={locked}
          canUndo={store.canUndo.value}
          onUndo={onUndo}
          onPick={pick}
          onChange={set}
          onClose={() => (circles.value = false)}
        />
      ) : null}
    </>
  );
};
