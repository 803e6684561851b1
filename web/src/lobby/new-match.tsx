/** `/m/new`: a match of any system, from a ready scenario or from the system's own form, with who plays it. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { user } from '../api/session';
import { language } from '../text/language';
import { Front } from '../ui/front';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import { MatchForm } from './match-form';
import { readSystems } from './quick-start';
import type { SystemInfo } from './setup-value';
import { s } from './setup-words';
import './lobby.css';

export const NewMatch = () => {
  const { query, url, route } = useLocation();
  const systems = useSignal<readonly SystemInfo[] | null>(null);
  const task = useTask();
  useTitle(s.title);
  const isNobody = user.value === null;
  useEffect(() => {
    if (isNobody) route(`/login?next=${encodeURIComponent(url)}`, true);
  }, [isNobody]);
  useEffect(() => void task.run(async () => (systems.value = await readSystems())), [language.value]);
  const known = systems.value?.find(({ id }) => id === query['system']) ?? systems.value?.[0];
  return (
    <Front title={s.title}>
      <ProblemNote error={task.error} />
      {known === undefined || systems.value === null ? null : (
        <MatchForm
          key={known.id}
          system={known}
          systems={systems.value}
          scenario={query['scenario'] ?? null}
          onSystem={(id) => route(`/m/new?${new URLSearchParams({ system: id }).toString()}`, true)}
        />
      )}
      <p class="back">
        <a class="quiet-link" href="/m">
          {s.back}
        </a>
      </p>
    </Front>
  );
};
