/** My campaigns, the ones that wait for me in view, and the ways to another. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { logOut } from '../api/session';
import { keepList, keptList } from '../campaign/kept';
import { words } from '../text/words';
import { Front } from '../ui/front';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { CampaignRow } from './campaign-row';
import { isInDemo } from './demo';
import { MatchesEntry } from './matches-entry';
import './landing.css';
import './my-campaigns.css';

const t = words(
  {
    title: 'My campaigns',
    none: 'No campaign yet. Join one by the link of an invitation, or open one of your own and invite others.',
    open: 'Open a campaign',
    join: 'Join with a code',
    account: 'Account',
    logOut: 'Log out',
    more: 'Show more',
    again: 'Try again',
    inDemo: 'You are in the demo. Everybody may come here with this login, and see and change what you do.',
    rules: 'The rules',
  },
  {
    title: 'Meine Kampagnen',
    none: 'Noch keine Kampagne. Tritt einer über den Link einer Einladung bei, oder eröffne eine eigene und lade andere ein.',
    open: 'Kampagne eröffnen',
    join: 'Mit Code beitreten',
    account: 'Konto',
    logOut: 'Abmelden',
    more: 'Mehr zeigen',
    again: 'Noch einmal',
    inDemo:
      'Du bist in der Demo. Mit dieser Anmeldung kann jeder hierherkommen und sehen und ändern, was du tust.',
    rules: 'Die Regeln',
  },
);

const PAGE = 20;

export const MyCampaigns = () => {
  const items = useSignal<readonly Schemas['Campaign'][] | null>(null);
  const next = useSignal<string | null>(null);
  const failed = useSignal<unknown>(null);
  useTitle(t.title);
  const load = async (after: string | null): Promise<void> => {
    failed.value = null;
    try {
      const page = await ok(
        api.GET('/v1/campaigns', {
          params: { query: { limit: PAGE, ...(after === null ? {} : { after }) } },
        }),
      );
      items.value = [...(after === null ? [] : (items.value ?? [])), ...page.items];
      if (after === null) void keepList(page.items);
      next.value = page.next;
    } catch (error) {
      failed.value = error;
    }
  };
  useEffect(() => {
    // Without network these are the ways to what was kept.
    void keptList().then((kept) => (items.value ??= kept));
    void load(null);
  }, []);
  return (
    <Front title={t.title}>
      {isInDemo() ? <p class="wrn">{t.inDemo}</p> : null}
      {failed.value === null ? null : (
        <>
          <ProblemNote error={failed.value} />
          <button class="btn" onClick={() => void load(null)}>
            {t.again}
          </button>
        </>
      )}
      {items.value === null ? null : items.value.length === 0 ? (
        <p class="empty-wars">{t.none}</p>
      ) : (
        <ul class="wars">
          {items.value.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      )}
      {next.value === null ? null : (
        <button class="btn quiet" onClick={() => void load(next.value)}>
          {t.more}
        </button>
      )}
      <div class="ways">
        <a class="btn" href="/join">
          {t.join}
        </a>
        <a class="btn" href="/new">
          {t.open}
        </a>
        <MatchesEntry />
      </div>
      <nav class="row wrap foot" aria-label={t.account}>
        <a class="btn quiet" href="/me">
          {t.account}
        </a>
        <a class="btn quiet" href="/rules">
          {t.rules}
        </a>
        <button class="btn quiet" onClick={() => void logOut()}>
          {t.logOut}
        </button>
      </nav>
    </Front>
  );
};
