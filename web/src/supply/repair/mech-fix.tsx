/**
 * One mech's repairs: its doll, where a tap chooses a location, and beside it what can be mended, with what
 * it takes.
 */
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { OwnMech } from '../../campaign/live';
import { number, tons } from '../../text/format';
import { locations, states } from '../../text/terms';
import { words } from '../../text/words';
import { localMessage } from '../../text/local-text';
import type { RecordSheet } from '../../ui/designs';
import { Doll, locationName } from '../../ui/doll/doll';
import type { Location } from '../../ui/doll/doll-shapes';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import type { Order, OrderOf } from '../cart/cart';
import { lostArmor, lostStructure, sumOf } from './damage';
import { itemName, useItems } from '../names';
import { partName } from '../cart/order-name';
import { Refits } from './refits';
import { Stepper } from '../market/stepper';
import { ReasonNote, Toggle, type Reason } from '../toggle';
import { trier, useSupply } from '../use-supply';

const t = words(
  {
    armor: (can: number, lost: number) => `Armour ${can} of ${lost}`,
    armorAt: 'Armour points',
    fromStock: 'from the depot here',
    structure: (lost: number) => `Structure ${lost}`,
    ammo: 'Ammunition',
    shots: (count: number, item: string) => `${item}: ${count} shots`,
    hangar: 'Hangar: all of it',
    hangarNote: 'To factory state, at the end of supply',
    replace: (part: string) => `Replace ${part}`,
    bought: (price: string) => `bought here, ${price}`,
    lacking: 'Not in the depot here. What you buy now can be fitted next round.',
    isBought: (what: string) =>
      `In the cart: ${what}. It arrives when supply closes; mend with it next round.`,
    buy: (item: string) => `Buy ${item}`,
    fine: 'Nothing is damaged.',
    tap: 'Tap a location to mend it alone.',
    all: 'All locations',
    whole: (place: string) => `${place}: nothing to mend`,
    pick: 'Damage by location',
  },
  {
    armor: (can: number, lost: number) => `Panzerung ${can} von ${lost}`,
    armorAt: 'Punkte Panzerung',
    fromStock: 'aus dem Lager hier',
    structure: (lost: number) => `Struktur ${lost}`,
    ammo: 'Munition',
    shots: (count: number, item: string) => `${item}: ${count} Schuss`,
    hangar: 'Hangar: alles',
    hangarNote: 'Auf Werkszustand, am Ende des Nachschubs',
    replace: (part: string) => `${part} ersetzen`,
    bought: (price: string) => `hier gekauft, ${price}`,
    lacking: 'Nicht im Lager hier. Was du jetzt kaufst, kann nächste Runde eingebaut werden.',
    isBought: (what: string) =>
      `Im Korb: ${what}. Es kommt am Ende des Nachschubs; flicken kannst du damit nächste Runde.`,
    buy: (item: string) => `${item} kaufen`,
    fine: 'Nichts ist beschädigt.',
    tap: 'Tippe auf eine Zone, um nur sie zu flicken.',
    all: 'Alle Zonen',
    whole: (place: string) => `${place}: nichts zu flicken`,
    pick: 'Schaden nach Zone',
  },
);

interface MechFixProps {
  readonly mech: OwnMech;
  /** Null as long as it is not read. */
  readonly sheet: RecordSheet | null;
}

/** What stands against repairs that the options do not offer: asked once, with none of the cart. */
function useReasons(
  mech: OwnMech,
  wishes: readonly Order[],
): {
  readonly of: (order: Order) => (Reason & { missing: readonly Missing[] }) | null;
  readonly error: unknown;
} {
  const { live } = useSupply();
  const found = useSignal<ReadonlyMap<string, Reason & { missing: readonly Missing[] }>>(new Map());
  const task = useTask();
  const key = wishes.map((wish) => JSON.stringify(wish)).join(' ');
  useEffect(() => {
    if (wishes.length === 0 || !live.online.value) return;
    void task.run(async () => {
      const { preview } = await trier(live.id)(wishes);
      found.value = new Map(
        preview.flatMap(({ order, violations: [first] }) =>
          first === undefined
            ? []
            : [
                [
                  JSON.stringify(wishes[order]),
                  { message: localMessage(first), rule: first.rule, missing: missingIn(first.params) },
                ] as const,
              ],
        ),
      );
    });
  }, [mech.id, key, live.version.value]);
  return { of: (order) => found.value.get(JSON.stringify(order)) ?? null, error: task.error };
}

