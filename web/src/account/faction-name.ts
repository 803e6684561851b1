/** Names of the factions, as the catalogue has them. */
import { signal } from '@preact/signals';
import { api, ok, type Schemas } from '../api/client';
import { language } from '../text/language';

export const factions = signal<readonly Schemas['Faction'][]>([]);
let asked: Promise<void> | null = null;

export const loadFactions = (): Promise<void> => {
  asked ??= ok(api.GET('/v1/catalog/factions', {}))
    .then(({ items }) => void (factions.value = items))
    .catch(() => void (asked = null));
  return asked;
};

export const factionName = (id: string): string =>
  factions.value.find(({ faction }) => faction === id)?.name[language.value] ?? id;
