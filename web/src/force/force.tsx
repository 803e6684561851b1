/** My force: its mechs, pilots and prisoners, each with its card. The game master sees all forces. */
import { useLocation } from 'preact-iso';
import { useLive, type Campaign } from '../campaign/live';
import { selectionIn, SelectedCard } from '../planet/cards/selected-card';
import { Dialog } from '../ui/dialog';
import { useTitle } from '../ui/device/title';
import { isWide } from '../ui/device/is-wide';
import { BeforeStart } from './before-start';
import { t } from './force-words';
import { MechList } from './mech-list';
import { PilotList, PrisonerList } from './people-list';
import './parts.css';
import './force.css';

const PARTS = ['mechs', 'pilots', 'prisoners'] as const;
type Part = (typeof PARTS)[number];
const LISTS = { mechs: MechList, pilots: PilotList, prisoners: PrisonerList } as const;

const InPlay = ({ campaign }: { readonly campaign: Campaign }) => {
  const live = useLive();
  const { query, path, route } = useLocation();
  const selection = selectionIn(query);
  const part: Part =
    PARTS.find((one) => one === query['part']) ?? (selection?.kind === 'pilot' ? 'pilots' : 'mechs');
  const List = LISTS[part];
  const counts: Readonly<Record<Part, number | null>> = {
    mechs: null,
    pilots: live.view.value?.pilots.length ?? 0,
    prisoners: live.view.value?.prisoners.length ?? 0,
  };
  const toMap =
    selection === null ? null : (
      <a class="btn line" href={`/c/${campaign.id}?${selection.kind}=${encodeURIComponent(selection.id)}`}>
        {t.map}
      </a>
    );
  return (
    <main class="main force">
      <h1 class="vh">{t.title}</h1>
      <section class="force-lists" aria-label={t.parts}>
        <div class="parts" role="group" aria-label={t.parts}>
          {PARTS.map((one) => (
            <button key={one} aria-pressed={one === part} onClick={() => route(`${path}?part=${one}`, true)}>
              {t[one]} {counts[one] === null ? null : <span class="num">{counts[one]}</span>}
            </button>
          ))}
        </div>
        <div class="force-scroll">
          <h2 class="vh">{t[part]}</h2>
          <List />
        </div>
      </section>
      {isWide.value ? (
        <section class="force-card">
          {selection === null ? <p class="empty">{t.choose}</p> : <SelectedCard actions={toMap} />}
        </section>
      ) : selection === null ? null : (
        <Dialog title={t.title} onClose={() => route(path, true)}>
          <SelectedCard actions={toMap} />
        </Dialog>
      )}
    </main>
  );
};

export const Force = () => {
  const live = useLive();
  const campaign = live.campaign.value;
  useTitle(t.title);
  if (campaign === null) return null;
  if (campaign.status !== 'setup') return <InPlay campaign={campaign} />;
  return (
    <main class="screen">
      <h1 class="vh">{t.title}</h1>
      <BeforeStart campaign={campaign} />
    </main>
  );
};