interface Missing {
  readonly item: string;
  readonly quantity: number;
}
/** What a refusal says is not in stock. */
const missingIn = (params: Readonly<Record<string, unknown>>): readonly Missing[] => {
  const told = params['missing'];
  if (Array.isArray(told))
    return (told as { item: string; units: number }[]).map(({ item, units }) => ({ item, quantity: units }));
  const { item, missing } = params;
  return typeof item === 'string' && typeof missing === 'number' ? [{ item, quantity: missing }] : [];
};

export const MechFix = ({ mech, sheet }: MechFixProps) => {
  const supply = useSupply();
  const { options } = supply;
  const picked = useSignal<Location | null>(null);
  const { id } = mech;
  const armorOrder =
    supply.orders.find(
      (one): one is OrderOf<'repair-armor'> => one.type === 'repair-armor' && one.mech === id,
    ) ?? null;
  const structureOrder =
    supply.orders.find(
      (one): one is OrderOf<'repair-structure'> => one.type === 'repair-structure' && one.mech === id,
    ) ?? null;
  const hangar = options.hangar?.buildings.find(({ mechs }) => mechs.some((one) => one.mech === id)) ?? null;
  const hangarOrder: Order | null =
    hangar === null ? null : { type: 'hangar', building: hangar.building, mech: id };
  const inHangar = hangarOrder !== null && supply.has(hangarOrder);
  const armorCan = options['repair-armor']?.mechs.find((one) => one.mech === id)?.points ?? {};
  const structureCan = options['repair-structure']?.mechs.find((one) => one.mech === id) ?? null;
  const parts = options.replace?.mechs.find((one) => one.mech === id)?.parts ?? [];
  const bins = options.reload?.mechs.find((one) => one.mech === id)?.bins ?? [];
  const lost = sheet === null ? {} : lostArmor(mech.condition, sheet);
  const gone = sheet === null ? {} : lostStructure(mech.condition, sheet);
  const armor: Order = { type: 'repair-armor', mech: id };
  const structure: Order = { type: 'repair-structure', mech: id };
  const reload: Order = { type: 'reload', mech: id };
  const hitParts = mech.condition.slots.filter(
    ({ location, slot }) => !parts.some((part) => part.location === location && part.slot === slot),
  );
  const closed = [
    ...(sumOf(lost) > 0 && sumOf(armorCan) === 0 ? [armor] : []),
    ...(sumOf(gone) > 0 && structureCan === null ? [structure] : []),
    ...(mech.condition.ammunition.length > 0 && bins.length === 0 ? [reload] : []),
    ...(parts.length === 0 && hitParts[0] !== undefined
      ? [{ type: 'replace' as const, mech: id, location: hitParts[0].location, slot: hitParts[0].slot }]
      : []),
  ];
  const reasons = useReasons(mech, closed);
  useItems([
    ...parts.flatMap(({ takes }) => takes.map(({ item }) => item)),
    ...bins.map(({ item }) => item),
    ...closed.flatMap((order) => reasons.of(order)?.missing.map(({ item }) => item) ?? []),
    ...(sheet?.items.map(({ item }) => item) ?? []),
  ]);
  const chosenPoints: Readonly<Record<string, number>> = inHangar
    ? lost
    : armorOrder === null
      ? {}
      : (armorOrder.points ?? armorCan);
  const isStructureIn = (location: string): boolean =>
    inHangar ||
    (structureOrder !== null &&
      (structureOrder.locations === undefined || structureOrder.locations.includes(location as 'CT')));
  const turnArmor = (): void => (armorOrder === null ? supply.add(armor) : supply.remove(armorOrder));
  const setPoints = (location: string, points: number): void => {
    const all = Object.fromEntries(
      Object.entries({ ...chosenPoints, [location]: points }).filter(([, count]) => count > 0),
    );
    if (Object.keys(all).length === 0) return armorOrder === null ? undefined : supply.remove(armorOrder);
    supply.add({ type: 'repair-armor', mech: id, points: all });
  };
  const turnStructure = (location: string): void => {
    const all = Object.keys(gone) as ('CT' | 'HD')[];
    const now = structureOrder === null ? [] : (structureOrder.locations ?? all);
    const next = now.includes(location as 'CT')
      ? now.filter((one) => one !== location)
      : [...now, location as 'CT'];
    const others =
      structureOrder === null ? supply.orders : supply.orders.filter((one) => one !== structureOrder);
    supply.set(others);
    if (next.length > 0)
      supply.add({
        type: 'repair-structure',
        mech: id,
        ...(next.length === all.length ? {} : { locations: next }),
      });
  };
  const buy = (items: readonly Missing[]): void =>
    supply.add(
      ...items.map(({ item, quantity }): Order => ({ type: 'buy-equipment', item, quantity, hex: mech.hex })),
    );
  const inCart = (item: string): number =>
    supply.orders.reduce(
      (sum, one) =>
        one.type === 'buy-equipment' && one.item === item && one.hex === mech.hex ? sum + one.quantity : sum,
      0,
    );
  const Buy = ({ items }: { readonly items: readonly Missing[] }) => (
    <>
      {items.map((one) =>
        inCart(one.item) >= one.quantity ? (
          <small key={one.item} class="fix-bought">
            {t.isBought(`${itemName(one.item)} × ${number(inCart(one.item))}`)}
          </small>
        ) : (
          <button key={one.item} class="btn small" onClick={() => buy([one])}>
            {t.buy(`${itemName(one.item)} × ${number(one.quantity)}`)}
          </button>
        ),
      )}
    </>
  );
  const partRow = (part: (typeof parts)[number]) => {
    const order: Order = { type: 'replace', mech: id, location: part.location as 'CT', slot: part.slot };
    const name = `${partName(mech.design, part.location, part.slot)} (${locations[part.location as 'CT']})`;
    const isIn = supply.has(order);
    if (!part.inStock && !isIn)
      return (
        <div class="fix-row" key={name}>
          <span>
            <b>{t.replace(name)}</b>
            <ReasonNote message={t.lacking} rule="DEP-2" />
            <Buy items={part.takes} />
          </span>
        </div>
      );
    return (
      <Toggle
        key={name}
        label={t.replace(name)}
        note={part.tons === null ? t.fromStock : t.bought(tons(Math.abs(part.tons)))}
        checked={isIn}
        onTurn={() => supply.turn(order)}
      />
    );
  };
  const at = picked.value;
  const base = at?.slice(0, 2) ?? null;
  const shownParts = at === null ? parts : parts.filter(({ location }) => location === base);
  const nothing =
    sumOf(lost) + sumOf(gone) + mech.condition.slots.length + mech.condition.ammunition.length === 0;
  const reasonOf = (order: Order): Reason | null =>
    closed.some((one) => one === order) ? reasons.of(order) : null;
  return (
    <section class="rep" aria-label={mech.name}>
      <div class="rep-doll">
        {sheet === null ? null : (
          <Doll
            kind="facts"
            whole={sheet}
            damage={mech.condition}
            label={t.pick}
            selected={at}
            onPick={(location) => (picked.value = picked.value === location ? null : location)}
            text={(location) => {
              const points =
                (chosenPoints[location] ?? 0) + (isStructureIn(location) ? (gone[location] ?? 0) : 0);
              return points > 0 ? `+${points}` : null;
            }}
            isMarked={(location) =>
              (chosenPoints[location] ?? 0) > 0 || (isStructureIn(location) && (gone[location] ?? 0) > 0)
            }
          />
        )}
      </div>
      <div>
        <h2>
          <bdi>{mech.name}</bdi>
        </h2>
        <p class="where">
          {[mech.hex, supply.live.view.value?.pilots.find((one) => one.id === mech.pilot)?.name]
            .filter(Boolean)
            .join(' · ')}
          {mech.state === 'ready' ? '' : ` · ${states[mech.state]}`}
        </p>
        <ProblemNote error={reasons.error} />
        {nothing ? <p class="why-not">{t.fine}</p> : null}
        {hangarOrder === null ? null : (
          <Toggle
            label={t.hangar}
            note={t.hangarNote}
            checked={inHangar}
            onTurn={() => supply.turn(hangarOrder)}
          />
        )}
        {inHangar ? null : at === null ? (
          <>
            {sumOf(lost) === 0 ? null : (
              <Toggle
                label={t.armor(
                  armorOrder?.points === undefined ? sumOf(armorCan) : sumOf(chosenPoints),
                  sumOf(lost),
                )}
                {...(reasonOf(armor) === null ? { note: t.fromStock } : {})}
                checked={armorOrder !== null}
                onTurn={turnArmor}
                reason={reasonOf(armor)}
              >
                {reasonOf(armor) === null ? null : <Buy items={reasons.of(armor)?.missing ?? []} />}
              </Toggle>
            )}
            {sumOf(gone) === 0 ? null : (
              <Toggle
                label={t.structure(sumOf(gone))}
                {...(structureCan === null ? {} : { note: t.bought(tons(Math.abs(structureCan.tons))) })}
                checked={structureOrder !== null}
                onTurn={() =>
                  structureOrder === null ? supply.add(structure) : supply.remove(structureOrder)
                }
                reason={reasonOf(structure)}
              />
            )}
            {shownParts.map(partRow)}
            {closed
              .flatMap((order) => (order.type === 'replace' ? [order] : []))
              .map((order) => {
                const reason = reasons.of(order);
                return reason === null ? null : (
                  <div class="fix-row" key="parts">
                    <span>
                      <b>{t.replace(partName(mech.design, order.location, order.slot))}</b>
                      <ReasonNote {...reason} />
                    </span>
                  </div>
                );
              })}
            {mech.condition.ammunition.length === 0 ? null : (
              <Toggle
                label={t.ammo}
                {...(bins.length === 0
                  ? {}
                  : { note: bins.map(({ item, shots }) => t.shots(shots, itemName(item))).join(', ') })}
                checked={supply.has(reload)}
                onTurn={() => supply.turn(reload)}
                reason={reasonOf(reload)}
              >
                {reasonOf(reload) === null ? null : <Buy items={reasons.of(reload)?.missing ?? []} />}
              </Toggle>
            )}
            {nothing ? null : <p class="why-not">{t.tap}</p>}
          </>
        ) : (
          <>
            <h3>{locationName(at, sheet?.motion ?? 'biped')}</h3>
            {(lost[at] ?? 0) > 0 ? (
              <div class="fix-row">
                <span>
                  <b>{t.armorAt}</b>
                  <span class="note">{t.armor(armorCan[at] ?? 0, lost[at] ?? 0)}</span>
                </span>
                <Stepper
                  label={t.armorAt}
                  value={chosenPoints[at] ?? 0}
                  max={lost[at] ?? 0}
                  onChange={(points) => setPoints(at, points)}
                />
              </div>
            ) : null}
            {(gone[at] ?? 0) > 0 ? (
              <Toggle
                label={t.structure(gone[at] ?? 0)}
                checked={isStructureIn(at)}
                onTurn={() => turnStructure(at)}
                reason={reasonOf(structure)}
              />
            ) : null}
            {shownParts.map(partRow)}
            {(lost[at] ?? 0) + (gone[at] ?? 0) + shownParts.length === 0 ? (
              <p class="why-not">{t.whole(locationName(at, sheet?.motion ?? 'biped'))}</p>
            ) : null}
            <button class="btn quiet" onClick={() => (picked.value = null)}>
              {t.all}
            </button>
          </>
        )}
        <Refits mech={mech} />
      </div>
    </section>
  );
};
