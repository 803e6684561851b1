/** Ready scenarios of every game system: one tap opens a match against the bot. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api, ok } from '../api/client';
import { language } from '../text/language';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { againstBot, openMatch } from './open-match';
import type { SystemInfo } from './setup-value';
import { t } from './words';

/** What the server plays, in the reader's language. */
export async function readSystems(): Promise<readonly SystemInfo[]> {
  const { items } = await ok(api.GET('/v1/systems'));
  return Promise.all(
    items.map(({ id }) => ok(api.GET('/v1/systems/{system}', { params: { path: { system: id } } }))),
  );
}

const Scenario = ({
  system,
  scenario,
  isFirst,
}: {
  readonly system: string;
  readonly scenario: SystemInfo['scenarios'][number];
  readonly isFirst: boolean;
}) => {
  const { route } = useLocation();
  const task = useTask();
  const begin = (): void =>
    void task.run(async () => route(`/m/${await openMatch(againstBot(system, scenario.id))}`));
  const more = `/m/new?${new URLSearchParams({ system, scenario: scenario.id }).toString()}`;
  return (
    <li class="lobby-scenario">
      <b>{scenario.title}</b>
      <p>{scenario.text}</p>
      <ProblemNote error={task.error} />
      <div class="row wrap">
        <button
          class={isFirst ? 'btn go' : 'btn'}
          disabled={task.busy}
          onClick={begin}
          aria-label={`${t.againstBot}: ${scenario.title}`}
        >
          {t.againstBot}
        </button>
        <a class="btn" href={more} aria-label={`${t.withFriend}: ${scenario.title}`}>
          {t.withFriend}
        </a>
      </div>
    </li>
  );
};

export const QuickStart = () => {
  const systems = useSignal<readonly SystemInfo[]>([]);
  const task = useTask();
  useEffect(() => void task.run(async () => (systems.value = await readSystems())), [language.value]);
  return (
    <section>
      <h2>{t.start}</h2>
      <ProblemNote error={task.error} />
      {systems.value.map(({ id, title, scenarios }) => (
        <section key={id} class="lobby-system">
          <h3>{title}</h3>
          <ul>
            {scenarios.map((scenario, index) => (
              <Scenario key={scenario.id} system={id} scenario={scenario} isFirst={index === 0} />
            ))}
          </ul>
          <a class="btn quiet" href={`/m/new?system=${encodeURIComponent(id)}`}>
            {t.ownSetup}: {title}
          </a>
        </section>
      ))}
    </section>
  );
};
