/** The whole log of what this reader was told, a page at a time, newest page on wish. */
import { useSignal } from '@preact/signals';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { readTold } from '../match-means';
import { useMatch } from '../match-live';
import type { Told } from '../shapes';
import { ToldLines } from './told-list';
import { t } from '../words';

export const Log = () => {
  const live = useMatch();
  const task = useTask();
  const pages = useSignal<readonly Told[] | null>(null);
  const all = async (): Promise<void> => {
    const told: Told[] = [];
    for (let after: string | null = '0'; after !== null;) {
      const page: { readonly items: readonly Told[]; readonly next: string | null } = await readTold(
        live.eyes,
        after,
      );
      told.push(...page.items);
      after = page.next;
    }
    pages.value = told.reverse();
  };
  return (
    <section>
      <h3>{t.told}</h3>
      <ProblemNote error={task.error} />
      {pages.value === null ? (
        <button class="btn" disabled={task.busy} onClick={() => void task.run(all)}>
          {t.all}
        </button>
      ) : (
        <ToldLines told={pages.value} />
      )}
    </section>
  );
};
