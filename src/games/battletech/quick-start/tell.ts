/** What everybody hears of an event (GAM-6, GAM-10): all of it, on this level. */
import { type Params, type Telling, text, type Words, words } from '../../shapes';
import type { Event } from './events';
import { gunWords } from '../gun-words';
import { type State, type Unit, unitOf } from '../model';
import { toldRolls } from '../told-rolls';

const nameOf = (state: State, id: string): string => unitOf(state, id)?.sheet.name ?? id;
const weaponWords = (unit: Unit | null, id: string): Words =>
  gunWords(unit?.sheet.weapons.find((one) => one.id === id) ?? { name: id });

const said = (
  state: State,
  event: Event,
): readonly [code: string, params: Params, tokens: readonly string[]] | null => {
  switch (event.type) {
    case 'asked':
    case 'step':
      return null;
    case 'deployed':
      return ['bt.event.deployed', { unit: nameOf(state, event.unit), hex: event.hex }, [event.unit]];
    case 'turn':
      return ['bt.event.turn', { turn: event.turn }, []];
    case 'initiative':
      return event.order.length === 0
        ? ['bt.event.initiative-equal', {}, []]
        : ['bt.event.initiative', { side: words(`bt.side.${event.order[1] ?? ''}`) }, []];
    case 'moved':
      return [
        `bt.event.${event.mode}`,
        {
          unit: nameOf(state, event.unit),
          hex: event.way.at(-1) ?? unitOf(state, event.unit)?.hex ?? '',
          mp: event.mp,
        },
        [event.unit],
      ];
    case 'left':
      return ['bt.event.left', { unit: nameOf(state, event.unit) }, [event.unit]];
    case 'sight':
      return [
        'bt.event.sight',
        { unit: nameOf(state, event.attack.target), along: words(`bt.along.${event.along}`) },
        [event.attack.target],
      ];
    case 'declared': {
      const { unit, target, weapons } = event.attack;
      return weapons.length === 0
        ? ['bt.event.holds-fire', { unit: nameOf(state, unit) }, [unit]]
        : [
            'bt.event.declared',
            { unit: nameOf(state, unit), target: nameOf(state, target), count: weapons.length },
            [unit, target],
          ];
    }
    case 'shot': {
      const shooter = unitOf(state, event.unit);
      const params = {
        unit: nameOf(state, event.unit),
        target: nameOf(state, event.target),
        weapon: weaponWords(shooter, event.weapon),
      };
      const [first] = event.losses;
      if (event.rolls.length < 2) return ['bt.event.missed', params, [event.unit, event.target]];
      const points = event.losses.reduce((sum, loss) => sum + loss.points, 0);
      return [
        'bt.event.hit',
        { ...params, points, location: words(`bt.location.${first?.location ?? 'none'}`) },
        [event.unit, event.target],
      ];
    }
    case 'destroyed':
      return ['bt.event.destroyed', { unit: nameOf(state, event.unit) }, [event.unit]];
    case 'resigned':
      return ['bt.event.resigned', { side: words(`bt.side.${event.side}`) }, []];
    case 'ended':
      return ['bt.event.ended', { reason: event.outcome.reason }, []];
  }
};

export const tell = (before: State, event: Event): Telling | null => {
  const line = said(before, event);
  return line === null
    ? null
    : { type: event.type, text: text(line[0], line[1]), tokens: line[2], rolls: toldRolls(event.rolls) };
};
