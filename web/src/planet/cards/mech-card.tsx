/**
 * A mech: own ones with order, damage, pilot and record sheet; others as far as they were seen, with what
 * their design is built of.
 */
import { Fragment, type ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useLive, type OwnMech, type SeenMech } from '../../campaign/live';
import { itemName, useItems } from '../../supply/names';
import { number, percent } from '../../text/format';
import { ranks, states } from '../../text/terms';
import { plural, words } from '../../text/words';
import { useDesign, type RecordSheet } from '../../ui/designs';
import { Doll, locationName, locationSentence } from '../../ui/doll/doll';
import { armorShare, leftAt } from '../../ui/doll/doll-left';
import { BACK, FRONT } from '../../ui/doll/doll-shapes';
import { SheetDialog } from '../../ui/sheet-picture';
import { weightClassName } from '../../ui/marks/weight-bars';
import { Card, ForceName, Gone, HexLink, Part, Seen, type Fact } from './card';
import { mechName } from './mech-line';
import { OrdersOf } from './order-text';
import { carriedBy, heatOf, shotsOf } from './weapons';
import { t as shared } from './words';

const t = words(
  {
    carries: 'Carries',
    rear: 'to the rear',
    out: 'out of action',
    someOut: (count: number) => `${count} out`,
    shots: (count: number) => `${count} ${plural(count, 'shot', 'shots')}`,
    shotsLeft: (left: number, most: number) => `${left} of ${most} shots`,
    heat: 'All weapons fired once',
    heatOf: (points: number) => `heat ${points}`,
    sinks: (count: number) => `${count} ${plural(count, 'heat sink', 'heat sinks')}`,
    doubleSinks: (count: number) => `${count} ${plural(count, 'double heat sink', 'double heat sinks')}`,
    sheds: (points: number) => `take ${points}`,
    hired: 'hired for this round',
    announced: (hex: string) => `announced to ${hex}`,
    whole: 'As built. You do not know what damage it has.',
    weight: 'Class',
    bv: 'BV',
    points: 'Armour and structure',
  },
  {
    carries: 'Trägt',
    rear: 'nach hinten',
    out: 'ausgefallen',
    someOut: (count: number) => `${count} ausgefallen`,
    shots: (count: number) => `${count} Schuss`,
    shotsLeft: (left: number, most: number) => `${left} von ${most} Schuss`,
    heat: 'Alle Waffen einmal abgefeuert',
    heatOf: (points: number) => `Hitze ${points}`,
    sinks: (count: number) => `${count} ${plural(count, 'Wärmetauscher', 'Wärmetauscher')}`,
    doubleSinks: (count: number) =>
      `${count} ${plural(count, 'doppelter Wärmetauscher', 'doppelte Wärmetauscher')}`,
    sheds: (points: number) => `führen ${points} ab`,
    hired: 'für diese Runde angeheuert',
    announced: (hex: string) => `angesagt nach ${hex}`,
    whole: 'Wie gebaut. Welchen Schaden er hat, weißt du nicht.',
    weight: 'Klasse',
    bv: 'BV',
    points: 'Panzerung und Struktur',
  },
);

const AS_BUILT: OwnMech['condition'] = { armor: {}, structure: {}, slots: [], ammunition: [] };

