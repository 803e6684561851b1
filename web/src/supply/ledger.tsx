/** The ledger: every change of my account with its cause, the newest first. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLive } from '../campaign/live';
import { api, ok, type Schemas } from '../api/client';
import { number } from '../text/format';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { ProblemNote } from '../ui/form/problem';
import { RuleLink } from '../ui/form/rule-link';
import { useTask } from '../ui/form/use-task';
import './ledger.css';

const t = words(
  {
    title: 'Ledger',
    none: 'Nothing was paid or received yet.',
    balance: 'Account',
    round: (round: number) => `Round ${round}`,
  },
  {
    title: 'Kassenbuch',
    none: 'Noch wurde nichts gezahlt oder erhalten.',
    balance: 'Konto',
    round: (round: number) => `Runde ${round}`,
  },
);

type Entry = Schemas['LedgerEntry'];
const PAGE = 100;

async function readAll(campaign: string): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query: { limit: number; after?: string } = { limit: PAGE, ...(after === '' ? {} : { after }) };
    const page: { items: Entry[]; next: string | null } = await ok(
      api.GET('/v1/campaigns/{id}/ledger', { params: { path: { id: campaign }, query } }),
    );
    all.push(...page.items);
    after = page.next;
  }
  return all;
}

export const LedgerView = () => {
  const live = useLive();
  const entries = useSignal<readonly Entry[] | null>(null);
  const task = useTask();
  useEffect(() => {
    void task.run(async () => (entries.value = await readAll(live.id)));
  }, [live.id, live.version.value]);
  const known = entries.value ?? [];
  const rounds = [...new Set(known.map(({ round }) => round))].sort((one, other) => other - one);
  return (
    <section class="ledger">
      <div class="sec">
        <h2>{t.title}</h2>
        <span class="num">
          <small>{t.balance}</small>{' '}
          {live.view.value?.account == null ? '' : `${number(live.view.value.account)} t`}
        </span>
      </div>
      <ProblemNote error={task.error} />
      {entries.value?.length === 0 ? <p class="empty">{t.none}</p> : null}
      {rounds.map((round) => (
        <div key={round}>
          <h3 class="cap">{t.round(round)}</h3>
          <ol>
            {known
              .filter((entry) => entry.round === round)
              .reverse()
              .map(({ id, phase, amount, balance, cause }) => (
                <li key={id}>
                  <span class="what">
                    <bdi>{cause.text}</bdi> <RuleLink id={cause.rule} />
                    <span class="note">{phases[phase]}</span>
                  </span>
                  <span class={`num${amount < 0 ? '' : ' got'}`}>
                    {amount > 0 ? '+' : ''}
                    {number(amount)}
                  </span>
                  <span class="num after">{number(balance)}</span>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
};
