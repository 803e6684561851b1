/** An agent that does anything legal (BT-6): what a bot is measured with. */
import type { Chance } from '../../../../kernel';
import { canEnd } from '../movement/model';
import { standUp } from '../piloting/fall/stand-up';
import { mpNow, reachNow } from '../play/going-on';
import { fighterOf, isThere, type Unit } from '../play/model';
import type { Known } from '../play/known';
import type { Command } from '../play/orders';
import { blowsOf, chancesOf, waiting } from '../play/questions';
import { placesFor } from '../menus/deploy';
import type { Agent } from './play-out';

const deploy = (known: Known, unit: Unit, chance: Chance): Command => ({
  type: 'deploy',
  unit: unit.id,
  hex: chance.one(placesFor(known, unit)),
  facing: chance.int(0, 5),
});

const move = (known: Known, unit: Unit, chance: Chance): Command => {
  const stay: Command = { type: 'stand', unit: unit.id };
  if (!isThere(unit)) return stay;
  const mech = fighterOf(known, unit);
  if (standUp(mech, mpNow(known, unit, mech, 'run')).possible)
    return { type: 'stand-up', unit: unit.id, mode: 'run' };
  const mode = chance.one(['walk', 'run', 'jump'] as const);
  const reach = reachNow(known, unit, mech, mode);
  const ends = reach?.nodes.filter((node) => node !== reach.start && canEnd(reach, node)) ?? [];
  return ends.length === 0 ? stay : { type: 'move', unit: unit.id, mode, node: chance.one(ends) };
};

/** All that bears on one of its targets. */
const fire = (known: Known, unit: Unit, chance: Chance): Command => {
  const chances = chancesOf(known, unit);
  const first = chance.pick(chances);
  const shots = chances
    .filter(({ target, twist }) => target === first?.target && twist === first.twist)
    .map(({ mount, target }) => ({ mount, target, shots: 1 }));
  return { type: 'fire', fire: { unit: unit.id, twist: first?.twist ?? 0, shots } };
};

export const randomAgent =
  (chance: Chance): Agent =>
  (known, seat) => {
    const side = known.question?.side ?? '';
    const unit = chance.one(waiting(known, side).filter((one) => one.seat === seat));
    if (known.step === 'deployment') return deploy(known, unit, chance);
    if (known.step === 'movement') return move(known, unit, chance);
    if (known.step === 'fire') return fire(known, unit, chance);
    const blow = chance.pick(blowsOf(known, unit));
    return {
      type: 'strike',
      unit: unit.id,
      blow: blow === null ? null : { unit: unit.id, target: blow.target, attack: blow.attack },
    };
  };
