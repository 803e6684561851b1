/** What the service worker says to this page: a notification was tapped, or a push has come. */
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { user } from '../api/session';
import { notices } from '../notices/notices-here';
import { serviceWorkers } from '../ui/device/service-workers';
import { pushHere } from './browser-means';
import type { WorkerSays } from './worker';

/** Stands once in the page, where its addresses are known. */
export const WorkerHere = () => {
  const { route } = useLocation();
  useEffect(() => {
    const workers = serviceWorkers();
    if (workers === null) return undefined;
    const hear = ({ data, ports }: MessageEvent): void => {
      const said = data as WorkerSays | null;
      if (said === 'pushed') void notices.load();
      else if (said === 'renew') {
        const who = user.value?.id;
        if (who !== undefined) void pushHere.renew(who);
      } else if (said !== null && typeof said === 'object' && typeof said.open === 'string') {
        ports[0]?.postMessage('opened');
        // The worker has made a place of this page of it.
        if (said.open !== location.pathname + location.search + location.hash) route(said.open);
      }
    };
    workers.addEventListener('message', hear);
    return () => workers.removeEventListener('message', hear);
  }, []);
  return null;
};
