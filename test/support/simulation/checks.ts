/**
 * What must hold after every step of every campaign, whoever plays: each check gives one line for each thing
 * that does not hold.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { canonicalJson } from '../../../src/kernel/json/canonical-json';
import { sha256Hex } from '../../../src/kernel/hash';
import {
  apply,
  battlesOf,
  knowledgeOf,
  ledgerLines,
  offersOf,
  optionsOf,
  rulesetOf,
  viewOf,
  type Audience,
  type CampaignEvent,
  type CampaignState,
} from '../../../src/rules';
import { openBattles } from '../../../src/rules/combat/open-battles';
import { invariants } from '../../../src/rules/testing/invariants';
import { keptDesignFaults } from '../../../src/rules/testing/record-faults';
import { perform } from './perform';
import type { Played } from './play';

const texts = new WeakMap<CampaignState, string>();

/** Canonical; computed once a state. */
export const textOfState = (state: CampaignState): string => {
  const known = texts.get(state);
  if (known !== undefined) return known;
  const text = canonicalJson(state);
  texts.set(state, text);
  return text;
};

/** Of the state and the events of a step: equal hashes, equal outcomes. */
export const hashOf = (state: CampaignState, events: readonly CampaignEvent[]): string =>
  sha256Hex(`${textOfState(state)}${canonicalJson(events)}`);

/** The same value with the keys of all its objects in reverse order: what a store may make of it. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .reverse()
      .map((key) => [key, reversed((value as Record<string, unknown>)[key])]),
  );
};

/** A state as a store gives it back, with keys in another order than it had. */
export const loaded = (state: CampaignState, order: 'sorted' | 'reversed'): CampaignState => {
  const read = JSON.parse(textOfState(state)) as CampaignState;
  return order === 'sorted' ? read : (reversed(read) as CampaignState);
};

const sameEvents = (a: readonly CampaignEvent[], b: readonly CampaignEvent[]): string | null => {
  const [one, other] = [a, b].map((events) => events.map((event) => canonicalJson(event)));
  const at = (one ?? []).findIndex((text, index) => text !== other?.[index]);
  if (at < 0 && a.length === b.length) return null;
  const index = at < 0 ? Math.min(a.length, b.length) : at;
  return `event ${index} of ${a.length}: ${one?.[index]?.slice(0, 400) ?? 'none'} against ${other?.[index]?.slice(0, 400) ?? 'none'}`;
};

export const soundState = ({ state, openings }: Played): readonly string[] =>
  [state, ...openings.map((opening) => opening.state)].flatMap((one) => [
    ...invariants(one, bundledCatalog()),
    ...keptDesignFaults(one),
  ]);

/** No NaN, no undefined, no object of a class: what is written comes back as it was. */
export const soundEvents = ({ events }: Played): readonly string[] =>
  events.flatMap((event) => {
    try {
      const text = canonicalJson(event);
      return canonicalJson(JSON.parse(JSON.stringify(event))) === text
        ? []
        : [`${event.type} changes when it is written`];
    } catch (error) {
      return [`${event.type} cannot be written: ${String(error)}`];
    }
  });

/**
 * Folding the events gives the state of the live resolution, also when state and events were stored between.
 */
export const replays = ({ before, events, state }: Played): readonly string[] => {
  const stored = JSON.parse(JSON.stringify(events)) as readonly CampaignEvent[];
  const expected = textOfState(state);
  return [
    ...(textOfState(apply(before, events)) === expected
      ? []
      : ['the fold of the events differs from the live state']),
    ...(textOfState(apply(loaded(before, 'reversed'), stored)) === expected
      ? []
      : ['the fold of the stored events differs from the live state']),
  ];
};

/** A loaded state decides exactly as the one that grew in memory. */
export const decidesAlike =
  (order: 'sorted' | 'reversed') =>
  ({ before, step, surroundings, events, violations, state }: Played): readonly string[] => {
    const openings =
      step.command.do === 'rollback'
        ? surroundings.openings.map((one) => ({ ...one, state: loaded(one.state, order) }))
        : [];
    const again = perform(loaded(before, order), step, { ...surroundings, openings });
    const difference = sameEvents(events, again.events);
    return [
      ...(difference === null ? [] : [`a loaded state (${order}) decides otherwise: ${difference}`]),
      ...(canonicalJson(violations) === canonicalJson(again.violations)
        ? []
        : [`a loaded state (${order}) refuses otherwise`]),
      ...(textOfState(again.state) === textOfState(state)
        ? []
        : [`a loaded state (${order}) becomes another`]),
    ];
  };

