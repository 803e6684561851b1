/** Supply: in its phase a shopping cart, else what lies in the depots and what was paid. */
import { useLocation, useRoute } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import { useLive } from '../campaign/live';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icons';
import { useTitle } from '../ui/device/title';
import { isWide } from '../ui/device/is-wide';
import { Buildings } from './buildings';
import { Fix } from './repair/fix';
import { LedgerView } from './ledger';
import { Market } from './market/market';
import { isDamaged } from './repair/mend';
import { Offers } from './offers/offers';
import { People } from './people';
import { ReceiptPanel, ReceiptSheet } from './cart/receipt';
import { Salvage } from './salvage';
import { Stock } from './stock';
import './supply.css';

const t = words(
  {
    title: 'Supply',
    parts: 'Parts of supply',
    fix: 'Fix',
    market: 'Market',
    people: 'People',
    buildings: 'Buildings',
    stock: 'Stock',
    salvage: 'Salvage',
    offers: 'Offers',
    ledger: 'Ledger',
    closed: 'Supply opens after combat. Until then you can read what lies where, and what was paid.',
    paused: 'The war is paused. Nothing can be ordered now.',
    over: 'The war is over.',
    watch: 'You watch. Only their owners see what is in depots and accounts.',
    gm: 'Depots and accounts belong to the players. You see them through their eyes, from your desk.',
    setup: 'The war has not begun yet.',
  },
  {
    title: 'Nachschub',
    parts: 'Teile des Nachschubs',
    fix: 'Flicken',
    market: 'Markt',
    people: 'Leute',
    buildings: 'Gebäude',
    stock: 'Lager',
    salvage: 'Bergung',
    offers: 'Tausch',
    ledger: 'Kassenbuch',
    closed:
      'Der Nachschub öffnet nach dem Kampf. Bis dahin kannst du lesen, was wo liegt und was bezahlt wurde.',
    paused: 'Der Krieg ist angehalten. Gerade lässt sich nichts befehlen.',
    over: 'Der Krieg ist vorbei.',
    watch: 'Du schaust zu. Was in Lagern und auf Konten ist, sehen nur ihre Besitzer.',
    gm: 'Lager und Konten gehören den Spielern. Du siehst sie mit ihren Augen, von deinem Pult aus.',
    setup: 'Der Krieg hat noch nicht begonnen.',
  },
);

const TABS = {
  fix: { icon: 'wrench', Screen: Fix },
  market: { icon: 'scale', Screen: Market },
  people: { icon: 'pilot', Screen: People },
  buildings: { icon: 'b-quarry', Screen: Buildings },
  stock: { icon: 'supply', Screen: Stock },
  salvage: { icon: 'salvage', Screen: Salvage },
  offers: { icon: 'link', Screen: Offers },
} as const satisfies Readonly<Record<string, { readonly icon: IconName; readonly Screen: unknown }>>;
export type SupplyTab = keyof typeof TABS;
const ALL = Object.keys(TABS) as SupplyTab[];
const isTab = (name: string | undefined): name is SupplyTab => ALL.includes(name as SupplyTab);

const Tabs = ({
  now,
  counts,
}: {
  readonly now: SupplyTab;
  readonly counts: Partial<Readonly<Record<SupplyTab, number>>>;
}) => {
  const { path } = useLocation();
  const chips = useRef<HTMLDivElement>(null);
  // On a phone not all of them fit: the open one is in view.
  useEffect(
    () =>
      chips.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    [now],
  );
  return (
    <nav class="cats" aria-label={t.parts}>
      <div class="chips" ref={chips}>
        {ALL.map((tab) => (
          <a
            key={tab}
            class="chip"
            href={`${path}?tab=${tab}`}
            {...(tab === now ? { 'aria-current': 'page' as const } : {})}
          >
            <Icon name={TABS[tab].icon} size={20} />
            <b>
              {t[tab]}
              {(counts[tab] ?? 0) > 0 ? ` ${counts[tab]}` : ''}
            </b>
          </a>
        ))}
      </div>
    </nav>
  );
};

const Cart = () => {
  const live = useLive();
  const { query } = useRoute();
  const damaged = live.myMechs.value.filter(isDamaged).length;
  const wanted = query['tab'];
  const tab = isTab(wanted) ? wanted : damaged > 0 ? 'fix' : 'market';
  const { Screen } = TABS[tab];
  const wrecks = live.options.value?.orders.salvage?.wrecks.length ?? 0;
  return (
    <main class="main supply">
      <h1 class="vh">{t.title}</h1>
      <div class="work">
        <Tabs now={tab} counts={{ fix: damaged, salvage: wrecks }} />
        <div class="scroll work-in">
          <Screen />
        </div>
        {isWide.value ? null : <ReceiptSheet />}
      </div>
      {isWide.value ? <ReceiptPanel /> : null}
    </main>
  );
};

/** Outside of its phase. */
const Closed = () => {
  const live = useLive();
  const campaign = live.campaign.value;
  const role = live.role.value;
  const why =
    campaign?.status === 'finished'
      ? t.over
      : campaign?.status === 'setup'
        ? t.setup
        : role === 'gm'
          ? t.gm
          : role === 'observer'
            ? t.watch
            : campaign?.status === 'paused'
              ? t.paused
              : t.closed;
  return (
    <main class="screen supply-closed" tabIndex={0} aria-label={t.title}>
      <h1>{t.title}</h1>
      <p class="why">{why}</p>
      {role === 'player' && campaign?.status !== 'setup' ? (
        <div class="two">
          <Stock />
          <LedgerView />
        </div>
      ) : null}
    </main>
  );
};

export const Supply = () => {
  const live = useLive();
  useTitle(`${t.title} · ${live.campaign.value?.name ?? ''}`);
  const open = live.campaign.value?.phase === 'supply' && live.takesOrders.value;
  return open ? <Cart /> : <Closed />;
};
