/**
 * A force before the start as it is drafted: what each tap does to it. Legal or not is for the server to say.
 */
export const RANKS = ['elite', 'veteran', 'regular', 'green'] as const;
export type Rank = (typeof RANKS)[number];

export interface DraftMech {
  readonly design: string;
  readonly name: string | null;
  /** Index into the pilots. */
  readonly pilot: number | null;
  readonly hex: string | null;
}
export interface DraftPilot {
  readonly rank: Rank;
  readonly name: string | null;
}
export interface Draft {
  readonly mechs: readonly DraftMech[];
  readonly pilots: readonly DraftPilot[];
}

export const EMPTY: Draft = { mechs: [], pilots: [] };

export const mechOf = (draft: Draft, pilot: number): number =>
  draft.mechs.findIndex((mech) => mech.pilot === pilot);

/** The best pilot without a mech; null: all have one. */
export function freePilot(draft: Draft, rank: Rank | null = null): number | null {
  const free = draft.pilots
    .map((pilot, index) => ({ pilot, index }))
    .filter(({ pilot, index }) => mechOf(draft, index) < 0 && (rank === null || pilot.rank === rank))
    .sort((a, b) => RANKS.indexOf(a.pilot.rank) - RANKS.indexOf(b.pilot.rank) || a.index - b.index);
  return free[0]?.index ?? null;
}

export const addMech = (draft: Draft, design: string): Draft => ({
  ...draft,
  mechs: [...draft.mechs, { design, name: null, pilot: freePilot(draft), hex: null }],
});

export const removeMech = (draft: Draft, at: number): Draft => ({
  ...draft,
  mechs: draft.mechs.filter((_, index) => index !== at),
});

const change = <T>(list: readonly T[], at: number, changes: Partial<T>): readonly T[] =>
  list.map((one, index) => (index === at ? { ...one, ...changes } : one));

export const changeMech = (draft: Draft, at: number, changes: Partial<DraftMech>): Draft => ({
  ...draft,
  mechs: change(draft.mechs, at, changes),
});
export const changePilot = (draft: Draft, at: number, changes: Partial<DraftPilot>): Draft => ({
  ...draft,
  pilots: change(draft.pilots, at, changes),
});

/** Puts a pilot into a mech. One who sits elsewhere changes places with the pilot of this one. */
export function seatPilot(draft: Draft, at: number, pilot: number | null): Draft {
  const before = draft.mechs[at]?.pilot ?? null;
  return {
    ...draft,
    mechs: draft.mechs.map((mech, index) => {
      if (index === at) return { ...mech, pilot };
      return pilot !== null && mech.pilot === pilot ? { ...mech, pilot: before } : mech;
    }),
  };
}

export const addPilot = (draft: Draft, rank: Rank): Draft => ({
  ...draft,
  pilots: [...draft.pilots, { rank, name: null }],
});

/** Who leaves leaves a seat empty; the others keep theirs. */
export const removePilot = (draft: Draft, at: number): Draft => ({
  pilots: draft.pilots.filter((_, index) => index !== at),
  mechs: draft.mechs.map((mech) =>
    mech.pilot === null || mech.pilot < at
      ? mech
      : { ...mech, pilot: mech.pilot === at ? null : mech.pilot - 1 },
  ),
});

/** What the server wants of a rank. */
export interface Wanted {
  readonly rank: Rank;
  readonly wanted: number;
}

/** As many of each rank as the server wants. The last without a mech and a name go first. */
export function withWanted(draft: Draft, wanted: readonly Wanted[]): Draft {
  let next = draft;
  for (const { rank, wanted: count } of wanted) {
    const of = (): number[] => next.pilots.flatMap((pilot, index) => (pilot.rank === rank ? [index] : []));
    while (of().length < count) next = addPilot(next, rank);
    while (of().length > count) {
      const worth = (index: number): number =>
        (mechOf(next, index) >= 0 ? 2 : 0) + (next.pilots[index]?.name == null ? 0 : 1);
      const least = of().reduce((a, b) => (worth(b) <= worth(a) ? b : a));
      next = removePilot(next, least);
    }
  }
  return next;
}

/** One line of a list, with the design that it means. */
export interface Pick {
  readonly design: string;
  readonly pilot: {
    readonly name: string | null;
    readonly rank: Rank | null;
    readonly gunnery: number | null;
  } | null;
}

/**
 * Adds mechs of a list. Named ranks are kept where such a pilot is free; of the others the better shots get
 * the better ranks.
 */
export function withPicks(draft: Draft, picks: readonly Pick[]): Draft {
  const first = draft.mechs.length;
  let next: Draft = {
    ...draft,
    mechs: [...draft.mechs, ...picks.map(({ design }) => ({ design, name: null, pilot: null, hex: null }))],
  };
  const order = picks
    .map((pick, index) => ({ pick, index }))
    .sort(
      (a, b) =>
        Number(b.pick.pilot?.rank != null) - Number(a.pick.pilot?.rank != null) ||
        (a.pick.pilot?.gunnery ?? 99) - (b.pick.pilot?.gunnery ?? 99) ||
        a.index - b.index,
    );
  for (const { pick, index } of order) {
    const pilot = (pick.pilot?.rank == null ? null : freePilot(next, pick.pilot.rank)) ?? freePilot(next);
    if (pilot === null) continue;
    next = seatPilot(next, first + index, pilot);
    if (pick.pilot?.name != null) next = changePilot(next, pilot, { name: pick.pilot.name });
  }
  return next;
}

/** Without mechs; the pilots stay, unnamed. */
export const cleared = (draft: Draft): Draft => ({
  mechs: [],
  pilots: draft.pilots.map(({ rank }) => ({ rank, name: null })),
});

/** Pilots of a list who sit in no mech: their names go to free pilots of that rank. */
export function withNames(
  draft: Draft,
  names: readonly { readonly rank: Rank; readonly name: string }[],
): Draft {
  let next = draft;
  for (const { rank, name } of names) {
    const at = next.pilots.findIndex(
      (pilot, index) => pilot.rank === rank && pilot.name === null && mechOf(next, index) < 0,
    );
    if (at >= 0) next = changePilot(next, at, { name });
  }
  return next;
}
