/** `/m/figures`: my own figures of Dark Age, and how another is made of a mech. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api, ok, type Schemas } from '../api/client';
import { user } from '../api/session';
import { FoundList } from '../lobby/found-list';
import { Front } from '../ui/front';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { SelectField } from '../ui/form/select-field';
import { useTitle } from '../ui/device/title';
import { useTask } from '../ui/form/use-task';
import { FigureRow } from './figure-row';
import { FACTION_NAMES, type Rank, RANKS, rankName, t } from './words';
import '../lobby/lobby.css';
import './figures.css';

const MERCENARY = '';
type Line = Schemas['OwnFigureLine'];

const MakeFigure = ({ onMade }: { readonly onMade: () => Promise<void> }) => {
  const rank = useSignal<Rank>('veteran');
  const faction = useSignal(MERCENARY);
  const task = useTask();
  const make = (design: string): void =>
    void task.run(async () => {
      const body = {
        design,
        rank: rank.value,
        ...(faction.value === MERCENARY ? {} : { faction: faction.value as NonNullable<Line['faction']> }),
      };
      const { name } = await ok(api.POST('/v1/me/figures', { body }));
      tell(t.made(name));
      await onMade();
    });
  return (
    <section>
      <h2>{t.make}</h2>
      <div class="lobby-pair">
        <SelectField
          label={t.rank}
          choices={RANKS.map((one) => ({ value: one, text: rankName(one) }))}
          value={rank.value}
          onChange={(next) => (rank.value = next as Rank)}
        />
        <SelectField
          label={t.faction}
          choices={[
            { value: MERCENARY, text: t.mercenary },
            ...Object.entries(FACTION_NAMES).map(([value, text]) => ({ value, text })),
          ]}
          value={faction.value}
          onChange={(next) => (faction.value = next)}
        />
      </div>
      <ProblemNote error={task.error} />
      <FoundList address="/v1/catalog/mechs" unit="bv" left={null} onAdd={({ id }) => make(id)} />
    </section>
  );
};

const Mine = () => {
  const items = useSignal<readonly Line[] | null>(null);
  const next = useSignal<string | null>(null);
  const task = useTask();
  const read = async (after: string | null): Promise<readonly Line[]> => {
    const query = after === null ? {} : { after };
    const page = await ok(api.GET('/v1/me/figures', { params: { query } }));
    next.value = page.next;
    return page.items;
  };
  const load = async (): Promise<void> => {
    items.value = await read(null);
  };
  const more = (): void =>
    void task.run(async () => {
      items.value = [...(items.value ?? []), ...(await read(next.value))];
    });
  useEffect(() => void task.run(load), []);
  const known = items.value;
  return (
    <>
      <p class="hint lobby-hint">{t.what}</p>
      <ProblemNote error={task.error} />
      {known?.length === 0 ? <p class="empty">{t.none}</p> : null}
      {known === null || known.length === 0 ? null : (
        <>
          <ul class="figures-list" aria-label={t.title}>
            {known.map((figure) => (
              <FigureRow key={figure.id} figure={figure} onChanged={load} />
            ))}
          </ul>
          {next.value === null ? null : (
            <button class="btn quiet" disabled={task.busy} onClick={more}>
              {t.more}
            </button>
          )}
          <a class="btn" href="/m/new?system=dark-age">
            {t.match}
          </a>
        </>
      )}
      <MakeFigure onMade={load} />
    </>
  );
};

export const Figures = () => {
  const { route, url } = useLocation();
  useTitle(t.title);
  const isNobody = user.value === null;
  useEffect(() => {
    if (isNobody) route(`/login?next=${encodeURIComponent(url)}`, true);
  }, [isNobody]);
  return (
    <Front title={t.title}>
      {user.value == null ? null : <Mine />}
      <p class="back">
        <a class="quiet-link" href="/m">
          {t.back}
        </a>
      </p>
    </Front>
  );
};
