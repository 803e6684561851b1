/**
 * Forces before the start: my own draft; for the game master all of them; for others who has handed one in.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok } from '../api/client';
import { useLive, type Campaign } from '../campaign/live';
import { number } from '../text/format';
import { ProblemNote } from '../ui/form/problem';
import { SeatMark } from '../ui/marks/seat-mark';
import type { Force } from './builder/draft-store';
import { t } from './force-words';

const Verdict = ({ force }: { readonly force: Force }) => (
  <>
    <span class={force.submitted ? 'tag good' : 'tag'}>{force.submitted ? t.submitted : t.notSubmitted}</span>{' '}
    {force.violations.length === 0 ? null : <span class="tag bad">{t.wrong(force.violations.length)}</span>}
    <span class="sub">{t.draft(force.mechs.length, number(force.bvSpent), number(force.budget))}</span>
  </>
);

type Seat = Campaign['seats'][number];

/** What this reader may see of the forces: a player their own, the game master all. */
function useForces(
  { id, role, seats, myForce }: Campaign,
  version: number,
): { readonly forces: ReadonlyMap<string, Force>; readonly failed: unknown } {
  const forces = useSignal<ReadonlyMap<string, Force>>(new Map());
  const failed = useSignal<unknown>(null);
  useEffect(() => {
    const asked =
      role === 'gm'
        ? seats.flatMap(({ force, user }) => (force === null || user === null ? [] : [force]))
        : myForce === null
          ? []
          : [myForce];
    Promise.all(
      asked.map((force) =>
        ok(
          api.GET('/v1/campaigns/{id}/force', {
            params: { path: { id }, ...(role === 'gm' ? { query: { as: force } } : {}) },
          }),
        ),
      ),
    ).then(
      (found) => {
        forces.value = new Map(found.map((one) => [one.force, one]));
        failed.value = null;
      },
      (error: unknown) => (failed.value = error),
    );
  }, [id, version]);
  return { forces: forces.value, failed: failed.value };
}

export const BeforeStart = ({ campaign }: { readonly campaign: Campaign }) => {
  const live = useLive();
  const { forces, failed } = useForces(campaign, live.version.value);
  const mine = campaign.myForce === null ? undefined : forces.get(campaign.myForce);
  const told = ({ force, user, submitted }: Seat) => {
    const seen = force === null ? undefined : forces.get(force);
    if (seen !== undefined) return <Verdict force={seen} />;
    return user === null ? (
      <span class="tag">{t.free}</span>
    ) : (
      <span class={submitted ? 'tag good' : 'tag'}>{submitted ? t.submitted : t.notSubmitted}</span>
    );
  };
  return (
    <div class="before-start">
      <ProblemNote error={failed} />
      {mine === undefined ? null : (
        <section aria-label={t.mine}>
          <h2>{t.mine}</h2>
          <p>
            <Verdict force={mine} />
          </p>
          <a class="btn go" href={`/c/${campaign.id}/force/build`}>
            {mine.mechs.length === 0 ? t.build : t.change}
          </a>
        </section>
      )}
      <section aria-label={t.seats}>
        <h2>{t.seats}</h2>
        <ul>
          {campaign.seats.map((seat) => (
            <li key={seat.seat} class="seat-line">
              <SeatMark seat={seat.seat} label={null} hollow={!seat.submitted} check={seat.submitted} />
              <span class="grow">
                <b>
                  <bdi>{seat.name ?? t.seat(seat.seat)}</bdi>
                </b>
                <span class="sub">
                  <bdi>{seat.user?.displayName}</bdi>
                </span>
              </span>
              <span class="seat-told">{told(seat)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
