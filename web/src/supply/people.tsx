/** People: pilots to hire and to train, who is wounded, who is stored where, and whom I hold. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { tons } from '../text/format';
import { ranks } from '../text/terms';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import { RuleLink } from '../ui/form/rule-link';
import type { Order } from './cart/cart';
import { HexChoice } from './places';
import { Toggle } from './toggle';
import { useSupply } from './use-supply';
import type { Schemas } from '../api/client';

const t = words(
  {
    buy: 'New pilot',
    buySkills: (gunnery: number, piloting: number) => `green, gunnery ${gunnery}, piloting ${piloting}`,
    name: 'Name (if you like)',
    to: 'Comes to',
    add: (price: string) => `Hire, ${price}`,
    train: 'Train',
    noTrain: 'A pilot who was in no mech this round can train, if you hold an academy that works.',
    gunnery: (from: number, price: string) => `Gunnery ${from} → ${from - 1}, ${price}`,
    piloting: (from: number, price: string) => `Piloting ${from} → ${from - 1}, ${price}`,
    wounded: 'Wounded',
    noWounded: 'Nobody is wounded.',
    hits: (hits: number) => `${hits} ${hits === 1 ? 'hit' : 'hits'}`,
    heals: 'heals while in no mech',
    inMech: 'in a mech: does not heal',
    hospital: 'You hold a hospital that works: they heal faster.',
    stored: 'In the depots',
    noStored: 'No pilot is stored.',
    sell: (price: string) => `Sell, ${price}`,
    selling: 'is sold',
    prisoners: 'Prisoners',
    hired: 'Hired this round',
  },
  {
    buy: 'Neuer Pilot',
    buySkills: (gunnery: number, piloting: number) => `Neuling, Schießen ${gunnery}, Steuern ${piloting}`,
    name: 'Name (wenn du magst)',
    to: 'Kommt nach',
    add: (price: string) => `Anwerben, ${price}`,
    train: 'Ausbildung',
    noTrain:
      'Wer diese Runde in keinem Mech war, kann sich ausbilden lassen, wenn du eine Akademie in Betrieb hast.',
    gunnery: (from: number, price: string) => `Schießen ${from} → ${from - 1}, ${price}`,
    piloting: (from: number, price: string) => `Steuern ${from} → ${from - 1}, ${price}`,
    wounded: 'Verwundet',
    noWounded: 'Niemand ist verwundet.',
    hits: (hits: number) => `${hits} Treffer`,
    heals: 'heilt, solange er in keinem Mech sitzt',
    inMech: 'in einem Mech: heilt nicht',
    hospital: 'Du hast ein Krankenhaus in Betrieb: Sie heilen schneller.',
    stored: 'In den Lagern',
    noStored: 'Kein Pilot ist eingelagert.',
    sell: (price: string) => `Verkaufen, ${price}`,
    selling: 'wird verkauft',
    prisoners: 'Gefangene',
    hired: 'Diese Runde angeheuert',
  },
);

type Pilot = Schemas['Pilot'];

const Who = ({ pilot, note }: { readonly pilot: Pilot; readonly note: string }) => (
  <div>
    <b>
      <bdi>{pilot.name}</bdi>
    </b>
    <span class="note">
      {pilot.gunnery}/{pilot.piloting} · {ranks[pilot.rank]} · {note}
    </span>
  </div>
);

const Hire = () => {
  const supply = useSupply();
  const open = supply.options['buy-pilot'] ?? null;
  const name = useSignal('');
  const hex = useSignal<string | null>(null);
  const id = useId();
  if (open === null) return null;
  const at =
    hex.value ?? open.hexes.find((one) => one === supply.live.view.value?.map.hq) ?? open.hexes[0] ?? '';
  const add = (): void => {
    const called = name.value.trim();
    supply.add({ type: 'buy-pilot', hex: at, ...(called === '' ? {} : { name: called }) });
    name.value = '';
  };
  return (
    <section>
      <div class="sec">
        <h2>{t.buy}</h2>
        <span class="cap">{t.buySkills(open.gunnery, open.piloting)}</span>
      </div>
      <div class="filters">
        <div class="choice">
          <label class="cap" for={id}>
            {t.name}
          </label>
          <input
            id={id}
            class="input"
            maxLength={60}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </div>
        <HexChoice label={t.to} hexes={open.hexes} value={at} onChange={(chosen) => (hex.value = chosen)} />
        <button class="btn go" onClick={add}>
          <Icon name="plus" size={18} /> {t.add(tons(open.cost))}
        </button>
      </div>
    </section>
  );
};

const Training = ({ pilots }: { readonly pilots: ReadonlyMap<string, Pilot> }) => {
  const supply = useSupply();
  const open = supply.options.train ?? null;
  const wished = (id: string) => supply.orders.find((order) => order.type === 'train' && order.pilot === id);
  const turn = (id: string, skill: 'gunnery' | 'piloting'): void => {
    const now = wished(id);
    if (now?.type !== 'train' || now[skill] !== true)
      return supply.add({ type: 'train', pilot: id, [skill]: true } as Order);
    const other = skill === 'gunnery' ? 'piloting' : 'gunnery';
    supply.remove(now);
    if (now[other] === true) supply.add({ type: 'train', pilot: id, [other]: true } as Order);
  };
  return (
    <section>
      <div class="sec">
        <h2>{t.train}</h2>
        <RuleLink id="BLD-ACA" />
      </div>
      {open === null || open.pilots.length === 0 ? <p class="empty">{t.noTrain}</p> : null}
      {(open?.pilots ?? []).map((one) => {
        const pilot = pilots.get(one.pilot);
        const order = wished(one.pilot);
        if (pilot === undefined || open === null) return null;
        return (
          <div class="trainee" key={one.pilot}>
            <Who pilot={pilot} note={pilot.hex ?? ''} />
            {(['gunnery', 'piloting'] as const).map((skill) =>
              one[skill] ? (
                <Toggle
                  key={skill}
                  label={t[skill](pilot[skill], tons(open.tons[skill]))}
                  checked={order?.type === 'train' && order[skill] === true}
                  onTurn={() => turn(one.pilot, skill)}
                />
              ) : null,
            )}
          </div>
        );
      })}
    </section>
  );
};

export const People = () => {
  const supply = useSupply();
  const view = supply.live.view.value;
  const mine = (view?.pilots ?? []).filter(
    ({ force, status }) => force === view?.force && status !== 'dead' && status !== 'captured',
  );
  const byId = new Map(mine.map((pilot) => [pilot.id, pilot]));
  const wounded = mine.filter(({ hits }) => hits > 0);
  const stored = mine.filter(({ status }) => status === 'stored');
  const hired = supply.live.myMechs.value.filter((mech) => mech.hired);
  const sale = new Map((supply.options.sell?.pilots ?? []).map((one) => [one.pilot, one.tons]));
  const hospital = (view?.buildings ?? []).some(
    ({ type, control, works }) => type === 'hospital' && control === view?.force && works === true,
  );
  return (
    <>
      <Hire />
      <section>
        <div class="sec">
          <h2>{t.wounded}</h2>
          <RuleLink id="INJ-1" />
        </div>
        {wounded.length === 0 ? <p class="empty">{t.noWounded}</p> : null}
        <ul>
          {wounded.map((pilot) => (
            <li class="li plain" key={pilot.id}>
              <Who pilot={pilot} note={pilot.status === 'stored' ? t.heals : t.inMech} />
              <span class="tag bad">{t.hits(pilot.hits)}</span>
            </li>
          ))}
        </ul>
        {wounded.length > 0 && hospital ? <p class="hint-row">{t.hospital}</p> : null}
      </section>
      <Training pilots={byId} />
      <section>
        <div class="sec">
          <h2>{t.stored}</h2>
        </div>
        {stored.length === 0 ? <p class="empty">{t.noStored}</p> : null}
        <ul>
          {stored.map((pilot) => {
            const order: Order = { type: 'sell', pilot: pilot.id };
            const brings = sale.get(pilot.id);
            return (
              <li class="li plain" key={pilot.id}>
                <Who pilot={pilot} note={pilot.hex ?? ''} />
                {brings === undefined ? null : (
                  <button class="btn" aria-pressed={supply.has(order)} onClick={() => supply.turn(order)}>
                    {supply.has(order) ? t.selling : t.sell(tons(brings, true))}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      {hired.length === 0 ? null : (
        <section>
          <div class="sec">
            <h2>{t.hired}</h2>
            <RuleLink id="BLD-MERC" />
          </div>
          <ul>
            {hired.map((mech) => (
              <li class="li plain" key={mech.id}>
                <div>
                  <b>
                    <bdi>{mech.name}</bdi>
                  </b>
                  <span class="note">{mech.hex}</span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(view?.prisoners.length ?? 0) === 0 ? null : (
        <section>
          <div class="sec">
            <h2>{t.prisoners}</h2>
            <RuleLink id="DEP-5" />
          </div>
          <ul>
            {view?.prisoners.map((one) => (
              <li class="li plain" key={one.id}>
                <div>
                  <b>
                    <bdi>{one.name}</bdi>
                  </b>
                  <span class="note">
                    <bdi>{supply.live.forceName.value.get(one.force)}</bdi> · {one.hex}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
