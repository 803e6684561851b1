/** What the sides say differently of a unit or of the field: mine beside theirs, and theirs to take. */
import { useSignal } from '@preact/signals';
import type { Schemas } from '../../api/client';
import { useLive } from '../../campaign/live';
import { plural, words } from '../../text/words';
import { Dialog } from '../../ui/dialog';
import { RuleLink } from '../../ui/form/rule-link';
import { SeatMark } from '../../ui/marks/seat-mark';
import { withFieldTold, withTold } from './entry';
import { about, value } from '../report/told';
import { FIELD, type WorksheetStore } from './worksheet-store';

const t = words(
  {
    title: 'Differences',
    take: 'Take theirs',
    takeAll: (count: number) => `Take all ${count} of theirs`,
    theirs: 'The other side',
    all: (count: number) => `${count} ${plural(count, 'difference', 'differences')}`,
  },
  {
    title: 'Unterschiede',
    take: 'Deren Angabe nehmen',
    takeAll: (count: number) => `Alle ${count} Angaben der anderen nehmen`,
    theirs: 'Die andere Seite',
    all: (count: number) => `${count} ${plural(count, 'Unterschied', 'Unterschiede')}`,
  },
);

interface DifferencesProps {
  readonly setup: Schemas['BattleSetup'];
  readonly store: WorksheetStore;
  /** A unit, or the field. */
  readonly of: string;
}

/** In one line, for beside the keys: what differs in this location, or how much does elsewhere. */
export const DifferenceLine = ({
  setup,
  store,
  of,
  location,
  otherwise,
}: DifferencesProps & { readonly location: string; readonly otherwise: string }) => {
  const isOpen = useSignal(false);
  const live = useLive();
  const sheet = store.sheet.value;
  const all = sheet?.units.find(({ id }) => id === of)?.differences ?? [];
  const here = all.find(({ pointer }) => pointer.endsWith(`/${location}`));
  const other = here === undefined ? undefined : Object.keys(here.told).find((side) => side !== sheet?.mine);
  const seat = live.seatOf.value.get(setup.sides.find(({ side }) => side === other)?.forces[0] ?? '') ?? 1;
  if (all.length === 0) return <p class="ws-said">{otherwise}</p>;
  return (
    <div class="ws-said">
      {here === undefined || other === undefined || sheet?.mine == null ? null : (
        <>
          <span class="tag warn">
            <SeatMark seat={seat} label={t.theirs} size={16} />
            {about(here.pointer)} {String(here.told[other])}
          </span>
          <button
            class="btn quiet"
            onClick={() => store.change(of, withTold(store.unit(of), here.pointer, here.told[other]))}
          >
            {t.take}
          </button>
        </>
      )}
      {here !== undefined && all.length === 1 ? null : (
        <button class="btn quiet" onClick={() => (isOpen.value = true)}>
          {t.all(all.length)}
        </button>
      )}
      {isOpen.value ? (
        <Dialog title={t.title} onClose={() => (isOpen.value = false)}>
          <Differences setup={setup} store={store} of={of} />
        </Dialog>
      ) : null}
    </div>
  );
};

export const Differences = ({ setup, store, of }: DifferencesProps) => {
  const live = useLive();
  const sheet = store.sheet.value;
  const part = of === FIELD ? sheet?.field : sheet?.units.find(({ id }) => id === of);
  if (sheet === null || part === undefined || part.differences.length === 0) return null;
  const forcesOf = (side: string): readonly string[] =>
    setup.sides.find((one) => one.side === side)?.forces ?? [];
  const sideName = (side: string): string =>
    forcesOf(side)
      .map((force) => live.forceName.value.get(force) ?? force)
      .join(', ');
  const take = (pointer: string, told: unknown): void =>
    of === FIELD
      ? store.change(FIELD, withFieldTold(store.field(), pointer, told))
      : store.change(of, withTold(store.unit(of), pointer, told));
  // Three sides cannot all be right: each line is chosen by itself then.
  const theirs = part.differences.flatMap(({ pointer, told }) => {
    const others = Object.keys(told).filter((side) => side !== sheet.mine);
    return others.length === 1 ? [[pointer, told[others[0] as string]] as const] : [];
  });
  const takeAll = (): void =>
    of === FIELD
      ? store.change(
          FIELD,
          theirs.reduce((entry, [pointer, told]) => withFieldTold(entry, pointer, told), store.field()),
        )
      : store.change(
          of,
          theirs.reduce((entry, [pointer, told]) => withTold(entry, pointer, told), store.unit(of)),
        );
  return (
    <section class="ws-differences">
      <div class="sec">
        <h2>{t.title}</h2>
        <RuleLink id="CMB-8" />
      </div>
      {sheet.mine === null || theirs.length < 2 || theirs.length < part.differences.length ? null : (
        <button class="btn" onClick={takeAll}>
          {t.takeAll(theirs.length)}
        </button>
      )}
      <ul>
        {part.differences.map(({ pointer, told }) => {
          const sides = Object.keys(told);
          const other = sides.find((side) => side !== sheet.mine);
          return (
            <li key={pointer}>
              <b>{about(pointer)}</b>
              {sides.map((side) => (
                <span key={side} class="row">
                  <SeatMark
                    seat={live.seatOf.value.get(forcesOf(side)[0] ?? '') ?? 1}
                    label={sideName(side)}
                  />
                  <bdi class="num">{value(pointer, told[side], sideName)}</bdi>
                </span>
              ))}
              {sheet.mine === null || other === undefined ? null : (
                <button class="btn" onClick={() => take(pointer, told[other])}>
                  {t.take}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
