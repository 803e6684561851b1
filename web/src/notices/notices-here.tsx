/** The notices of whoever is logged in here, kept up to date on every screen. */
import { useEffect } from 'preact/hooks';
import { api, ok } from '../api/client';
import { user } from '../api/session';
import { keep, recall } from '../campaign/kept';
import { language } from '../text/language';
import { pushHere } from '../push/browser-means';
import { serverNow } from '../ui/device/use-now';
import { NoticeBox, type NoticePage } from './notice-box';

const PAGE = 50;
/** How often they are asked for while somebody looks: outside a campaign no stream tells of new ones. */
const EVERY_MS = 60_000;
const KEY = 'notices';

export const notices = new NoticeBox(
  {
    read: (after) =>
      ok(
        api.GET('/v1/me/notices', {
          params: { query: { limit: PAGE, ...(after === null ? {} : { after }) } },
        }),
      ),
    mark: (ids) => ok(api.PUT('/v1/me/notices/read', { body: { notices: ids === null ? null : [...ids] } })),
    keep: (page) => void keep('seen', KEY, page),
    recall: () => recall<NoticePage>('seen', KEY),
  },
  serverNow,
);

const loadIfSeen = (): void => {
  if (document.visibilityState === 'visible' && navigator.onLine) void notices.load();
};

/** Stands once in the page. */
export const NoticesHere = () => {
  const who = user.value?.id ?? null;
  const speaks = language.value;
  useEffect(() => {
    if (who === null) return undefined;
    void notices.restore().then(loadIfSeen);
    void import('./tell-zone')
      .then((part) => part.tellZone(who))
      .then(
        (isTold) => isTold && loadIfSeen(),
        () => undefined,
      );
    void pushHere.renew(who);
    const again = setInterval(loadIfSeen, EVERY_MS);
    document.addEventListener('visibilitychange', loadIfSeen);
    window.addEventListener('online', loadIfSeen);
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', loadIfSeen);
      window.removeEventListener('online', loadIfSeen);
    };
  }, [who, speaks]);
  // Not with the language: what is shown stays until it comes in the other one.
  useEffect(() => () => notices.clear(), [who]);
  return null;
};
