/**
 * What is known of the planet besides my own mechs: battles, others' mechs, buildings, depots. Each line
 * leads to its card.
 */
import type { ComponentChildren } from 'preact';
import { useLive, type View } from '../../campaign/live';
import { buildingName, useBuildings } from '../../ui/buildings';
import { useDesigns } from '../../ui/designs';
import { BuildingIcon, Icon } from '../../ui/icon';
import { ForceName, Seen } from '../cards/card';
import { BattleLine } from '../cards/hex-card';
import { stacksOf, type AnyMech } from '../cards/in-hex';
import { MechLine, mechName } from '../cards/mech-line';
import type { finder } from './finder';
import { t } from './words';

type Find = ReturnType<typeof finder>;

interface SectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ComponentChildren;
}
export const Section = ({ title, count, children }: SectionProps) => (
  <section class="list-part" aria-label={title}>
    <div class="sec">
      <h2>{title}</h2>
      <span class="num">{count}</span>
    </div>
    {children}
  </section>
);

const byPlace = (one: { readonly hex: string }, other: { readonly hex: string }): number =>
  one.hex.localeCompare(other.hex);

/** Mechs of all forces but mine; for who has none, of all. */
export const Others = ({ view, find }: { readonly view: View; readonly find: Find }) => {
  const live = useLive();
  const others = view.mechs.filter(({ own, force }) => !own || force !== view.force);
  useDesigns(
    others.map(({ design }) => design),
    live.id,
  );
  const found = others.filter((mech: AnyMech) =>
    find(mechName(mech), mech.hex, live.forceName.value.get(mech.force)),
  );
  if (others.length === 0) return null;
  return (
    <Section title={view.force === null ? t.mechs : t.enemies} count={found.length}>
      {stacksOf(view, [...found].sort(byPlace)).map(({ force, mechs }) => (
        <div key={force}>
          <h3 class="list-force">
            <ForceName force={force} />
          </h3>
          {mechs.map((mech) => (
            <div key={mech.id} class="list-line">
              <span class="num">{mech.hex}</span>
              <MechLine mech={mech} />
            </div>
          ))}
        </div>
      ))}
    </Section>
  );
};

export const Battles = ({ view, find }: { readonly view: View; readonly find: Find }) => {
  const found = view.battles.filter(({ hex }) => find(hex, t.battles));
  if (found.length === 0) return null;
  return (
    <Section title={t.battles} count={found.length}>
      {[...found].sort(byPlace).map((battle) => (
        <div key={battle.id} class="list-line">
          <span class="num">{battle.hex}</span>
          <BattleLine battle={battle} />
        </div>
      ))}
    </Section>
  );
};

export const Buildings = ({ view, find }: { readonly view: View; readonly find: Find }) => {
  const live = useLive();
  useBuildings();
  const holder = (force: string | null): string =>
    force === null ? '' : (live.forceName.value.get(force) ?? '');
  const found = view.buildings.filter(({ type, hex, control }) =>
    find(buildingName(type), hex, holder(control)),
  );
  if (view.buildings.length === 0) return null;
  return (
    <Section title={t.buildings} count={found.length}>
      {[...found].sort(byPlace).map(({ id, hex, type, known, control, seen, cp, cpMax }) => (
        <div key={id} class="list-line">
          <span class="num">{hex}</span>
          <a class="card-line" href={`?building=${id}`}>
            <BuildingIcon type={type} />
            <span>
              <b>{buildingName(type)}</b>
              {known ? <ForceName force={control} /> : <small>{t.unseen}</small>}
            </span>
            {seen !== null ? (
              <Seen seen={seen} />
            ) : known && cp !== null ? (
              <span class="num">
                {cp}/{cpMax}
              </span>
            ) : null}
          </a>
        </div>
      ))}
    </Section>
  );
};

export const Depots = ({ view, find }: { readonly view: View; readonly find: Find }) => {
  const live = useLive();
  const found = view.depots.filter(({ hex, force }) =>
    find(hex, t.depots, force === null ? '' : live.forceName.value.get(force)),
  );
  if (found.length === 0) return null;
  return (
    <Section title={t.depots} count={found.length}>
      {[...found].sort(byPlace).map((depot, index) => (
        <div key={index} class="list-line">
          <span class="num">{depot.hex}</span>
          <a class="card-line" href={`?depot=${depot.hex}`}>
            <Icon name="supply" />
            <span>
              <ForceName force={depot.force} />
            </span>
            {depot.own ? <Icon name="next" size={18} /> : <Seen seen={depot.seen} />}
          </a>
        </div>
      ))}
    </Section>
  );
};
