/** Whatever happens to units one after the other, in clauses: rolls, falls, steps, damage. */
import { flatMap } from '../../../../kernel';
import { type TokenId, type Words, words } from '../../../shapes';
import type { DamageEvent } from '../damage/events';
import type { Sheet } from '../mech/sheet';
import type { Event } from '../play/events';
import type { State } from '../play/model';
import { harmWords, isHarm } from './harm';
import { facingWords, mountWords, nameOf, sheetOf, sideWords } from './names';
import { joined } from './list';
import { rolledWords } from './rolled';

const outcomeOf = (isGood: boolean): Words => words(isGood ? 'bt.say.succeeds' : 'bt.say.fails');

/** A clause for each; none: nothing worth one. */
const clauseOf = (sheet: Sheet | null, event: Event): readonly Words[] => {
  switch (event.type) {
    case 'check':
      if (event.cause === 'fall-side' || event.cause === 'swerve') return [];
      return event.rolls.map((roll) =>
        words('bt.say.check', {
          cause: words(`bt.cause.${event.cause}`),
          rolled: rolledWords(roll, event.terms),
          outcome: outcomeOf(roll.success === true),
        }),
      );
    case 'boosted':
      return event.rolls.map((roll) =>
        words(event.holds ? 'bt.say.boost-holds' : 'bt.say.boost-fails', {
          item: mountWords(sheet, event.mount),
          rolled: rolledWords(roll, []),
        }),
      );
    case 'mine':
      return event.rolls.map((roll) =>
        words(event.goesOff ? 'bt.say.mine' : 'bt.say.mine-silent', {
          hex: event.mine.hex,
          rolled: rolledWords(roll, []),
        }),
      );
    case 'fell':
      return [
        ...(event.why === null ? [] : [words(`bt.why.${event.why}`)]),
        event.levels === 0
          ? words('bt.say.falls', { facing: facingWords(event.facing) })
          : words('bt.say.falls-deep', { levels: event.levels, facing: facingWords(event.facing) }),
      ];
    case 'stood-up':
      return [words(event.isUp ? 'bt.say.stands-up' : 'bt.say.stays-down')];
    case 'went-prone':
      return [words('bt.say.goes-prone')];
    case 'attack-dropped':
      return [words('bt.say.drops-attack', { attack: words(`bt.attack.${event.attack}`) })];
    case 'defended':
      return [words('bt.say.defended')];
    case 'will-eject':
      return [words('bt.say.will-eject')];
    case 'marked':
      return [words('bt.say.marked', { side: sideWords(event.side) })];
    case 'cleared':
      return event.rolls.map((roll) =>
        words(event.isClear ? 'bt.say.cleared' : 'bt.say.not-cleared', { rolled: rolledWords(roll, []) }),
      );
    case 'beacon': {
      const location = words(`bt.location.${event.location}`);
      return [
        event.pod === undefined
          ? words('bt.say.beacon', { location })
          : words('bt.say.pod', { pod: words(`bt.pod.${event.pod}`), location }),
      ];
    }
    case 'building-hit':
      return [
        words(event.unit === null ? 'bt.say.building-hit' : 'bt.say.building', {
          hex: event.hex,
          points: event.points,
        }),
      ];
    case 'collapsed':
      return [words('bt.say.collapses', { hex: event.hex })];
    case 'stepped':
      return event.how === 'steps' ? [] : [words(`bt.say.${event.how}`, { hex: event.hex })];
    case 'heated':
      return [
        words('bt.say.heat', {
          before: event.heat + event.sunk - event.made,
          made: event.made,
          sunk: event.sunk,
          heat: event.heat,
        }),
      ];
    case 'reactor': {
      const [roll] = event.rolls;
      const said = words(event.isShutDown ? 'bt.say.reactor-off' : 'bt.say.reactor-on');
      return [
        roll === undefined ? said : words('bt.say.reactor', { rolled: rolledWords(roll, []), outcome: said }),
      ];
    }
    case 'ammunition-heat':
      return event.rolls.map((roll) =>
        words(event.isSafe ? 'bt.say.ammunition-holds' : 'bt.say.ammunition-fails', {
          rolled: rolledWords(roll, []),
        }),
      );
    default:
      return [];
  }
};

const unitOfEvent = (event: Event): TokenId | null => ('unit' in event ? event.unit : null);

interface Run {
  readonly unit: TokenId | null;
  readonly isHarm: boolean;
  readonly events: Event[];
}

/** Events of one unit and kind in a row. */
const runsOf = (events: readonly Event[]): readonly Run[] => {
  const runs: Run[] = [];
  for (const event of events) {
    const [unit, last] = [unitOfEvent(event), runs.at(-1)];
    if (last !== undefined && last.unit === unit && last.isHarm === isHarm(event)) last.events.push(event);
    else runs.push({ unit, isHarm: isHarm(event), events: [event] });
  }
  return runs;
};

/** `about`: who is spoken of already; what happens to others is said with their name. */
export const happenedWords = (state: State, events: readonly Event[], about: TokenId): readonly Words[] => {
  let spoken: TokenId | null = about;
  return flatMap(runsOf(events), ({ unit, isHarm: isHurt, events: run }) => {
    const groups = isHurt ? harmWords(sheetOf(state, unit ?? ''), run as readonly DamageEvent[]) : [];
    const clauses = isHurt
      ? groups.length === 0
        ? []
        : [joined('hit', groups)]
      : flatMap(run, (event) => clauseOf(sheetOf(state, unit ?? ''), event));
    if (clauses.length === 0) return [];
    if (unit === null || unit === spoken) return clauses;
    spoken = unit;
    const [first, ...more] = clauses;
    if (first === undefined) return [];
    return [words('bt.say.unit', { unit: nameOf(state, unit), what: first }), ...more];
  });
};
