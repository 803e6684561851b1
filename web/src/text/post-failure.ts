/** Why an address takes no posts. */
import type { Schemas } from '../api/client';
import { words } from './words';

const t = words(
  {
    'bad-url': 'its address is not valid',
    unresolved: 'there is no server of that name',
    'not-public': 'its address is not public',
    unreachable: 'nobody answers there',
    'too-slow': 'it answers too slowly',
    answered: (status: number | null) => `it answers ${status ?? ''}`,
  },
  {
    'bad-url': 'die Adresse ist ungültig',
    unresolved: 'einen Server mit diesem Namen gibt es nicht',
    'not-public': 'die Adresse ist nicht öffentlich',
    unreachable: 'dort antwortet niemand',
    'too-slow': 'die Antwort kommt zu langsam',
    answered: (status: number | null) => `die Antwort ist ${status ?? ''}`,
  },
);

type Failure = NonNullable<Schemas['EngineDeliveries']['lastFailure']>;

export const postFailure = ({ reason, status }: Failure): string =>
  reason === 'answered' ? t.answered(status) : t[reason];
