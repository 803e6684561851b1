/** Keeps what to do now up to date on every screen of a campaign. It shows nothing itself. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { useLive, type Live, type Todo } from '../campaign/live';
import { words } from '../text/words';
import { guides, type Guide } from './guides';

const t = words(
  {
    ready: 'You are ready',
    waits: (names: string) => `Waiting for ${names}`,
    more: (count: number) => `${count} more`,
    again: 'Tap Ready again to take it back',
    paused: 'The war is paused',
    why: 'Orders wait until it goes on. The reason is under “War”',
  },
  {
    ready: 'Du bist bereit',
    waits: (names: string) => `Es fehlt: ${names}`,
    more: (count: number) => `+${count}`,
    again: 'Noch einmal „Bereit“ nimmt es zurück',
    paused: 'Der Krieg ist angehalten',
    why: 'Befehle warten. Der Grund steht unter „Krieg“',
  },
);

const NAMED = 2;

/** Whom the phase waits for besides me; null: for nobody. */
function waitsFor(live: Live): string | null {
  const view = live.view.value;
  const late = (view?.forces ?? []).filter(({ id, ready, out }) => id !== view?.force && !ready && !out);
  if (late.length === 0) return null;
  const names = late.slice(0, NAMED).map(({ player, name }) => player ?? name);
  return [...names, ...(late.length > NAMED ? [t.more(late.length - NAMED)] : [])].join(', ');
}

/** Who is ready waits for the others; the ring keeps what was done. */
function whileReady(live: Live, todo: Todo): Todo {
  const names = waitsFor(live);
  return { ...todo, text: names === null ? t.ready : t.waits(names), sub: t.again, next: null };
}

/** Null where the pause began before this page was opened. */
function reasonOfPause(live: Live): string | null {
  const pause = live.events.value.findLast((event) => event.type === 'campaign-paused');
  return pause === undefined || pause.data.reason === '' ? null : pause.data.reason;
}

/** In a pause nothing is awaited; why there is one is told. */
const whilePaused = (live: Live): Todo => ({
  done: 0,
  all: 0,
  text: t.paused,
  sub: reasonOfPause(live) ?? t.why,
  next: null,
});

/** Who orders in the list is not sent to the map. */
const onList = (below: string): boolean => below.startsWith('?') && location.pathname.endsWith('/list');

export const TodoGuide = () => {
  const live = useLive();
  const { route } = useLocation();
  const guide = useSignal<Guide | null>(null);
  const phase = live.campaign.value?.phase;
  useEffect(() => {
    guide.value = null;
    const load = phase === undefined ? undefined : guides[phase];
    let left = false;
    void load?.().then((found) => {
      if (!left) guide.value = found;
    });
    return () => {
      left = true;
    };
  }, [live, phase]);
  useSignalEffect(() => {
    if (live.campaign.value?.status === 'paused' && live.role.value === 'player') {
      live.todo.value = whilePaused(live);
      return;
    }
    const found =
      guide.value?.(live, (below) => route(`/c/${live.id}${onList(below) ? '/list' : ''}${below}`)) ?? null;
    const ready = live.takesOrders.value && live.sheet.ready.value;
    live.todo.value = found !== null && ready ? whileReady(live, found) : found;
  });
  return null;
};
