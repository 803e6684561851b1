/** The sheet below the map: the selected mech, its stack, its order, and what can be done with one thumb. */
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { tons } from '../text/format';
import { Doll } from '../ui/doll/doll';
import { useDesigns } from '../ui/designs';
import { Icon } from '../ui/icon';
import { WeightBars } from '../ui/marks/weight-bars';
import { MeansPicker } from './means';
import { moveWords as t } from './movement/movement-words';
import { HirePart } from './preparation/hire-part';
import { Refusal } from './refusal';
import { SheetWarnings } from './sheet-warnings';
import { OrderSay, OrderRemarks } from './order-say';
import type { Planning } from './planning-state';

/** `Cerberus MR-V2` → `Cerberus`: room is scarce. */
const chassis = (name: string): string => name.split(' ').slice(0, -1).join(' ') || name;

const Stack = ({ planning }: { readonly planning: Planning }) => {
  const { live } = planning.desk;
  const stack = planning.stack.value;
  const designs = useDesigns(
    stack.map(({ design }) => design),
    live.id,
  );
  const selected = planning.mech.value?.id;
  useEffect(() => {
    document
      .querySelector('.chips [aria-pressed=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  if (stack.length < 2) return null;
  return (
    <div class="stack">
      <div class="chips" role="group" aria-label={t.inHex}>
        {stack.map((mech) => {
          const done = planning.ordered.value.has(mech.id) || planning.held.value.has(mech.id);
          return (
            <button
              key={mech.id}
              class={done ? 'chip set' : 'chip'}
              aria-pressed={mech.id === selected}
              onClick={() => planning.desk.select({ mech: mech.id, hex: null })}
            >
              <WeightBars weight={designs.get(mech.design)?.class ?? null} />
              <b>
                <bdi>{chassis(mech.name)}</bdi>
              </b>
              {done ? <Icon name="check" size={18} /> : null}
            </button>
          );
        })}
      </div>
    </div>
  );
};

/** Undo, Hold or All, and the other means: the same on phones and desktops. */
export const OrderActions = ({ planning }: { readonly planning: Planning }) => {
  const mates = planning.mates.value.length;
  const can = planning.awaited.value.movable.includes(planning.mech.value?.id ?? '');
  return (
    <>
      <button
        class="btn icon"
        aria-label={t.undo}
        disabled={!planning.canUndo.value}
        onClick={() => planning.undo()}
      >
        <Icon name="undo" />
      </button>
      {mates > 0 ? (
        <button class="btn" onClick={() => planning.all()}>
          {t.all(mates + 1)} <Icon name="next" size={18} />
        </button>
      ) : (
        <button class="btn" disabled={!can} onClick={() => planning.hold()}>
          {t.hold}
        </button>
      )}
    </>
  );
};

const Selected = ({ planning }: { readonly planning: Planning }) => {
  const { live } = planning.desk;
  const mech = planning.mech.value;
  const open = useSignal(false);
  const means = useId();
  const sheet = useDesigns(mech === null ? [] : [mech.design], live.id).get(mech?.design ?? '');
  if (mech === null) return null;
  const pilot = live.view.value?.pilots.find(({ id }) => id === mech.pilot);
  const facts = [
    ...(pilot === undefined ? [] : [`${pilot.name} · ${pilot.gunnery}/${pilot.piloting}`]),
    ...(sheet === undefined ? [] : [tons(sheet.tons)]),
    mech.hex,
  ];
  const shown = open.value || planning.means.value !== 'move';
  return (
    <div class="mcard">
      <div class="hd">
        <div class="names">
          <h2>
            <bdi>{mech.name}</bdi>
          </h2>
          <p class="who">
            <bdi>{facts.join(' · ')}</bdi>
          </p>
        </div>
        <p class="mp">
          <b>{mech.walk}</b>
          <small>{t.mp}</small>
        </p>
        <div class="mini">
          {sheet === undefined ? null : (
            <Doll whole={sheet} damage={mech.condition} kind="mini" label={null} />
          )}
        </div>
      </div>
      <div class="ord">
        <OrderSay planning={planning} mech={mech} />
        <OrderActions planning={planning} />
        <button
          class="btn icon"
          aria-label={shown ? t.less : t.more}
          aria-expanded={shown}
          aria-controls={means}
          onClick={() => {
            open.value = !shown;
            if (shown && planning.order.value === null) planning.means.value = 'move';
          }}
        >
          <Icon name="more" />
        </button>
      </div>
      <div id={means}>{shown ? <MeansPicker planning={planning} /> : null}</div>
      {shown ? <OrderRemarks planning={planning} /> : null}
    </div>
  );
};

export const orderPeek = (planning: Planning) => () =>
  planning.mech.value === null ? (
    <div class="mcard">
      <h2 class="lead">{t.start}</h2>
      <p class="who">{t.startSub}</p>
      <Refusal planning={planning} />
      <SheetWarnings live={planning.desk.live} />
      <HirePart />
    </div>
  ) : (
    <>
      <Refusal planning={planning} />
      <Stack planning={planning} />
      <Selected planning={planning} />
    </>
  );
