/**
 * The mechs of a hex with their pilots: two taps move a pilot, or a mouse drags them; beside it each mech's
 * switch to shut down.
 */
import { signal } from '@preact/signals';
import { useLive, type Live, type OwnMech, type View } from '../../campaign/live';
import { useDesigns } from '../../ui/designs';
import { Icon } from '../../ui/icon';
import { WeightBars } from '../../ui/marks/weight-bars';
import { isShut, withShut } from './acts';
import { mechOf, resting, seated, seatsAfter, seatsBefore, withSeats, type Seats } from './crew';
import type { PreparationOptions } from './options';
import { t } from './words';

type Pilot = View['pilots'][number];

/** The pilot who is to be moved; a second tap says where. */
const picked = signal<string | null>(null);

interface Crew {
  readonly live: Live;
  readonly before: Seats;
  readonly now: Seats;
  readonly options: PreparationOptions;
  readonly pilots: ReadonlyMap<string, Pilot>;
}

export function crewOf(live: Live, options: PreparationOptions): Crew {
  const before = seatsBefore(live.myMechs.value);
  return {
    ...{ live, before, options },
    now: seatsAfter(before, live.sheet.orders.value),
    pilots: new Map((live.view.value?.pilots ?? []).map((pilot) => [pilot.id, pilot])),
  };
}

const change = ({ live, before }: Crew, wanted: Seats): void => {
  picked.value = null;
  live.sheet.change(withSeats(live.sheet.orders.value, before, wanted));
};

const hexOf = ({ before, live }: Crew, pilot: Pilot): string | null => {
  const mech = mechOf(before, pilot.id);
  return mech === null ? pilot.hex : (live.myMechs.value.find(({ id }) => id === mech)?.hex ?? null);
};

/** Their seat may change: they rest, or sit in a mech that the options name. */
const isMovable = ({ before, options }: Crew, pilot: string): boolean => {
  const mech = mechOf(before, pilot);
  return mech === null || options.movable.has(mech);
};

const mayTake = (crew: Crew, mech: string): boolean =>
  (crew.before.get(mech) ?? null) === null || crew.options.movable.has(mech);

const skills = ({ gunnery, piloting, hits }: Pilot): string =>
  `${gunnery}/${piloting}${hits > 0 ? ` · ${'✚'.repeat(Math.min(hits, 6))}` : ''}`;

/** Of a drag by mouse: what a finger does with two taps. */
const KIND = 'application/x-pilot';
const dragging = (pilot: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer?.setData(KIND, pilot);
    picked.value = pilot;
  },
  onDragEnd: () => (picked.value = null),
});
const dropping = (drop: (pilot: string) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer?.types.includes(KIND) === true) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const pilot = event.dataTransfer?.getData(KIND) ?? '';
    event.preventDefault();
    if (pilot !== '') drop(pilot);
  },
});

interface SeatProps {
  readonly crew: Crew;
  readonly mech: OwnMech;
  /** Who is picked, if they can come here. */
  readonly coming: Pilot | null;
}

const Seat = ({ crew, mech, coming }: SeatProps) => {
  const sits = crew.now.get(mech.id) ?? null;
  const pilot = sits === null ? undefined : crew.pilots.get(sits);
  const changed = sits !== (crew.before.get(mech.id) ?? null);
  const isPicked = pilot !== undefined && picked.value === pilot.id;
  const target = coming !== null && coming.id !== sits;
  const text =
    pilot === undefined ? (
      <span>{t.noPilot}</span>
    ) : (
      <>
        <bdi>{pilot.name}</bdi>
        <span class="num">{skills(pilot)}</span>
      </>
    );
  if (!mayTake(crew, mech.id) || (pilot === undefined && !target))
    return (
      <span class="seat-still">
        <Icon name="pilot" size={18} />
        {text}
        {mech.hired ? <span class="tag">{t.hired}</span> : null}
      </span>
    );
  const take = (id: string): void => change(crew, seated(crew.now, id, mech.id));
  const label = target ? t.seatHere(mech.name) : pilot === undefined ? undefined : t.choose(pilot.name);
  return (
    <button
      class={`seat-chip${changed ? ' set' : ''}${target ? ' open' : ''}`}
      aria-pressed={isPicked}
      aria-label={
        label === undefined
          ? undefined
          : `${label}${pilot === undefined ? '' : `, ${pilot.name} ${skills(pilot)}`}`
      }
      onClick={() => (target ? take(coming.id) : (picked.value = isPicked ? null : (pilot?.id ?? null)))}
      {...(pilot === undefined ? {} : dragging(pilot.id))}
      {...(coming === null ? {} : dropping(take))}
    >
      <Icon name={target ? 'swap' : 'pilot'} size={18} />
      {text}
    </button>
  );
};

