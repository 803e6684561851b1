/**
 * The story of the war: every phase as this reader saw it when it opened, on a scale that one drags back,
 * with what happened in it.
 */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board, type BoardControl } from '../board/board';
import { EMPTY_OVERLAY } from '../board/scene';
import { useLive } from '../campaign/live';
import { PictureDownload } from '../planet/picture-download';
import { sceneOf } from '../planet/scene';
import { moment } from '../text/format';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { courseOf, type Stop } from './course';
import { EventList } from './event-list';
import { useEvents } from './events';
import { marchesOf, pathsAt } from './marches';
import { usePastView } from './past-view';
import { useReplay } from './use-replay';
import { Eyes, useEyes, WarTabs } from './war-frame';
import { war } from './words';
import './war.css';

const t = words(
  {
    title: 'The story of the war',
    scale: 'Rounds and phases',
    back: 'Phase before',
    forth: 'Next phase',
    now: 'Now',
    end: 'The end',
    past: (at: string) => `You look back to ${at}. Orders cannot be given there.`,
    map: (what: string) => `Map: ${what}`,
    happened: 'What happened',
    sinceNow: 'Since this phase opened',
    lastOf: (where: string) => `What happened last: ${where}`,
    quiet: 'Nothing that you know of.',
    skip: 'Skip the moves',
    again: 'Moves again',
  },
  {
    title: 'Der Verlauf des Krieges',
    scale: 'Runden und Phasen',
    back: 'Phase davor',
    forth: 'Nächste Phase',
    now: 'Jetzt',
    end: 'Das Ende',
    past: (at: string) => `Du blickst zurück auf ${at}. Befehle kannst du dort nicht geben.`,
    map: (what: string) => `Karte: ${what}`,
    happened: 'Was geschah',
    sinceNow: 'Seit dem Beginn dieser Phase',
    lastOf: (where: string) => `Was zuletzt geschah: ${where}`,
    quiet: 'Nichts, wovon du weißt.',
    skip: 'Züge überspringen',
    again: 'Züge noch einmal',
  },
);

const nameOf = ({ round, phase, step }: Stop): string =>
  `${war.round(round)} · ${phases[phase]}${step === null ? '' : ` (${war[step]})`}`;

const codeOf = ({ round, phase, step }: Stop): string =>
  [round, phase, ...(step === null ? [] : [step])].join('.');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type=range]), textarea, select') || target.isContentEditable);

/** Of the band that says that this is the past, and of the button for moves. */
const PADDING = { top: 48, right: 8, bottom: 8, left: 8 };

const NOTHING: Stop['events'] = [];

interface ScaleProps {
  readonly stops: readonly Stop[];
  /** `stops.length` is the present. */
  readonly at: number;
  readonly present: string;
  readonly go: (at: number) => void;
}

