/**
 * For specs of preparation and movement: a ruleset of these phases only, and the closing of one of them with
 * order sheets.
 */
import type { ForceId, Violation } from '../../kernel';
import { closePhase } from '../course';
import type { CampaignEvent, EventType } from '../events';
import { knowledgeOf } from '../knowledge/build';
import type { Order } from '../model/order';
import type { CampaignState, MechRow } from '../model/state';
import { board } from '../orders/board';
import type { AnyOrderDefinition, OrderDefinition, SheetContext } from '../orders/definition';
import { disembark } from '../orders/disembark';
import { exchangePilots } from '../orders/exchange-pilots';
import { move } from '../orders/move';
import { shutDown } from '../orders/shut-down';
import { announcement1 } from '../phases/announcement-1';
import { announcement2 } from '../phases/announcement-2';
import { movement } from '../phases/movement';
import { planning } from '../phases/planning';
import { preparation } from '../phases/preparation';
import type { Ruleset } from '../rulesets/ruleset';
import type { Resolution } from '../resolution';
import { means, resolutionOf } from './world';

const any = <O extends Order>(definition: OrderDefinition<O>): AnyOrderDefinition =>
  definition as unknown as AnyOrderDefinition;

export const MARCHING: Ruleset = {
  id: 'marching',
  phases: [preparation, planning, announcement1, movement, announcement2],
  orders: {
    'shut-down': any(shutDown),
    'exchange-pilots': any(exchangePilots),
    board: any(board),
    disembark: any(disembark),
    move: any(move),
  },
};

type Sheet = readonly object[];
type DataOf<T extends EventType> = Extract<CampaignEvent, { readonly type: T }>['data'];

/** Closes the open phase with these sheets, by force, and goes on to the next phase that takes orders. */
export const closed = (state: CampaignState, sheets: Readonly<Record<string, Sheet>>): Resolution => {
  const resolution = resolutionOf(state, { ruleset: MARCHING });
  closePhase(
    resolution,
    new Map(Object.entries(sheets).map(([force, orders]) => [force as ForceId, orders as readonly Order[]])),
  );
  return resolution;
};

/** The data of all events of one type, in order. */
export const dataOf = <T extends EventType>(resolution: Resolution, type: T): readonly DataOf<T>[] =>
  resolution.events.filter((event) => event.type === type).map((event) => event.data as DataOf<T>);

/** What a force knows, in the form that an order's functions take. */
export const contextOf = (state: CampaignState, force: string, earlier: Sheet = []): SheetContext => {
  const { catalog } = means();
  return {
    catalog,
    knowledge: knowledgeOf(state, catalog, { kind: 'force', force: force as ForceId }),
    earlier: earlier as readonly Order[],
  };
};

export const codes = (violations: readonly Violation[]): readonly string[] =>
  violations.map(({ code, pointer }) => `${code} ${pointer}`);

/** The mech of that id; throws when there is none. */
export const mechIn = (state: CampaignState, id: string): MechRow => {
  const mech = Object.values<MechRow>(state.mechs).find((row) => row.id === id);
  if (mech === undefined) throw new Error(`no mech ${id}`);
  return mech;
};