/** SUP-9: the balance is the sum of the entries, for every force, always. */
export const ledgerKeeper = (): ((played: Played) => readonly string[]) => {
  const sums = new Map<string, number>();
  return ({ events, state }) => {
    const wrong: string[] = [];
    for (const event of events)
      for (const { force, amount, balance } of ledgerLines(event)) {
        const sum = (sums.get(force) ?? 0) + amount;
        sums.set(force, sum);
        if (sum !== balance)
          wrong.push(`${event.type} says that ${force} has ${balance}, its entries give ${sum}`);
      }
    for (const { id, account } of Object.values(state.forces))
      if ((sums.get(id) ?? 0) !== account)
        wrong.push(`${id} has ${account}, its entries give ${sums.get(id) ?? 0}`);
    return wrong;
  };
};

/**
 * Everything that an audience can read now, byte by byte as it is sent (ETags go by the bytes); throws for
 * what is no JSON.
 */
const everythingShown = (state: CampaignState, audience: Audience): string => {
  const catalog = bundledCatalog();
  const knowledge = knowledgeOf(state, catalog, audience);
  const shown = [
    viewOf(knowledge, catalog, { seq: 0, ready: {} }),
    optionsOf(rulesetOf(state.campaign.ruleset), catalog, knowledge),
    battlesOf(knowledge),
    offersOf(knowledge, catalog),
  ];
  canonicalJson(shown);
  return JSON.stringify(shown);
};

/** Views and options can be written for everybody, and do not depend on how a state was stored. */
export const showsAlike = ({ state }: Played): readonly string[] => {
  const other = loaded(state, 'reversed');
  const audiences: readonly Audience[] = [
    { kind: 'gm' },
    { kind: 'observer' },
    ...Object.values(state.forces).map(({ id }): Audience => ({ kind: 'force', force: id })),
  ];
  return audiences.flatMap((audience) => {
    try {
      return everythingShown(state, audience) === everythingShown(other, audience)
        ? []
        : [`a stored state shows ${JSON.stringify(audience)} something else`];
    } catch (error) {
      return [`${JSON.stringify(audience)} is shown what cannot be written: ${String(error)}`];
    }
  });
};

/**
 * ROUND-1, CMB-1, CMB-3, CMB-11: phases follow each other in their order, and battles are open only while
 * they are fought.
 */
export const inCourse = ({ events, before, state, surroundings, step }: Played): readonly string[] => {
  const { phases } = rulesetOf(state.campaign.ruleset);
  const places = phases.length;
  const placeOf = (phase: string, part: string | null): number =>
    phases.findIndex((one) => one.phase === phase && one.step === part);
  const wrong: string[] = [];
  let at = before.campaign.round * places + placeOf(before.campaign.phase, before.campaign.step);
  for (const event of events) {
    if (event.type === 'campaign-started') at = places - 1;
    if (event.type === 'campaign-rolled-back')
      at =
        event.data.state.campaign.round * places +
        placeOf(event.data.state.campaign.phase, event.data.state.campaign.step);
    if (event.type !== 'phase-opened') continue;
    const to = event.data.round * places + placeOf(event.data.phase, event.data.step);
    if (to !== at + 1) wrong.push(`${event.data.phase} of round ${event.data.round} opened out of its order`);
    at = to;
  }
  const open = openBattles(state);
  if (open.length > 0 && state.campaign.status !== 'finished' && state.campaign.step !== 'battles')
    wrong.push('battles are open outside of combat');
  const fighters = open.flatMap(({ setup }) => setup.units.map(({ id }) => id));
  if (new Set(fighters).size !== fighters.length) wrong.push('a mech fights two battles');
  for (const { setup } of open) {
    // Of three sides one may have nobody: it is on the field, shut down (CMB-6), while the others fight.
    const able = setup.sides.filter(({ side }) =>
      setup.units.some((unit) => unit.side === side && !unit.shutDown),
    );
    if (able.length < 2) wrong.push(`battle ${setup.battle} is fought by ${able.length} sides`);
  }
  // Whatever waits for nobody goes on by itself (ROUND-3, CMB-11).
  const opened = phases[placeOf(state.campaign.phase, state.campaign.step)];
  if (state.campaign.status === 'running' && opened?.takesOrders !== true && open.length === 0)
    wrong.push(`nothing goes on after ${step.command.do}`);
  if (
    state.campaign.status === 'running' &&
    (opened?.takesOrders === true) !== (state.campaign.deadline !== null)
  )
    wrong.push('a deadline where none belongs, or none where one does');
  if (surroundings.openings.some(({ epoch }) => epoch > state.campaign.epoch))
    wrong.push('an epoch came back');
  return wrong;
};
