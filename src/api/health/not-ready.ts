/** Why a process is not ready, as a problem: `server/<cause>`, with the cause and the places of a full disk beside it. */
import type { Cause, NotReady } from '../../application/health/readiness';
import { doorRefusal, type DoorRefusal } from '../http/problems/problem';

const RETRY_AFTER_SECONDS = 1;

const BY_CAUSE: Readonly<Record<Cause, DoorRefusal>> = {
  starting: doorRefusal('busy', 'server/starting'),
  migrating: doorRefusal('busy', 'server/migrating'),
  'database-unreachable': doorRefusal('busy', 'server/database-unreachable'),
  'disk-full': doorRefusal('busy', 'server/disk-full'),
  'sweeps-late': doorRefusal('busy', 'server/sweeps-late'),
};

export const notReady = ({ cause, places }: NotReady): DoorRefusal => ({
  ...BY_CAUSE[cause],
  retryAfterSeconds: RETRY_AFTER_SECONDS,
  more: places.length === 0 ? { cause } : { cause, places },
});
