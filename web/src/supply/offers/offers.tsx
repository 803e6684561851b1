/**
 * Offers (DEP-5): exchanges with other players, carried out at once when they are accepted. They are no part
 * of the cart.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import { tons } from '../../text/format';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { RuleLink } from '../../ui/form/rule-link';
import { SeatMark } from '../../ui/marks/seat-mark';
import { tell } from '../../ui/notices';
import { useTask } from '../../ui/form/use-task';
import { useItems } from '../names';
import { OfferForm } from './offer-form';
import { amountOf } from '../cart/order-name';
import { useSupply } from '../use-supply';
import './offers.css';

const t = words(
  {
    open: 'Open offers',
    none: 'No offer is open. Offers lapse when supply closes.',
    fromMe: (name: string) => `To ${name}`,
    toMe: (name: string) => `From ${name}`,
    gives: 'gives',
    takes: 'for',
    nothing: 'nothing',
    accept: 'Accept',
    withdraw: 'Withdraw',
    accepted: 'The exchange is done.',
    withdrawn: 'The offer is withdrawn.',
    make: 'Make an offer',
    prisoner: (name: string) => `prisoner ${name}`,
    at: (what: string, hex: string) => `${what} at ${hex}`,
    offline: 'Offers need the server. It is not reached now.',
  },
  {
    open: 'Offene Angebote',
    none: 'Kein Angebot ist offen. Angebote verfallen, wenn der Nachschub schließt.',
    fromMe: (name: string) => `An ${name}`,
    toMe: (name: string) => `Von ${name}`,
    gives: 'gibt',
    takes: 'für',
    nothing: 'nichts',
    accept: 'Annehmen',
    withdraw: 'Zurückziehen',
    accepted: 'Der Tausch ist vollzogen.',
    withdrawn: 'Das Angebot ist zurückgezogen.',
    make: 'Angebot machen',
    prisoner: (name: string) => `Gefangener ${name}`,
    at: (what: string, hex: string) => `${what} in ${hex}`,
    offline: 'Angebote brauchen den Server. Er ist gerade nicht erreichbar.',
  },
);

type Offer = Schemas['Offer'];

export const Offers = () => {
  const { live } = useSupply();
  const offers = useSignal<readonly Offer[] | null>(null);
  const making = useSignal(false);
  const task = useTask();
  const reading = useTask();
  const me = live.view.value?.force ?? null;
  const path = { id: live.id };
  const read = async (): Promise<void> => {
    offers.value = (await ok(api.GET('/v1/campaigns/{id}/offers', { params: { path } }))).items;
  };
  useEffect(() => void reading.run(read), [live.id, live.version.value]);
  useItems(
    (offers.value ?? []).flatMap(({ give, take }) => [...give.stock, ...take.stock].map(({ item }) => item)),
  );
  const nameOf = (force: string): string => live.forceName.value.get(force) ?? '';
  const pilotName = (id: string): string =>
    live.view.value?.prisoners.find((one) => one.id === id)?.name ??
    live.view.value?.pilots.find((one) => one.id === id)?.name ??
    id;
  const goods = ({ tons: amount, stock, prisoners }: Schemas['Goods']): string =>
    [
      ...(amount > 0 ? [tons(amount)] : []),
      ...stock.map(({ item, quantity, hex }) => t.at(amountOf(item, quantity), hex)),
      ...prisoners.map((id) => t.prisoner(pilotName(id))),
    ].join(', ') || t.nothing;
  const accept = (id: string): void =>
    void task.run(async () => {
      await ok(
        api.POST('/v1/campaigns/{id}/offers/{offerId}/accept', {
          params: { path: { ...path, offerId: id } },
        }),
      );
      tell(t.accepted);
      await Promise.all([read(), live.refresh()]);
    });
  const withdraw = (id: string): void =>
    void task.run(async () => {
      await ok(
        api.DELETE('/v1/campaigns/{id}/offers/{offerId}', { params: { path: { ...path, offerId: id } } }),
      );
      tell(t.withdrawn);
      await read();
    });
  return (
    <>
      <div class="sec">
        <h2>{t.open}</h2>
        <RuleLink id="DEP-5" />
      </div>
      {live.online.value ? null : <p class="wrn">{t.offline}</p>}
      <ProblemNote error={task.error ?? reading.error} />
      {offers.value?.length === 0 ? <p class="empty">{t.none}</p> : null}
      <ul>
        {(offers.value ?? []).map(({ id, from, to, give, take }) => {
          const mine = from === me;
          const other = mine ? to : from;
          return (
            <li class="offer" key={id}>
              <SeatMark seat={live.seatOf.value.get(other) ?? 1} label={null} />
              <div>
                <b>
                  <bdi>{mine ? t.fromMe(nameOf(other)) : t.toMe(nameOf(other))}</bdi>
                </b>
                <span class="note">
                  <bdi>{nameOf(from)}</bdi> {t.gives} <bdi>{goods(give)}</bdi> {t.takes}{' '}
                  <bdi>{goods(take)}</bdi>
                </span>
              </div>
              <button
                class={mine ? 'btn' : 'btn go'}
                disabled={task.busy || !live.online.value}
                onClick={() => (mine ? withdraw(id) : accept(id))}
              >
                {mine ? t.withdraw : t.accept}
              </button>
            </li>
          );
        })}
      </ul>
      {making.value ? (
        <OfferForm
          onDone={() => {
            making.value = false;
            void reading.run(read);
          }}
        />
      ) : (
        <div class="offer-new">
          <button class="btn" disabled={!live.online.value} onClick={() => (making.value = true)}>
            <Icon name="plus" size={18} /> {t.make}
          </button>
        </div>
      )}
    </>
  );
};
