/** What a match came to, from its log (MAT-7). */
import {
  battletech,
  type Edge,
  type Event,
  type StandardEvent,
  type StandardState,
  type State,
} from '../../../games/battletech';
import type { PlayedMatch } from '../../capabilities';

/** Over which edge a unit left, and in which row it stood before. */
export interface Exit {
  readonly edge: Edge;
  readonly row: number;
}

export interface Replayed {
  readonly state: State | StandardState;
  readonly exits: ReadonlyMap<string, Exit>;
}

const rowOf = (hex: string | null): number => Number(hex?.slice(2) ?? 1);

/** Throws for what no match of this system is: it is read from the server's own log. */
export const replay = ({ version, setup, events }: PlayedMatch): Replayed => {
  const read = battletech.readSetup(setup);
  if (!read.ok || version !== battletech.version) throw new RangeError('no match of this system');
  const exits = new Map<string, Exit>();
  let state = battletech.open(read.value);
  for (const event of events as readonly (Event | StandardEvent)[]) {
    if (event.type === 'left') {
      const { hex = null } = state.units.find(({ id }) => id === event.unit) ?? {};
      exits.set(event.unit, { edge: event.edge, row: rowOf(hex) });
    }
    state = battletech.apply(state, event);
  }
  return { state, exits };
};
