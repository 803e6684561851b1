/** Damage: tap a location, tap a number; what is left over goes inward by itself. */
import { useSignal } from '@preact/signals';
import type { Schemas } from '../api/client';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { Doll, locationName } from '../ui/doll';
import { leftAt } from '../ui/doll-left';
import type { RecordSheet } from '../ui/designs';
import type { Location } from '../ui/doll-shapes';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { DifferenceLine } from './differences';
import { damageAfter, damageBefore, withDamage, type SetupUnit } from './entry';
import { bodyOf, hit } from './hit';
import type { WorksheetStore } from './worksheet-store';
import { t as b } from './words';

const t = words(
  {
    armour: 'Armour',
    structure: 'Structure',
    keys: 'Damage',
    exact: 'Exact values',
    undo: 'Undo',
    entered: (points: number, location: string) => `Entered: ${points} in ${location}`,
    live: 'Tap a location, then how much damage it took',
    fresh: 'Support units come fresh to each battle: only their fate counts.',
  },
  {
    armour: 'Panzer',
    structure: 'Struktur',
    keys: 'Schaden',
    exact: 'Genaue Werte',
    undo: 'Zurück',
    entered: (points: number, location: string) => `Eingetragen: ${points} in ${location}`,
    live: 'Tippe eine Stelle, dann ihren Schaden',
    fresh: 'Unterstützungseinheiten kommen frisch in jedes Gefecht: Nur ihr Schicksal zählt.',
  },
);
const KEYS = [1, 2, 3, 5, 8, 10, 15, 20] as const;

interface TabProps {
  readonly setup: Schemas['BattleSetup'];
  readonly unit: SetupUnit;
  readonly whole: RecordSheet | null;
  readonly store: WorksheetStore;
}

export const DamageTab = ({ setup, unit, whole, store }: TabProps) => {
  const location = useSignal<Location>('CT');
  const last = useSignal<string | null>(null);
  const exact = useSignal(false);
  if (unit.kind !== 'mech') return <p class="empty">{t.fresh}</p>;
  if (whole === null) return <div class="ws-doll" />;
  const entry = store.unit(unit.id);
  const before = damageBefore(unit);
  const now = damageAfter(unit, entry);
  const locked = store.sheet.value?.mine == null;
  const at = location.value;
  const left = leftAt(whole, now, at);
  const body = leftAt(whole, now, bodyOf(at));
  const name = locationName(at, whole.motion);
  const press = (points: number): void => {
    store.change(unit.id, withDamage(whole, unit, entry, hit(whole, now, at, points)));
    last.value = t.entered(points, name);
  };
  const set = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const value = (key: string, most: number): number => Math.max(0, Math.min(most, Number(form.get(key))));
    store.change(
      unit.id,
      withDamage(whole, unit, entry, {
        armor: { ...now.armor, [at]: value('armor', leftAt(whole, before, at).armor) },
        structure: { ...now.structure, [bodyOf(at)]: value('structure', leftAt(whole, before, bodyOf(at)).structure) },
      }),
    );
    exact.value = false;
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
          onPick={(picked) => {
            location.value = picked;
            last.value = null;
          }}
        />
      </div>
      <section class="ws-pad">
        <div class="ws-figures">
          <div>
            <small>
              <bdi>{unit.name}</bdi>
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
        <DifferenceLine setup={setup} store={store} of={unit.id} location={at} otherwise={last.value ?? t.live} />
        <div class="keys" role="group" aria-label={t.keys}>
          {KEYS.map((points) => (
            <button key={points} class="btn" disabled={locked} onClick={() => press(points)}>
              {points}
            </button>
          ))}
          <button class="btn" disabled={locked} aria-label={t.exact} onClick={() => (exact.value = true)}>
            <Icon name="orders" />
          </button>
          <button class="btn" disabled={locked || !store.canUndo.value} aria-label={t.undo} onClick={() => store.undo()}>
            <Icon name="undo" />
          </button>
        </div>
      </section>
      {exact.value ? (
        <Dialog title={`${unit.name}: ${name}`} onClose={() => (exact.value = false)}>
          <form onSubmit={set}>
            <Field
              label={t.armour}
              name="armor"
              type="number"
              inputMode="numeric"
              min={0}
              max={leftAt(whole, before, at).armor}
              defaultValue={String(left.armor)}
            />
            <Field
              label={t.structure}
              name="structure"
              type="number"
              inputMode="numeric"
              min={0}
              max={leftAt(whole, before, bodyOf(at)).structure}
              defaultValue={String(body.structure)}
            />
            <button class="btn go">{b.save}</button>
          </form>
        </Dialog>
      ) : null}
    </>
  );
};
