/** The last reports, newest first: what stands beside the map when nothing is selected. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../api/client';
import { useLive } from '../campaign/live';
import { localText } from '../text/local-text';
import { words } from '../text/words';
import type { WarEvent } from '../campaign/stream';
import { t } from './words';

const w = words(
  { round: (round: number) => `Round ${round}`, times: (count: number) => `× ${count}` },
  { round: (round: number) => `Runde ${round}`, times: (count: number) => `× ${count}` },
);

/** Reports before the page was opened. */
const BEFORE = 60;
const SHOWN = 40;

/** The same report over and over is one line with a number. */
function lines(events: readonly WarEvent[]): readonly { readonly event: WarEvent; readonly count: number }[] {
  const found = new Map<string, { event: WarEvent; count: number }>();
  for (const event of events) {
    const key = `${event.round} ${event.phase} ${event.text}`;
    const line = found.get(key) ?? { event, count: 0 };
    found.set(key, { event: line.event, count: line.count + 1 });
  }
  return [...found.values()].reverse().slice(0, SHOWN);
}

export const WhatHappened = () => {
  const live = useLive();
  const before = useSignal<readonly WarEvent[]>([]);
  const seq = live.view.value?.seq;
  const isKnown = seq !== undefined;
  useEffect(() => {
    if (seq === undefined) return;
    const after = String(Math.max(0, seq - BEFORE));
    void ok(
      api.GET('/v1/campaigns/{id}/events', {
        params: { path: { id: live.id }, query: { after, limit: BEFORE } },
      }),
    ).then(
      ({ items }) => (before.value = items),
      () => undefined,
    );
  }, [live, isKnown]);
  const first = live.events.value[0]?.seq ?? Infinity;
  const all = lines([...before.value.filter((event) => event.seq < first), ...live.events.value]);
  const rounds = [...new Set(all.map(({ event }) => event.round))];
  return (
    <>
      <div class="sec">
        <h2>{t.happened}</h2>
        <span class="cap">{t.asYouSaw}</span>
      </div>
      <div class="scroll" tabIndex={0} role="region" aria-label={t.happened}>
        {all.length === 0 ? <p class="empty">{t.nothingYet}</p> : null}
        {rounds.map((round) => (
          <section key={round}>
            <h3 class="ogrp cap">{w.round(round)}</h3>
            <ol class="reports">
              {all
                .filter(({ event }) => event.round === round)
                .map(({ event, count }) => (
                  <li key={event.seq}>
                    <bdi>{localText(event.text, event.data)}</bdi>{' '}
                    {count > 1 ? <b class="num">{w.times(count)}</b> : null}
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
};
