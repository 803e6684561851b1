/** What the bot decided, as a client would send it. */
import type { Order } from '../../../shapes';
import { canEnd, type Reach } from '../movement/model';
import { elevationAt } from '../movement/ground/spots';
import { reachNow } from '../play/going-on';
import type { Known } from '../play/known';
import { type Aimed, fighterOf, isThere, unitOf } from '../play/model';
import type { Command } from '../play/orders';
import { blowsOf } from '../play/questions';
import { othersFor, PUNCH_BOTH } from '../play/blows/two-punches';

const degrees = (facing: number): number => facing * 60;

/** Whether the movement may end in the hex on more than one level. */
const isOnSeveral = (reach: Reach, spot: number): boolean => {
  const hex = reach.spots.hex[spot];
  return reach.nodes.some((node) => {
    const other = Math.floor(node / 6);
    return other !== spot && reach.spots.hex[other] === hex && canEnd(reach, node);
  });
};

const moved = (known: Known, { unit: token, mode, node }: Extract<Command, { type: 'move' }>): Order => {
  const unit = unitOf(known, token);
  if (unit === null || !isThere(unit)) throw new RangeError(`${token} is not on the field`);
  const reach = reachNow(known, unit, fighterOf(known, unit), mode);
  if (reach === null) throw new RangeError(`${token} cannot go so`);
  const spot = Math.floor(node / 6);
  const to = reach.spots.ground.hexes[reach.spots.hex[spot] ?? 0];
  return {
    type: mode,
    token,
    to,
    facing: degrees(node % 6),
    ...(isOnSeveral(reach, spot) ? { level: elevationAt(reach.spots, spot) } : {}),
  };
};

const modeOf = ({ shots, munition, isHeating }: Aimed): string | null => {
  if (isHeating === true) return 'heats';
  return munition ?? (shots > 1 ? `${shots}` : null);
};

const struck = (known: Known, { unit: token, blow, second }: Extract<Command, { type: 'strike' }>): Order => {
  if (blow === null) return { type: 'hold', token };
  const { target } = blow;
  if (second === undefined) return { type: 'strike', token, target, attack: blow.attack };
  const unit = unitOf(known, token);
  const others = unit === null ? [] : othersFor(blowsOf(known, unit), target);
  const other = others.length > 1 ? { other: second.target } : {};
  return { type: 'strike', token, target, attack: PUNCH_BOTH, ...other };
};

export const orderOf = (known: Known, command: Command): Order => {
  switch (command.type) {
    case 'deploy':
      return { type: 'deploy', token: command.unit, place: command.hex, facing: degrees(command.facing) };
    case 'move':
      return moved(known, command);
    case 'rush':
      return { type: command.attack, token: command.unit, target: command.target, to: command.hex };
    case 'fire': {
      const { unit: token, twist, shots } = command.fire;
      if (shots.length === 0) return { type: 'hold-fire', token };
      const attacks = shots.map((aimed) => ({ row: aimed.mount, column: aimed.target, mode: modeOf(aimed) }));
      return { type: 'fire', token, twist, attacks };
    }
    case 'strike': {
      return struck(known, command);
    }
    default: {
      const { unit, ...rest } = command;
      return { ...rest, token: unit };
    }
  }
};
