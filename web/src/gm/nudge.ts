/** Reminding a player whose orders are waited for. */
import { api, ok } from '../api/client';
import type { Live } from '../campaign/live';
import { words } from '../text/words';
import { tell } from '../ui/notices';
import { sentenceOf } from '../ui/form/problem';

const t = words(
  { nudged: (name: string) => `${name} was nudged.` },
  { nudged: (name: string) => `${name} wurde angestoßen.` },
);

export const nudge = (live: Live, { force, name }: { readonly force: string; readonly name: string }): void =>
  void ok(
    api.POST('/v1/campaigns/{id}/gm/nudge', { params: { path: { id: live.id } }, body: { force } }),
  ).then(
    () => {
      tell(t.nudged(name));
      void live.refresh();
    },
    (failed: unknown) => tell(sentenceOf(failed), true),
  );
