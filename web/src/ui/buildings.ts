/** The building types with their names and effects, read once from the catalogue. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { language } from '../text/language';

export type BuildingInfo = Schemas['BuildingInfo'];

const all = signal<ReadonlyMap<string, BuildingInfo>>(new Map());
let underWay: Promise<void> | null = null;

/** Asked for again the next time when the server could not be asked. */
export function loadBuildings(): void {
  if (all.value.size > 0) return;
  underWay ??= ok(api.GET('/v1/catalog/buildings'))
    .then(({ items }) => void (all.value = new Map(items.map((info) => [info.type, info]))))
    .catch(() => undefined)
    .finally(() => (underWay = null));
}

export function useBuildings(): ReadonlyMap<string, BuildingInfo> {
  useEffect(loadBuildings, []);
  return all.value;
}

/** In the reader's language; the type's own word until the catalogue is there. */
export const buildingName = (type: string): string =>
  all.value.get(type)?.name[language.value] ?? type.replaceAll('-', ' ');
export const buildingEffect = (type: string): string | null =>
  all.value.get(type)?.effect[language.value] ?? null;
