/**
 * Why a process is not ready, as a problem: `server/<cause>`, with the cause and the places of a full disk
 * beside it.
 */
import type { Cause, NotReady } from '../../application/health/readiness';
import { httpRefusal, type HttpRefusal } from '../http/problems/problem';

const RETRY_AFTER_SECONDS = 1;

const BY_CAUSE: Readonly<Record<Cause, HttpRefusal>> = {
  starting: httpRefusal('busy', 'server/starting'),
  migrating: httpRefusal('busy', 'server/migrating'),
  'database-unreachable': httpRefusal('busy', 'server/database-unreachable'),
  'disk-full': httpRefusal('busy', 'server/disk-full'),
  'sweeps-late': httpRefusal('busy', 'server/sweeps-late'),
};

export const notReady = ({ cause, places }: NotReady): HttpRefusal => ({
  ...BY_CAUSE[cause],
  retryAfterSeconds: RETRY_AFTER_SECONDS,
  more: places.length === 0 ? { cause } : { cause, places },
});
