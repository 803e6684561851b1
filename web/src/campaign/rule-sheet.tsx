/** A rule's text, opened over the task that it is about. */
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../api/client';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { ProblemNote } from '../ui/form/problem';
import { openRule } from '../ui/form/rule-link';

const t = words({ whole: 'In the rulebook' }, { whole: 'Im Regelbuch' });

const RuleText = ({ id }: { readonly id: string }) => {
  const rule = useSignal<Schemas['Rule'] | null>(null);
  const failed = useSignal<unknown>(null);
  useEffect(() => {
    rule.value = null;
    ok(api.GET('/v1/rules/{id}', { params: { path: { id } } })).then(
      (found) => (rule.value = found),
      (error: unknown) => (failed.value = error),
    );
  }, [id]);
  return (
    <Dialog title={id} onClose={() => (openRule.value = null)}>
      <ProblemNote error={failed.value} />
      <p>{rule.value?.text}</p>
      <a class="quiet-link" href={`/rules/${id}`} onClick={() => (openRule.value = null)}>
        {t.whole}
      </a>
    </Dialog>
  );
};

export const RuleSheet = () => (openRule.value === null ? null : <RuleText id={openRule.value} />);
