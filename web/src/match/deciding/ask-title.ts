/** What is asked, by name: with the unit's where an order asks it of several. */
import type { OrderDraft } from './draft';
import { useMatch } from '../match-live';
import type { Ask } from '../shapes';

export function useAskTitle(draft: OrderDraft): (ask: Pick<Ask, 'title' | 'token'>) => string {
  const live = useMatch();
  const asked = new Set(draft.offer.value.ask.flatMap(({ token }) => token ?? []));
  return ({ title, token }) => {
    if (token === null || asked.size < 2) return title;
    const unit = live.view.value?.scene.tokens.find(({ id }) => id === token);
    return unit === undefined ? title : `${unit.name}: ${title}`;
  };
}
