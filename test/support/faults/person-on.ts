import { call } from '../http';
import type { Person } from '../players';
import type { ServerProcess } from './server';

/** The same person on a server that was started anew. */
export const personOn = <P extends Person>({ url }: Pick<ServerProcess, 'url'>, person: P): P => ({
  ...person,
  call: (method, path, options = {}) => call({ url }, method, path, { token: person.token, ...options }),
});