const Resting = ({
  crew,
  hex,
  coming,
}: {
  readonly crew: Crew;
  readonly hex: string;
  readonly coming: Pilot | null;
}) => {
  const pilots = [...crew.pilots.values()].filter(
    (pilot) =>
      (pilot.status === 'stored' || mechOf(crew.before, pilot.id) !== null) &&
      mechOf(crew.now, pilot.id) === null &&
      hexOf(crew, pilot) === hex,
  );
  const leaves = coming !== null && mechOf(crew.now, coming.id) !== null;
  const rest = (id: string): void => change(crew, resting(crew.now, id));
  if (pilots.length === 0 && !leaves) return null;
  return (
    <div class="rest" {...(leaves ? dropping(rest) : {})}>
      <span class="cap">{t.resting}</span>
      <div class="rest-chips">
        {pilots.map((pilot) => (
          <button
            key={pilot.id}
            class={`seat-chip${mechOf(crew.before, pilot.id) === null ? '' : ' set'}`}
            aria-pressed={picked.value === pilot.id}
            aria-label={`${t.choose(pilot.name)}, ${skills(pilot)}`}
            onClick={() => (picked.value = picked.value === pilot.id ? null : pilot.id)}
            {...dragging(pilot.id)}
          >
            <Icon name="pilot" size={18} />
            <bdi>{pilot.name}</bdi>
            <span class="num">{skills(pilot)}</span>
          </button>
        ))}
        {leaves ? (
          <button class="seat-chip open" aria-label={t.restName(coming.name)} onClick={() => rest(coming.id)}>
            <Icon name="door" size={18} />
            {t.rest}
          </button>
        ) : null}
      </div>
    </div>
  );
};

export interface CrewPartProps {
  readonly hex: string;
  readonly mechs: readonly OwnMech[];
  readonly options: PreparationOptions;
  /** Of the hex; left out where the screen has said it. */
  readonly title?: string;
}

export const CrewPart = ({ hex, mechs, options, title }: CrewPartProps) => {
  const live = useLive();
  const designs = useDesigns(
    mechs.map(({ design }) => design),
    live.id,
  );
  const crew = crewOf(live, options);
  const pick = picked.value === null ? undefined : crew.pilots.get(picked.value);
  const coming = pick !== undefined && isMovable(crew, pick.id) && hexOf(crew, pick) === hex ? pick : null;
  const orders = live.sheet.orders.value;
  return (
    <section class="crew" aria-label={title}>
      {title === undefined ? null : (
        <div class={coming === null ? 'ogrp' : 'ogrp vh'}>
          <h3 class="cap">{title}</h3>
          <span class="cap">{mechs.length}</span>
        </div>
      )}
      <p class="crew-help" role="status">
        {coming === null ? null : (
          <>
            <bdi>{t.where(coming.name)}</bdi>
            <button class="btn quiet" onClick={() => (picked.value = null)}>
              {t.cancel}
            </button>
          </>
        )}
      </p>
      <ul>
        {mechs.map((mech) => {
          const shut = isShut(orders, mech.id);
          return (
            <li key={mech.id} class={shut ? 'crew-row shut' : 'crew-row'}>
              <WeightBars weight={designs.get(mech.design)?.class ?? null} />
              <a class="crew-name" href={`?mech=${mech.id}`}>
                <bdi>{mech.name}</bdi>
              </a>
              <Seat crew={crew} mech={mech} coming={coming} />
              {options.shutDown.has(mech.id) ? (
                <button
                  class={shut ? 'btn shut-switch on' : 'btn shut-switch'}
                  aria-pressed={shut}
                  aria-label={t.shutName(mech.name)}
                  onClick={() => live.sheet.change(withShut(orders, mech.id, !shut))}
                >
                  <Icon name="power" size={20} />
                  <span>{shut ? t.isShut : t.shut}</span>
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Resting crew={crew} hex={hex} coming={coming} />
    </section>
  );
};
