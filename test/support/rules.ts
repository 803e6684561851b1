/**
 * For the rules seen from outside: closes phases with sheets as clients send them, and tells what each
 * audience gets.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import type { ForceId } from '../../src/kernel/ids';
import {
  battlesOf,
  closePhase,
  CURRENT_RULESET,
  knowledgeOf,
  optionsOf,
  parseOrders,
  previewSheet,
  Resolution,
  rowsOf,
  rulesetOf,
  tellOf,
  viewOf,
  type Audience,
  type BattleRow,
  type CampaignEvent,
  type CampaignState,
  type EventType,
  type MechRow,
  type Order,
  type Ruleset,
  type Told,
} from '../../src/rules';
import { means } from '../../src/rules/testing/world';

export const HUNCHBACK = 'hunchback-hbk-4g';
export const ruleset = rulesetOf(CURRENT_RULESET);
/** Of the campaign itself, which may be pinned to another than the current one. */
const rulesetIn = (state: CampaignState): Ruleset => rulesetOf(state.campaign.ruleset);
export const catalog = bundledCatalog();

export const audienceOf = (name: string): Audience =>
  name === 'gm' || name === 'observer' ? { kind: name } : { kind: 'force', force: name as ForceId };

const read = (state: CampaignState, sheet: readonly unknown[]): readonly Order[] => {
  const parsed = parseOrders(rulesetIn(state), sheet);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

/** Closes the open phase with these sheets and goes on to the next that waits. */
export const close = (
  state: CampaignState,
  sheets: Readonly<Record<string, readonly unknown[]>> = {},
  seed = 7,
): Resolution => {
  const resolution = new Resolution(state, means({ ruleset: rulesetIn(state), seed }));
  closePhase(
    resolution,
    new Map(Object.entries(sheets).map(([force, sheet]) => [force as ForceId, read(state, sheet)])),
  );
  return resolution;
};
export const after = (
  state: CampaignState,
  sheets: Readonly<Record<string, readonly unknown[]>> = {},
): CampaignState => close(state, sheets).state.finish();

type DataOf<T extends EventType> = Extract<CampaignEvent, { readonly type: T }>['data'];
export const dataOf = <T extends EventType>(resolution: Resolution, type: T): readonly DataOf<T>[] =>
  resolution.events.filter((event) => event.type === type).map((event) => event.data as DataOf<T>);

/** All that an audience is told, in order, with the types. */
export const toldTo = (
  resolution: Resolution,
  name: string,
): readonly { readonly type: string; readonly told: Told }[] =>
  resolution.events.flatMap((event) => {
    const told = tellOf(event, audienceOf(name));
    return told === null ? [] : [{ type: event.type, told }];
  });

export const known = (state: CampaignState, name: string) => knowledgeOf(state, catalog, audienceOf(name));
export const view = (state: CampaignState, name: string) =>
  viewOf(known(state, name), catalog, { seq: 0, ready: {} });
export const options = (state: CampaignState, name: string) =>
  optionsOf(rulesetIn(state), catalog, known(state, name));
export const battles = (state: CampaignState, name: string) => battlesOf(known(state, name));
export const codes = (state: CampaignState, name: string, sheet: readonly unknown[]): readonly string[] =>
  previewSheet(rulesetIn(state), catalog, known(state, name), read(state, sheet)).violations.map(
    ({ code, pointer }) => `${pointer} ${code}`,
  );

/** Everything that can reach a player at this moment. */
export const everything = (state: CampaignState, name: string): string =>
  JSON.stringify([view(state, name), options(state, name), battles(state, name)]);

export const mech = (state: CampaignState, id: string): MechRow => {
  const found = rowsOf(state.mechs).find((row) => row.id === id);
  if (found === undefined) throw new Error(`no mech ${id}`);
  return found;
};
export const onlyBattle = (state: CampaignState): BattleRow => {
  const [battle, ...others] = rowsOf(state.battles);
  if (battle === undefined || others.length > 0) throw new Error('not exactly one battle');
  return battle;
};
