/** A rule's id; it opens the rule in the rulebook without leaving the task. */
import { signal } from '@preact/signals';
import { words } from '../../text/words';

const t = words({ open: (id: string) => `Rule ${id}` }, { open: (id: string) => `Regel ${id}` });

/** The rule that is open over the screen; null: none. */
export const openRule = signal<string | null>(null);

export const RuleLink = ({ id }: { readonly id: string }) => (
  <button type="button" class="rule" aria-label={t.open(id)} onClick={() => (openRule.value = id)}>
    {id}
  </button>
);
