/** The demo that the operator offers, asked for once; null: there is none. */
import { signal } from '@preact/signals';
import { api, type Schemas } from '../api/client';
import { onLogOut, user } from '../api/session';
import { setSetting, setting } from '../ui/device/settings';

export type Demo = Schemas['Demo'];
export const demo = signal<Demo | null | undefined>(undefined);

let asked: Promise<void> | null = null;

export const askForDemo = (): Promise<void> => {
  asked ??= api
    .GET('/v1/demo', {})
    .then(({ data }) => void (demo.value = data ?? null))
    .catch(() => {
      asked = null;
      demo.value = null;
    });
  return asked;
};

/** Whose login of the demo was taken in this browser. */
const KEY = 'demo-login';

export const cameByDemo = (email: string): void => setSetting(KEY, email);
export const isInDemo = (): boolean => user.value != null && setting(KEY) === user.value.email;

onLogOut(() => Promise.resolve(setSetting(KEY, null)));
