/** What the map shows of what is known: chosen on this device. */
import { signal } from '@preact/signals';
import { ALL_LAYERS, type Layers } from '../board/scene';
import { setSetting, setting } from '../ui/device/settings';

const KEY = 'layers';

const kept = (): Layers => {
  try {
    const found = JSON.parse(setting(KEY) ?? '{}') as Partial<Record<keyof Layers, unknown>>;
    const names = Object.keys(ALL_LAYERS) as (keyof Layers)[];
    return Object.fromEntries(names.map((name) => [name, found[name] !== false])) as unknown as Layers;
  } catch {
    return ALL_LAYERS;
  }
};

export const layers = signal<Layers>(kept());

export function toggleLayer(name: keyof Layers): void {
  layers.value = { ...layers.value, [name]: !layers.value[name] };
  setSetting(KEY, JSON.stringify(layers.value));
}
