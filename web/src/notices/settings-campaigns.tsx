/** My campaigns, and whether I am told of each. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { ProblemNote } from '../ui/form/problem';
import { withMuted, type Settings } from './choices';
import type { SettingsDraft } from './settings-draft';
import { t } from './settings-words';
import { Turn } from './turn';

const PAGE = 100;
/** So many can be muted. */
const MOST = 200;

async function myCampaigns(): Promise<readonly Schemas['Campaign'][]> {
  const all: Schemas['Campaign'][] = [];
  let after: string | null = null;
  do {
    const query: { limit: number; after?: string } =
      after === null ? { limit: PAGE } : { limit: PAGE, after };
    const page = await ok(api.GET('/v1/campaigns', { params: { query } }));
    all.push(...page.items);
    after = page.next;
  } while (after !== null && all.length < MOST);
  return all;
}

interface CampaignsProps {
  readonly draft: SettingsDraft;
  readonly settings: Settings;
}

export const Campaigns = ({ draft, settings: { mutedCampaigns } }: CampaignsProps) => {
  const mine = useSignal<readonly Schemas['Campaign'][] | null>(null);
  const failure = useSignal<unknown>(null);
  const load = (): void =>
    void myCampaigns().then(
      (all) => {
        mine.value = all;
        failure.value = null;
      },
      (failed: unknown) => (failure.value = failed),
    );
  useEffect(load, []);
  return (
    <section>
      <h2>{t.campaigns}</h2>
      {failure.value === null ? null : (
        <>
          <ProblemNote error={failure.value} />
          <button class="btn" type="button" onClick={load}>
            {t.again}
          </button>
        </>
      )}
      {mine.value === null ? null : mine.value.length === 0 ? (
        <p>{t.noCampaigns}</p>
      ) : (
        <>
          <p class="ns-hint">{t.campaignsHint}</p>
          {mine.value.map(({ id, name }) => (
            <Turn
              key={id}
              label={<bdi>{name}</bdi>}
              isOn={!mutedCampaigns.includes(id)}
              set={(isOn) => void draft.change({ mutedCampaigns: withMuted(mutedCampaigns, id, !isOn) })}
            />
          ))}
          <h3 class="ns-group">{t.programs}</h3>
          <p class="ns-hint">{t.programsHint}</p>
          <ul>
            {mine.value.map(({ id, name }) => (
              <li key={id} class="ns-line">
                <a href={`/c/${id}/programs`}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