const Scale = ({ stops, at, present, go }: ScaleProps) => {
  const last = stops.length;
  const stop = stops[at];
  const rounds = stops.flatMap(({ round }, index) =>
    stops[index - 1]?.round === round ? [] : [{ round, index }],
  );
  // Figures that would lie over each other are left out.
  const every = Math.ceil(rounds.length / 10);
  const line = useRef<HTMLInputElement>(null);
  /** A button that leads to an end is off there: the focus goes to the line. */
  const press = (to: number): void => {
    go(to);
    if (to <= 0 || to >= last) line.current?.focus();
  };
  return (
    <div class="scale">
      <button
        class="btn icon"
        aria-label={t.back}
        aria-keyshortcuts="["
        disabled={at <= 0}
        onClick={() => press(at - 1)}
      >
        <Icon name="back" />
      </button>
      <div class="scale-line">
        <b class="num">{stop === undefined ? present : nameOf(stop)}</b>
        <input
          ref={line}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t.scale}
          aria-valuetext={stop === undefined ? present : nameOf(stop)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <div class="scale-rounds" aria-hidden="true">
          {rounds.map(({ round, index }, place) =>
            place % every === 0 ? (
              <span key={round} style={{ left: `${(100 * index) / Math.max(1, last)}%` }}>
                {round}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <button
        class="btn icon"
        aria-label={t.forth}
        aria-keyshortcuts="]"
        disabled={at >= last}
        onClick={() => press(at + 1)}
      >
        <Icon name="next" />
      </button>
      <button class="btn" disabled={at >= last} onClick={() => press(last)}>
        {present}
      </button>
    </div>
  );
};

const Story = ({ stops }: { readonly stops: readonly Stop[] }) => {
  const live = useLive();
  const { path, query, route } = useLocation();
  const eyes = useEyes();
  const control = useRef<BoardControl>(null);
  const pointed = useSignal<readonly string[]>([]);
  const asked = stops.findIndex((one) => codeOf(one) === query['at']);
  const at = asked < 0 ? stops.length : asked;
  const stop = stops[at] ?? null;
  const present = live.campaign.value?.status === 'finished' ? t.end : t.now;
  const { view, failed } = usePastView(stop, eyes);
  const go = (next: number): void => {
    const to = stops[Math.max(0, next)];
    const { at: _, ...rest } = query;
    const search = new URLSearchParams(to === undefined ? rest : { ...rest, at: codeOf(to) }).toString();
    pointed.value = [];
    route(search === '' ? path : `${path}?${search}`, true);
  };
  const step = (key: string): void => {
    if (key === '[' && at > 0) go(at - 1);
    if (key === ']' && at < stops.length) go(at + 1);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.altKey && !event.metaKey && !isTyping(event.target)) step(event.key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  const scene = useMemo(() => (view === null ? null : sceneOf(view)), [view]);
  const selected = pointed.value.at(-1) ?? null;
  // The present has what came since its phase opened; while that is nothing, what came last is what one looks
  // for.
  const latest = stops.at(-1);
  const last =
    (latest?.events.length ?? 0) > 0 ? latest : (stops.findLast(({ events }) => events.length > 0) ?? latest);
  const told = (stop ?? last)?.events ?? NOTHING;
  const marches = useMemo(() => marchesOf(told), [told]);
  const replay = useReplay(marches);
  const overlay = useMemo(
    () => ({ ...EMPTY_OVERLAY, selected, paths: pathsAt(marches, replay.steps) }),
    [selected, marches, replay.steps],
  );
  const show = (hexes: readonly string[]): void => {
    pointed.value = hexes;
    control.current?.keepVisible(hexes);
  };
  const where = stop === null ? present : nameOf(stop);
  return (
    <div class="war">
      <div class="mapwrap">
        {scene === null ? null : (
          <Board scene={scene} overlay={overlay} label={t.map(where)} control={control} padding={PADDING} />
        )}
        {stop === null ? null : <p class="past-band">{t.past(moment(stop.at))}</p>}
        {marches.length === 0 ? null : (
          <button class="btn replay" onClick={replay.isRunning ? replay.skip : replay.again}>
            {replay.isRunning ? t.skip : t.again}
          </button>
        )}
      </div>
      <Scale stops={stops} at={at} present={present} go={go} />
      <section class="war-told" aria-labelledby="war-told" tabIndex={0}>
        <ProblemNote error={failed} />
        <div class="sec">
          <h2 id="war-told">
            {stop !== null
              ? t.happened
              : last === undefined || last === latest
                ? t.sinceNow
                : t.lastOf(nameOf(last))}
          </h2>
          {stop === null ? null : (
            <a class="quiet-link" href={`/c/${live.id}/war/${stop.round}`}>
              {war.report}
            </a>
          )}
        </div>
        <EventList events={told} onShow={show} empty={t.quiet} />
        <Eyes />
        <PictureDownload
          as={eyes}
          at={stop === null || stop.phase === 'setup' || stop.phase === 'finished' ? null : stop}
        />
      </section>
    </div>
  );
};

export const War = () => {
  const live = useLive();
  const eyes = useEyes();
  const { events, failed } = useEvents(eyes);
  useTitle(t.title);
  const stops = useMemo(() => courseOf(events ?? []), [events]);
  return (
    <main class="main war-main">
      <h1 class="vh">{t.title}</h1>
      <WarTabs />
      <ProblemNote error={events === null ? failed : null} />
      {live.campaign.value?.status === 'setup' ? <p class="empty">{war.notBegun}</p> : null}
      {/* Without network and without anything kept there is still the present. */}
      {live.view.value === null || (events === null && failed === null) ? null : <Story stops={stops} />}
    </main>
  );
};
