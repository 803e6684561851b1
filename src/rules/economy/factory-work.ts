/**
 * BLD-FACT, BLD-4: what mech factories make. Their work belongs to a design; it is done at the end of supply.
 */
import { designHash, type DesignSlug, type MechDesign } from '../../catalog';
import {
  addTons,
  type ForceId,
  microTons,
  type MicroTons,
  parseTons,
  subtractTons,
  tons,
  ZERO_TONS,
} from '../../kernel';
import { witnesses } from '../knowledge/sight';
import { entryNumber } from '../mechs/entry';
import { rowOf } from '../model/draft';
import type { Orders } from '../model/order';
import type { BuildingRow, CampaignState, FactoryWork } from '../model/state';
import type { Turn } from '../model/turn';
import type { Sheets } from '../phases/definition';
import { groundOfState, isHeldByEnemy } from './ground';
import { soldMech } from './prices/market';
import { nextId } from './new-ids';

/** What a factory makes in a round by itself. */
export const MADE_IN_A_ROUND = tons(10);

/** What is there of the design already; work on another one is no help. */
const begunOf = (work: FactoryWork | null, design: DesignSlug): MicroTons =>
  work !== null && work.design === design ? work.tons : ZERO_TONS;

/** Whether the order would give up what was begun. */
export const losesWork = (work: FactoryWork | null, { design }: Pick<Orders['factory'], 'design'>): boolean =>
  work !== null && work.design !== design;

/** What is still missing after this round's work, and may be bought; 0 when the mech gets ready without. */
export const missingTons = (work: FactoryWork | null, design: MechDesign): MicroTons => {
  const made = addTons(begunOf(work, design.slug), MADE_IN_A_ROUND);
  return microTons(Math.max(0, subtractTons(tons(design.tons), made)));
};

/** The tons that an order buys; `parse` has seen to it that they are exact. */
export const boughtTons = (order: Orders['factory']): MicroTons => parseTons(order.tons ?? 0) ?? ZERO_TONS;

const finish = (
  resolution: Turn,
  closing: CampaignState,
  force: ForceId,
  { id: building, hex: place }: BuildingRow,
  design: MechDesign,
): void => {
  // DEP-4: where an enemy stands no mech enters play. It has been made all the same, and waits.
  const hex = isHeldByEnemy(groundOfState(resolution.state, force, closing), place) ? null : place;
  const { id: mech, counter } = nextId(resolution.state, force, 'mechs');
  resolution.emit({
    type: 'mech-built',
    data: {
      force,
      building,
      mech,
      counter,
      design: design.slug,
      designHash: designHash(design),
      name: `${design.chassis} ${design.model}`,
      hex,
      since: hex === null ? 0 : entryNumber(resolution.state.campaign),
      knownTo: hex === null ? [] : witnesses(closing, hex).filter((other) => other !== force),
    },
  });
};

const work = (resolution: Turn, closing: CampaignState, force: ForceId, order: Orders['factory']): void => {
  const factory = rowOf(resolution.state.buildings, order.building);
  const design = soldMech(resolution.catalog, order.design);
  if (factory === null || design === null) return;
  const done = addTons(begunOf(factory.work, design.slug), MADE_IN_A_ROUND, boughtTons(order));
  // What is made beyond the mech is lost.
  if (done >= tons(design.tons)) finish(resolution, closing, force, factory, design);
  else
    resolution.emit({
      type: 'factory-worked',
      data: {
        force,
        building: factory.id,
        hex: factory.hex,
        design: design.slug,
        tons: done,
        of: design.tons,
      },
    });
};

/**
 * The factory orders that stand, by seat and in the order of each sheet. `closing` is the state before all
 * sheets of the phase: where enemies stood then, and who saw what, counts (ROUND-2).
 */
export const workFactories = (resolution: Turn, closing: CampaignState, stood: Sheets): void => {
  for (const [force, orders] of stood)
    for (const order of orders) if (order.type === 'factory') work(resolution, closing, force, order);
};
