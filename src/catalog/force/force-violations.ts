/** SETUP-11: everything that is wrong with a drafted force, at once. */
import { flatMap, violation, type Violation } from '../../kernel';
import type { Catalog } from '../model';
import type { DraftMech, ForceDraft, ForceOptions } from './draft';
import { isFielded, isLegalStart } from './legal-designs';
import { PILOT_RANKS, pilotQuota } from './pilots';

/** BV 2.0 at skill 4/5 of a draft's mechs; designs that do not exist count nothing. */
export const spentBv = (catalog: Catalog, mechs: readonly Pick<DraftMech, 'design'>[]): number =>
  mechs.reduce((sum, { design }) => sum + (catalog.mech(design)?.bv ?? 0), 0);

const designViolations = (
  catalog: Catalog,
  options: ForceOptions,
  faction: string,
  draft: ForceDraft,
): Violation[] =>
  flatMap(draft.mechs, ({ design }, index) => {
    const pointer = `/mechs/${index}/design`;
    const mech = catalog.mech(design);
    if (mech === null) return [violation('force/unknown-design', 'SETUP-3', pointer, { design })];
    if (!isFielded(mech)) return [violation('force/flies', 'SETUP-3', pointer, { design })];
    if (isLegalStart(catalog, options.startingList, faction, mech)) return [];
    return [violation('force/off-list', 'SETUP-3', pointer, { design, faction, list: options.startingList })];
  });

const seatViolations = (draft: ForceDraft): Violation[] => {
  const seatOf = new Map<number, number>();
  return flatMap(draft.mechs, ({ pilot }, index) => {
    if (pilot === null) return [];
    const pointer = `/mechs/${index}/pilot`;
    if (!Number.isInteger(pilot) || pilot < 0 || pilot >= draft.pilots.length)
      return [violation('force/unknown-pilot', 'SETUP-11', pointer, { pilot, pilots: draft.pilots.length })];
    const first = seatOf.get(pilot);
    if (first !== undefined)
      return [
        violation('force/pilot-in-two-mechs', 'SETUP-11', pointer, { pilot, mech: first, other: index }),
      ];
    seatOf.set(pilot, index);
    return [];
  });
};

const quotaViolations = (draft: ForceDraft): Violation[] => {
  const quota = pilotQuota(draft.mechs.length);
  const wrongRank = flatMap(draft.pilots, ({ rank }, index) =>
    PILOT_RANKS.includes(rank)
      ? []
      : [violation('force/unknown-rank', 'SETUP-5', `/pilots/${index}/rank`, { rank })],
  );
  const wrongCount = flatMap(PILOT_RANKS, (rank) => {
    const given = draft.pilots.filter((pilot) => pilot.rank === rank).length;
    return given === quota[rank]
      ? []
      : [violation('force/pilot-count', 'SETUP-5', '/pilots', { rank, given, wanted: quota[rank] })];
  });
  return [...wrongRank, ...wrongCount];
};

/**
 * SETUP-2, -3, -5, -11: unknown designs and designs off the list, BV over the budget, no mech at all, pilots
 * unknown, in two mechs, or not in the numbers of the ranks. Where the mechs stand is for the map's rules.
 * Pointers are into the draft.
 */
export const forceViolations = (
  catalog: Catalog,
  options: ForceOptions,
  faction: string,
  draft: ForceDraft,
): Violation[] => {
  const spent = spentBv(catalog, draft.mechs);
  return [
    ...(catalog.faction(faction) === null
      ? [violation('force/unknown-faction', 'SETUP-3', '', { faction })]
      : []),
    ...(draft.mechs.length === 0 ? [violation('force/no-mechs', 'SETUP-2', '/mechs')] : []),
    ...(spent > options.startingBv
      ? [
          violation('force/over-budget', 'SETUP-2', '/mechs', {
            spent,
            budget: options.startingBv,
            over: spent - options.startingBv,
          }),
        ]
      : []),
    ...designViolations(catalog, options, faction, draft),
    ...seatViolations(draft),
    ...quotaViolations(draft),
  ];
};
