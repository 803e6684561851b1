/** A unit's whole movement as one sentence: its way, and what happened on it. */
import { type Words, words } from '../../../shapes';
import type { Event } from '../play/events';
import { type State, type Unit, unitOf } from '../play/model';
import type { Sentence } from './attack';
import { happenedWords } from './happened';
import { joined } from './list';
import { facingWords, gaitOf, nameOf, sheetOf, wayText } from './names';

type SetsOut = Extract<Event, { readonly type: 'sets-out' }>;

const hexesWords = (count: number): Words =>
  count === 1 ? words('bt.say.one-hex') : words('bt.say.hexes', { count });

/** Steps by its own will come first; then what is done to it. */
const wentBy = (
  state: State,
  unit: Unit,
  mode: SetsOut['mode'],
  moved: Extract<Event, { readonly type: 'moved' }>,
): Words => {
  const facing = facingWords(unit.facing);
  if (unit.way.length < 2)
    return words('bt.say.turns', { hex: unit.way[0] ?? unit.hex ?? '', facing, mp: moved.mp });
  return words(`bt.say.${gaitOf(sheetOf(state, unit.id), mode)}`, {
    way: wayText(unit.way),
    facing,
    hexes: hexesWords(unit.way.length - 1),
    mp: moved.mp,
  });
};

const stays = ({ isProne, isShutDown, isConscious, hex }: Unit): Words => {
  const how = isShutDown ? 'shut-down' : !isConscious ? 'unconscious' : isProne ? 'prone' : 'stands';
  return words(`bt.say.stays-${how}`, { hex: hex ?? '' });
};

export const movementSentence = (state: State, start: SetsOut, rest: readonly Event[]): Sentence | null => {
  const unit = unitOf(state, start.unit);
  if (unit === null) return null;
  const moved = rest.find((event) => event.type === 'moved');
  const went =
    moved !== undefined
      ? [wentBy(state, unit, start.mode, moved)]
      : start.mode === 'stand'
        ? [stays(unit)]
        : [];
  const after = happenedWords(state, rest, start.unit);
  const what = [...went, ...after];
  if (what.length === 0) return null;
  return [
    went.length === 0 ? 'bt.event.about' : 'bt.event.does',
    { unit: nameOf(state, start.unit), what: joined('clause', what) },
    [start.unit],
  ];
};
