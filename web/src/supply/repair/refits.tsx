/** Refits of a mech (REP-4): the designs that it may become, and what each takes, gives and costs. */
import { useSignal } from '@preact/signals';
import type { OwnMech } from '../../campaign/live';
import { api, ok, type Schemas } from '../../api/client';
import { number, tons } from '../../text/format';
import { words } from '../../text/words';
import { useDesigns } from '../../ui/designs';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { amountOf } from '../cart/order-name';
import type { Order } from '../cart/cart';
import { useItems } from '../names';
import { Toggle } from '../toggle';
import { useSupply } from '../use-supply';

const t = words(
  {
    refits: (count: number) => `Refit: ${count} designs`,
    lacks: 'Not in the depot here',
    nothing: 'All that it takes lies here',
    look: 'What it takes and what it gives',
    takes: 'Takes',
    gives: 'Gives',
    lost: 'Lost',
    buy: 'Buy what is missing',
    next: 'It can be fitted from the next round on.',
    none: 'nothing',
    cost: 'Cost',
    bv: 'BV',
  },
  {
    refits: (count: number) => `Umbau: ${count} Modelle`,
    lacks: 'Nicht im Lager hier',
    nothing: 'Alles Nötige liegt hier',
    look: 'Was er braucht und was er bringt',
    takes: 'Braucht',
    gives: 'Bringt',
    lost: 'Verloren',
    buy: 'Fehlendes kaufen',
    next: 'Es kann ab der nächsten Runde eingebaut werden.',
    none: 'nichts',
    cost: 'Kosten',
    bv: 'BV',
  },
);

type Plan = Schemas['RefitPlan'];
const goods = (lines: Plan['takes']): string =>
  lines.length === 0 ? t.none : lines.map(({ name, quantity }) => `${name} × ${number(quantity)}`).join(', ');

const PlanFacts = ({ plan }: { readonly plan: Plan }) => (
  <dl class="plan">
    <dt>{t.takes}</dt>
    <dd>{goods(plan.takes)}</dd>
    <dt>{t.gives}</dt>
    <dd>{goods(plan.gives)}</dd>
    {plan.lost.length === 0 ? null : (
      <>
        <dt>{t.lost}</dt>
        <dd>{goods(plan.lost)}</dd>
      </>
    )}
    <dt>{t.cost}</dt>
    <dd>{tons(plan.cost)}</dd>
    <dt>{t.bv}</dt>
    <dd>
      {number(plan.bv.before)} → {number(plan.bv.after)}
    </dd>
  </dl>
);

type Wanted = NonNullable<Schemas['OpenOrders']['refit']>['mechs'][number]['designs'][number];

const Design = ({
  mech,
  wanted,
  name,
}: {
  readonly mech: OwnMech;
  readonly wanted: Wanted;
  readonly name: string;
}) => {
  const supply = useSupply();
  const plan = useSignal<Plan | null>(null);
  const task = useTask();
  useItems(wanted.missing.map(({ item }) => item));
  const order: Order = { type: 'refit', mech: mech.id, design: wanted.design };
  const look = (): void =>
    void task.run(async () => {
      plan.value = await ok(
        api.POST('/v1/catalog/refits/check', {
          params: { query: { campaign: supply.live.id } },
          body: { from: mech.design, to: wanted.design, condition: mech.condition },
        }),
      );
    });
  const isShort = wanted.missing.length > 0;
  const missing = wanted.missing.map(({ item, needed, usable }): Order => ({
    type: 'buy-equipment',
    item,
    quantity: needed - usable,
    hex: mech.hex,
  }));
  return (
    <>
      <Toggle
        label={name}
        checked={supply.has(order)}
        onTurn={() => supply.turn(order)}
        {...(isShort ? {} : { note: t.nothing })}
        reason={
          isShort
            ? {
                message: `${t.lacks}: ${wanted.missing.map(({ item, needed, usable }) => amountOf(item, needed - usable)).join(', ')}`,
                rule: 'DEP-2',
              }
            : null
        }
      >
        {isShort ? (
          <>
            <button class="btn small" onClick={() => supply.add(...missing)}>
              {t.buy}
            </button>
            <span class="note">{t.next}</span>
          </>
        ) : null}
        {plan.value === null ? (
          <button class="btn small" disabled={task.busy || !supply.live.online.value} onClick={look}>
            {t.look}
          </button>
        ) : (
          <PlanFacts plan={plan.value} />
        )}
        <ProblemNote error={task.error} />
      </Toggle>
    </>
  );
};

export const Refits = ({ mech }: { readonly mech: OwnMech }) => {
  const { options, live } = useSupply();
  const designs = options.refit?.mechs.find((one) => one.mech === mech.id)?.designs ?? [];
  const open = useSignal(false);
  const sheets = useDesigns(open.value ? designs.map(({ design }) => design) : [], live.id);
  if (designs.length === 0) return null;
  const fits = designs.toSorted((one, other) => one.missing.length - other.missing.length);
  return (
    <details class="refits" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t.refits(designs.length)}</summary>
      {open.value
        ? fits.map((one) => (
            <Design
              key={one.design}
              mech={mech}
              wanted={one}
              name={sheets.get(one.design)?.name ?? one.design}
            />
          ))
        : null}
    </details>
  );
};