const Carries = ({
  design,
  condition,
}: {
  readonly design: RecordSheet;
  readonly condition: OwnMech['condition'];
}) => {
  const carried = carriedBy(design, condition);
  const shots = shotsOf(design, condition);
  useItems(shots.map(({ item }) => item));
  const { capacity, count, double } = design.heatSinks;
  return (
    <Part title={t.carries}>
      <dl class="card-list">
        {carried.map(({ item, name, rear, count: pieces, out, locations }) => (
          <Fragment key={`${item} ${rear}`}>
            <dt class={out === pieces ? 'out' : ''}>
              {pieces > 1 ? `${number(pieces)} × ` : ''}
              {name}
              {rear ? ` (${t.rear})` : ''}
              {out > 0 && out < pieces ? <span class="tag warn">{t.someOut(out)}</span> : null}
              {out === pieces ? <span class="vh">, {t.out}</span> : null}
            </dt>
            <dd>
              {locations.map((location, index) => (
                <Fragment key={location}>
                  {index === 0 ? '' : ' '}
                  <abbr title={locationName(location, design.motion)}>{location}</abbr>
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
        {shots.map(({ item, left, most }) => (
          <Fragment key={item}>
            <dt class={left === 0 ? 'out' : ''}>{itemName(item)}</dt>
            <dd>{left === most ? t.shots(left) : t.shotsLeft(left, most)}</dd>
          </Fragment>
        ))}
        <dt>{t.heat}</dt>
        <dd>{t.heatOf(heatOf(carried))}</dd>
        <dt>{double ? t.doubleSinks(count) : t.sinks(count)}</dt>
        <dd>{t.sheds(capacity)}</dd>
      </dl>
    </Part>
  );
};

/** What the doll shows, for who does not see it. */
const Locations = ({ design, mech }: { readonly design: RecordSheet; readonly mech: OwnMech }) => (
  <ul class="vh" aria-label={t.points}>
    {[...FRONT, ...BACK].map((location) => (
      <li key={location}>
        {locationSentence(location, design.motion, leftAt(design, mech.condition, location))}
      </li>
    ))}
  </ul>
);

const Pilot = ({ mech }: { readonly mech: OwnMech }) => {
  const live = useLive();
  const pilot = live.view.value?.pilots.find(({ id }) => id === mech.pilot);
  return (
    <div class="beside">
      <small>{shared.pilot}</small>
      {pilot === undefined ? (
        <div class="who">{shared.noPilot}</div>
      ) : (
        <>
          <a class="who" href={`?pilot=${pilot.id}`}>
            <bdi>{pilot.name}</bdi>
          </a>
          <div>{ranks[pilot.rank]}</div>
          <div class="card-pair">
            <div>
              <small>{shared.gunnery}</small>
              <span class="num">{pilot.gunnery}</span>
            </div>
            <div>
              <small>{shared.piloting}</small>
              <span class="num">{pilot.piloting}</span>
            </div>
            {pilot.hits > 0 ? (
              <div>
                <small>{shared.hits}</small>
                <span class="num">{pilot.hits}</span>
              </div>
            ) : null}
          </div>
        </>
      )}
    </div>
  );
};

interface OwnProps {
  readonly mech: OwnMech;
  readonly order?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

const Own = ({ mech, order, actions }: OwnProps) => {
  const live = useLive();
  const design = useDesign(mech.design, live.id);
  const sheet = useSignal(false);
  const share = design === null ? 1 : armorShare(design, mech.condition);
  const facts: readonly Fact[] = [
    { name: shared.walk, value: mech.walk, warn: design !== null && mech.walk < design.walk },
    { name: shared.tons, value: design?.tons ?? '' },
    { name: t.bv, value: number(mech.bv) },
    { name: shared.armor, value: design === null ? '' : percent(share), warn: share < 0.6 },
  ];
  const announced = mech.plannedPath?.at(-1);
  return (
    <Card
      title={mech.name}
      cap={<HexLink hex={mech.hex} />}
      facts={facts}
      order={order === undefined ? <OrdersOf mech={mech.id} /> : order}
      actions={
        <>
          {actions}
          <button class="btn line" onClick={() => (sheet.value = true)}>
            {shared.sheet}
          </button>
        </>
      }
    >
      {mech.state === 'ready' &&
      !mech.hired &&
      announced === undefined &&
      mech.force === live.view.value?.force ? null : (
        <div class="card-tags">
          {mech.force === live.view.value?.force ? null : <ForceName force={mech.force} />}
          {mech.state === 'ready' ? null : <span class="tag warn">{states[mech.state]}</span>}
          {mech.hired ? <span class="tag">{t.hired}</span> : null}
          {announced === undefined ? null : <span class="tag">{t.announced(announced)}</span>}
        </div>
      )}
      <div class="card-doll">
        <div class="figure">
          {design === null ? null : <Doll whole={design} damage={mech.condition} kind="facts" label={null} />}
        </div>
        <Pilot mech={mech} />
      </div>
      {design === null ? null : <Locations design={design} mech={mech} />}
      {design === null ? null : <Carries design={design} condition={mech.condition} />}
      {sheet.value ? (
        <SheetDialog
          campaign={live.id}
          of={{ mech: mech.id }}
          name={mech.name}
          onClose={() => (sheet.value = false)}
        />
      ) : null}
    </Card>
  );
};

const Other = ({ mech, actions }: { readonly mech: SeenMech; readonly actions?: ComponentChildren }) => {
  const live = useLive();
  const design = useDesign(mech.design, live.id);
  const facts: readonly Fact[] =
    design === null
      ? []
      : [
          { name: shared.walk, value: design.walk },
          { name: shared.tons, value: design.tons },
          { name: t.bv, value: number(design.bv) },
          { name: t.weight, value: weightClassName(design.class) },
        ];
  return (
    <Card title={mechName(mech)} cap={<HexLink hex={mech.hex} />} facts={facts} actions={actions}>
      <div class="card-tags">
        <ForceName force={mech.force} />
        {mech.shutDown ? <span class="tag">{states['shut-down']}</span> : null}
        <Seen seen={mech.seen} />
      </div>
      {design === null ? null : (
        <>
          <div class="card-part">
            <p>{t.whole}</p>
          </div>
          <Carries design={design} condition={AS_BUILT} />
        </>
      )}
    </Card>
  );
};

export interface MechCardProps {
  readonly id: string;
  /** In place of the line that tells its order: how the phase orders it. */
  readonly order?: ComponentChildren;
  /** Beside the record sheet. */
  readonly actions?: ComponentChildren;
}

export const MechCard = ({ id, order, actions }: MechCardProps) => {
  const live = useLive();
  const mech = live.view.value?.mechs.find((one) => one.id === id);
  if (mech === undefined) return <Gone />;
  return mech.own ? (
    <Own mech={mech} order={order} actions={actions} />
  ) : (
    <Other mech={mech} actions={actions} />
  );
};
