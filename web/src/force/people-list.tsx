/** The pilots of a force in the war, and the prisoners that it holds. */
import { useLive, type View } from '../campaign/live';
import { ranks } from '../text/terms';
import { SeatMark } from '../ui/marks/seat-mark';
import { RANKS } from './builder/draft';
import { t } from './force-words';

type Pilot = View['pilots'][number];

const whereOf = (view: View, { status, mech, hex }: Pilot): string => {
  if (status === 'captured' || status === 'dead') return t[status];
  const sits = view.mechs.find((one) => one.own && one.id === mech);
  return [sits !== undefined && sits.own ? t.inMech(sits.name) : t.stored, hex]
    .filter((part) => part !== null)
    .join(' · ');
};

export const PilotList = () => {
  const live = useLive();
  const view = live.view.value;
  const pilots = [...(view?.pilots ?? [])].sort(
    (a, b) =>
      RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) ||
      a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
  if (view === null || pilots.length === 0) return <p class="empty">{t.noPilots}</p>;
  const many = new Set(pilots.map(({ force }) => force)).size > 1;
  return (
    <ul class="force-rows">
      {pilots.map((pilot) => (
        <li key={pilot.id}>
          <a class="person" href={`?pilot=${pilot.id}`}>
            {many ? (
              <SeatMark
                seat={live.seatOf.value.get(pilot.force) ?? 0}
                size={18}
                label={live.forceName.value.get(pilot.force) ?? null}
              />
            ) : null}
            <span class="grow">
              <b>
                <bdi>{pilot.name}</bdi>
              </b>
              <span class="sub">
                {ranks[pilot.rank]} · <bdi>{whereOf(view, pilot)}</bdi>
              </span>
            </span>
            {pilot.hits > 0 ? <span class="tag warn">{t.hits(pilot.hits)}</span> : null}
            <span class="num skills">
              <span class="vh">{t.skills(pilot.gunnery, pilot.piloting)}</span>
              <span aria-hidden="true">
                {pilot.gunnery}/{pilot.piloting}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};

export const PrisonerList = () => {
  const live = useLive();
  const prisoners = live.view.value?.prisoners ?? [];
  if (prisoners.length === 0) return <p class="empty">{t.noPrisoners}</p>;
  return (
    <ul class="force-rows">
      {prisoners.map(({ id, name, force, hex }) => (
        <li key={id}>
          <a class="person" href={`/c/${live.id}?hex=${hex}`}>
            <SeatMark seat={live.seatOf.value.get(force) ?? 0} size={18} label={null} />
            <span class="grow">
              <b>
                <bdi>{name}</bdi>
              </b>
              <span class="sub">
                <bdi>{t.of(live.forceName.value.get(force) ?? '')}</bdi>
              </span>
            </span>
            <span class="num">{hex}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
