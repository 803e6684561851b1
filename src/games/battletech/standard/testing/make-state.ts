/** A fight in the middle, for specs: who stands where, at which step. */
import { UNDAMAGED } from '../../../../catalog';
import type { Battlefield } from '../field/model';
import { type Known, known } from '../play/known';
import type { Entry, QuestionKind, Setup, State, Unit } from '../play/model';
import { open } from '../play/open';
import { makeField, makeSheet } from './make-mech';

export type Placed = { readonly id: string; readonly design: string } & Partial<Omit<Unit, 'id' | 'sheet'>>;

export const makeEntry = (id: string, sheet: string): Entry => ({
  id,
  sheet,
  condition: UNDAMAGED,
  gunnery: 4,
  piloting: 5,
  pilotHits: 0,
  heat: 0,
  isShutDown: false,
});

/** Ids that begin with `a` are of side and seat A, in the north; all others of B. Side a is asked. */
export const makeState = (
  step: QuestionKind,
  placed: readonly Placed[],
  changes: Partial<Pick<Setup, 'exits' | 'mines' | 'tempo'>> & { readonly field?: Battlefield } = {},
): State => {
  const ofA = placed.filter(({ id }) => id.startsWith('a'));
  const ofB = placed.filter(({ id }) => !id.startsWith('a'));
  const entries = (some: readonly Placed[]): readonly Entry[] =>
    some.map(({ id, design }) => makeEntry(id, design));
  const setup: Setup = {
    level: 'standard',
    field: makeField(),
    sheets: Object.fromEntries(placed.map(({ design }) => [design, makeSheet(design)])),
    forces: [
      { seat: 'A', side: 'a', zone: { west: 1, north: 1, east: 16, south: 3 }, units: entries(ofA) },
      { seat: 'B', side: 'b', zone: { west: 1, north: 15, east: 16, south: 17 }, units: entries(ofB) },
    ],
    exits: {},
    mines: [],
    tempo: 'blocks',
    turns: 40,
    ...changes,
  };
  const state = open(setup);
  return {
    ...state,
    step,
    initiative: ['a', 'b'],
    question: { id: `${step}.1`, kind: step, side: 'a', seats: ['A'] },
    units: state.units.map((unit) => {
      const { design: _, ...rest } = placed.find(({ id }) => id === unit.id) ?? { design: '' };
      return { ...unit, ...rest };
    }),
  };
};

/** The same as the seat A knows it. */
export const makeKnown = (...given: Parameters<typeof makeState>): Known =>
  known(makeState(...given), { kind: 'seat', seat: 'A' });
