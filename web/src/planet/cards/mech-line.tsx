/**
 * A mech as a line of a card: weight, name, pilot; own ones with their order, others with the age of the
 * sighting. It leads to the mech's card.
 */
import { useLive } from '../../campaign/live';
import { knownDesign } from '../../ui/designs';
import { WeightBars } from '../../ui/marks/weight-bars';
import { states } from '../../text/terms';
import { Seen } from './card';
import type { AnyMech } from './in-hex';
import { ordersAbout } from './order-about';
import { ShortOrder } from './order-text';
import { t } from './words';

/** Own mechs have names of their own; others are known by their design. */
export const mechName = (mech: AnyMech): string =>
  mech.own ? mech.name : (knownDesign(mech.design)?.name ?? mech.design);

export const MechLine = ({ mech }: { readonly mech: AnyMech }) => {
  const live = useLive();
  const design = knownDesign(mech.design);
  const pilot = mech.own ? live.view.value?.pilots.find(({ id }) => id === mech.pilot) : undefined;
  const stateText = (): string => {
    if (!mech.own) return mech.shutDown ? states['shut-down'] : '';
    return mech.state === 'ready' || mech.state === 'no-pilot' ? '' : states[mech.state];
  };
  const under = mech.own
    ? [pilot?.name ?? t.noPilot, stateText()].filter((part) => part !== '').join(' · ')
    : [design === null ? '' : `${design.tons} t`, stateText()].filter((part) => part !== '').join(' · ');
  return (
    <a class="card-line" href={`?mech=${mech.id}`}>
      <WeightBars weight={design?.class ?? null} />
      <span>
        <b>
          <bdi>{mechName(mech)}</bdi>
        </b>
        <small>
          <bdi>{under}</bdi>
        </small>
      </span>
      {mech.own ? (
        live.takesOrders.value ? (
          <ShortOrder orders={ordersAbout(live.sheet.orders.value, mech.id)} />
        ) : null
      ) : (
        <Seen seen={mech.seen} />
      )}
    </a>
  );
};
