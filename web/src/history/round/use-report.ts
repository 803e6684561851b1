/** The report of a round: what was kept of it at once, and what the server says as soon as it is there. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import { keep, recall } from '../../campaign/kept';
import { useLive } from '../../campaign/live';
import { language } from '../../text/language';

export type Report = Schemas['RoundReport'];

export function useReport(
  round: number,
  eyes: string | null,
): { readonly report: Report | null; readonly failed: unknown } {
  const live = useLive();
  const report = useSignal<Report | null>(null);
  const failed = useSignal<unknown>(null);
  const key = `${live.id}/rounds/${language.value}/${round}/${eyes ?? 'own'}`;
  const version = live.version.value;
  // Before a war begins there is nothing to tell.
  const begun = live.campaign.value !== null && live.campaign.value.status !== 'setup';
  useEffect(() => {
    if (!begun) return undefined;
    let current = true;
    report.value = report.value?.round === round ? report.value : null;
    void (async () => {
      const kept = await recall<Report>('seen', key);
      if (current && report.value === null && kept !== null) report.value = kept.data;
      try {
        const read = await ok(
          api.GET('/v1/campaigns/{id}/rounds/{round}', {
            params: { path: { id: live.id, round: String(round) }, query: eyes === null ? {} : { as: eyes } },
          }),
        );
        if (!current) return;
        report.value = read;
        failed.value = null;
        void keep('seen', key, read);
      } catch (error) {
        if (current && report.value === null) failed.value = error;
      }
    })();
    return () => {
      current = false;
    };
  }, [key, version, begun]);
  return { report: report.value, failed: failed.value };
}
