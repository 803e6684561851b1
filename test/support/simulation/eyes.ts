/**
 * A witness of what each player was ever shown: nothing that they are told may name an enemy mech or pilot
 * that they never met.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { canonicalJson } from '../../../src/kernel/json/canonical-json';
import { knowledgeOf, rowsOf, tellOf, textOf, type Audience, type CampaignState } from '../../../src/rules';
import { forcesIn } from '../../../src/rules/combat/battle-sides';
import type { Played } from './play';

const idsOf = (state: CampaignState): readonly string[] => [
  ...Object.keys(state.mechs),
  ...Object.keys(state.pilots),
];

/**
 * Ids of mechs and pilots that the force owns, sees, remembers, holds, was offered, or has met in a battle.
 */
const shownTo = (state: CampaignState, force: string): readonly string[] => {
  const knowledge = knowledgeOf(state, bundledCatalog(), { kind: 'force', force: force as never });
  const battles = rowsOf(state.battles).filter((battle) =>
    forcesIn(battle.setup).some((one) => one === force),
  );
  return [
    ...Object.keys(knowledge.mechs),
    ...Object.keys(knowledge.pilots),
    ...knowledge.others.map(({ id }) => id),
    ...knowledge.prisoners.map(({ id }) => id),
    // Whoever names prisoners in an offer tells of them themselves (DEP-5).
    ...knowledge.offers.flatMap(({ give, take }) => [...give.prisoners, ...take.prisoners]),
    ...battles.flatMap(({ setup }) =>
      setup.units.flatMap(({ id, pilot }) => [id, ...(pilot === null ? [] : [pilot.id])]),
    ),
  ];
};

const audienceOf = (force: string): Audience =>
  force === 'observer' ? { kind: 'observer' } : { kind: 'force', force: force as never };

/**
 * Gives a line for each thing told that its listener cannot know, and for each line of text with a hole in
 * it.
 */
export const eyes = (): ((played: Played) => readonly string[]) => {
  const known = new Map<string, Set<string>>();
  const look = (state: CampaignState): void => {
    for (const id of Object.keys(state.forces)) {
      const set = known.get(id) ?? new Set<string>();
      for (const one of shownTo(state, id)) set.add(one);
      known.set(id, set);
    }
  };
  return ({ before, state, events, openings, step }) => {
    look(before);
    for (const opening of openings) look(opening.state);
    look(state);
    const all = new Set([...idsOf(before), ...idsOf(state)]);
    const wrong: string[] = [];
    for (const event of events)
      for (const listener of [...Object.keys(state.forces), 'observer']) {
        const told = tellOf(event, audienceOf(listener));
        if (told === null) continue;
        const text = canonicalJson(told);
        // Who frees pilots of their team-mate meets them there (DEP-5).
        if (event.type === 'pilots-taken' && event.data.by === listener)
          for (const { pilot } of event.data.pilots) known.get(listener)?.add(pilot);
        if (event.type !== 'campaign-finished')
          for (const [id] of text.matchAll(/[0-9a-f]{24}/g))
            if (all.has(id) && known.get(listener)?.has(id) !== true)
              wrong.push(
                `${step.command.do}: ${event.type} tells ${listener} of ${id}, whom they never met: ${text.slice(0, 300)}`,
              );
        for (const language of ['en', 'de'] as const) {
          const line = textOf(event.type, told, language);
          if (/undefined|NaN|\[object|\bnull\b/.test(line)) wrong.push(`${event.type} reads "${line}"`);
        }
      }
    return wrong;
  };
};
