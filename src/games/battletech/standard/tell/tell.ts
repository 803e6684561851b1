/** What everybody hears of an event under the standard rules (BT-7, GAM-6, GAM-10): all but mines that nobody knows. */
import { flatMap } from '../../../../kernel';
import type { Audience } from '../../../contract';
import { type Params, type Telling, text, type Words, words } from '../../../shapes';
import { toldRolls } from '../../told-rolls';
import type { Event } from '../play/events';
import type { Fire, State } from '../play/model';
import { blowSentence, type Sentence, shotSentence } from './attack';
import { happenedWords } from './happened';
import { gathered, joined } from './list';
import { movementSentence } from './movement';
import { mountWords, nameOf, sheetOf, sideWords } from './names';

const sideOf = ({ setup }: State, audience: Audience): string | null =>
  audience.kind === 'seat' ? (setup.forces.find(({ seat }) => seat === audience.seat)?.side ?? null) : null;

/** A mine that stays silent is heard of by those only who know it. */
const heardBy = (state: State, events: readonly Event[], audience: Audience): readonly Event[] => {
  if (audience.kind === 'gm') return events;
  const side = sideOf(state, audience);
  const isKnown = (mine: State['mines'][number] | undefined): boolean =>
    mine !== undefined && (mine.isKnown || mine.side === side);
  return events.filter(
    (event) =>
      event.type !== 'mine' ||
      event.goesOff ||
      isKnown(
        state.mines.find(({ hex, side: whose }) => hex === event.mine.hex && whose === event.mine.side),
      ),
  );
};

/** Nothing is told of a mech that stays cool. */
const isCool = (events: readonly Event[]): boolean =>
  events.every((event) => event.type === 'heated' && event.heat === 0 && event.sunk === event.made);

const about = (state: State, unit: string, events: readonly Event[]): Sentence | null => {
  if (isCool(events)) return null;
  const clauses = happenedWords(state, events, unit);
  return clauses.length === 0
    ? null
    : ['bt.event.about', { unit: nameOf(state, unit), what: joined('clause', clauses) }, [unit]];
};

const account = (state: State, events: readonly Event[]): Sentence | null => {
  const [first, ...rest] = events;
  if (first === undefined) return null;
  switch (first.type) {
    case 'shot':
      return shotSentence(state, first, rest);
    case 'struck':
      return blowSentence(state, first, rest);
    case 'sets-out':
      return movementSentence(state, first, rest);
    default:
      return 'unit' in first && first.unit !== null ? about(state, first.unit, events) : null;
  }
};

const aimedAt = (state: State, { unit, shots }: Fire): Words => {
  const targets = [...new Set(shots.map(({ target }) => target))];
  const sheet = sheetOf(state, unit);
  return joined(
    'clause',
    targets.map((target) =>
      words('bt.say.aims', {
        target: nameOf(state, target),
        weapons: joined(
          'comma',
          gathered(shots.filter((one) => one.target === target).map(({ mount }) => mountWords(sheet, mount))),
        ),
      }),
    ),
  );
};

const declared = (before: State, fire: Fire): Sentence | null => {
  const unit = nameOf(before, fire.unit);
  if (fire.isClearing === true) return ['bt.event.clears', { unit }, [fire.unit]];
  // Who could fire at nobody was not asked, and nothing is said of it.
  if (fire.shots.length === 0)
    return before.question === null ? null : ['bt.event.holds-fire', { unit }, [fire.unit]];
  const targets = fire.shots.map(({ target }) => target);
  return [
    `bt.event.aims${fire.twist === 0 ? '' : fire.twist < 0 ? '-left' : '-right'}`,
    { unit, what: aimedAt(before, fire) },
    [...new Set([fire.unit, ...targets])],
  ];
};

const sentence = (before: State, event: Event): Sentence | null => {
  switch (event.type) {
    case 'mines-laid':
      return ['bt.event.mines-laid', { side: sideWords(event.side), hex: event.hexes.join(', ') }, []];
    case 'deployed':
      return ['bt.event.deployed', { unit: nameOf(before, event.unit), hex: event.hex }, [event.unit]];
    case 'turn':
      return ['bt.event.turn', { turn: event.turn }, []];
    case 'initiative': {
      const sides = [...new Set(before.setup.forces.map(({ side }) => side))];
      const rolled = joined(
        'comma',
        sides.map((side, index) =>
          words('bt.say.initiative', { side: sideWords(side), total: event.rolls[index]?.total ?? 0 }),
        ),
      );
      const winner = event.order.at(-1);
      return winner === undefined
        ? ['bt.event.rolled-equal', { rolled }, []]
        : ['bt.event.rolled-initiative', { rolled, side: sideWords(winner) }, []];
    }
    case 'left':
      return [
        'bt.event.left-over',
        { unit: nameOf(before, event.unit), edge: words(`bt.over-edge.${event.edge}`) },
        [event.unit],
      ];
    case 'declared-fire':
      return declared(before, event.fire);
    case 'declared-blow': {
      const { blow, second } = event;
      if (blow === null) return null;
      const unit = nameOf(before, blow.unit);
      const attack = words(`bt.attack.${blow.attack}`);
      const target = nameOf(before, blow.target);
      if (second === undefined)
        return ['bt.event.declares-blow', { unit, target, attack }, [blow.unit, blow.target]];
      const params: Params = {
        ...{ unit, target, attack },
        other: nameOf(before, second.target),
        second: words(`bt.attack.${second.attack}`),
      };
      return ['bt.event.declares-blows', params, [...new Set([blow.unit, blow.target, second.target])]];
    }
    case 'resigned':
      return ['bt.event.resigned', { side: sideWords(event.side) }, []];
    case 'ended':
      return ['bt.event.ended', { reason: event.outcome.reason }, []];
    default:
      return null;
  }
};

export const tell = (before: State, event: Event, audience: Audience): Telling | null => {
  // A side alone knows that it has laid mines, and where.
  if (event.type === 'mines-laid' && audience.kind !== 'gm' && sideOf(before, audience) !== event.side)
    return null;
  const isReport = event.type === 'reported';
  const events = isReport ? heardBy(before, before.account as readonly Event[], audience) : [event];
  const line = isReport ? account(before, events) : sentence(before, event);
  if (line === null) return null;
  const [code, params, tokens] = line;
  return {
    type: isReport ? (events[0]?.type ?? event.type) : event.type,
    text: text(code, params),
    tokens,
    rolls: toldRolls(flatMap(events, ({ rolls }) => rolls)),
  };
};
