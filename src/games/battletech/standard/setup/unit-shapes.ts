/** What setups and questions to the probe send alike of a unit: where it stands, and what it lacks. */
import {
  about,
  bounded,
  choice,
  closed,
  figures,
  list,
  object,
  optional,
  type Shape,
  text,
  whole,
} from '../../../../kernel/shape';

export const hex = about(text(4, 4), 'Column and row from `0101`; even columns lie half a hex lower');

const points = figures(whole(0, 999), 20, 8);

/** `slot`: how a slot of the record sheet is named, from 1. */
export const conditionIn = <Location extends string>(slot: {
  readonly location: Shape<Location>;
  readonly slot: Shape<number>;
}) =>
  closed(
    object({
      armor: optional(points),
      structure: optional(points),
      slots: optional(bounded(list(closed(object({ ...slot, state: choice('hit', 'destroyed') })), 0, 100))),
      ammunition: optional(bounded(list(closed(object({ ...slot, shots: whole(0, 999) })), 0, 100))),
    }),
  );
