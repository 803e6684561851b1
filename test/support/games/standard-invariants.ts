/** What must hold in every fight under BattleTech's standard rules (BT-2), event by event. */
import type {
  StandardEvent as Event,
  StandardState as State,
  StandardUnit as Unit,
} from '../../../src/games/battletech';

const isThere = ({ hex, left, harm, hasGivenUp }: Unit): boolean =>
  hex !== null && left === null && harm.out === null && !hasGivenUp;

const isWithin = (left: Readonly<Record<string, number>>, full: Readonly<Record<string, number>>): boolean =>
  Object.entries(left).every(([location, points]) => points >= 0 && points <= (full[location] ?? 0));

const unitFault = ({ setup }: State, unit: Unit): string | null => {
  const sheet = setup.sheets[unit.sheet];
  if (sheet === undefined) return 'no sheet';
  const { armor, structure, ammunition } = unit.condition;
  if (!isWithin(armor, sheet.armor) || !isWithin(structure, sheet.structure)) return 'points out of bounds';
  for (const { location, slot, shots } of ammunition) {
    const bin = sheet.bins.find((one) => one.location === location && one.slot === slot);
    if (shots < 0 || (bin !== undefined && shots > bin.shots)) return 'shots out of bounds';
  }
  if (unit.heat < 0 || !Number.isInteger(unit.heat)) return 'heat out of bounds';
  if (unit.pilotHits < 0 || unit.pilotHits > 6) return 'hits of the pilot out of bounds';
  if (unit.left !== null && !(setup.exits[unit.side] ?? []).includes(unit.left))
    return 'left over a closed edge';
  return null;
};

/** Of the whole state, between two events; null: none. */
export const stateFault = (state: State): string | null => {
  const hexes = state.units.filter(isThere).map(({ hex }) => hex);
  if (new Set(hexes).size < hexes.length) return 'two units in one hex';
  for (const unit of state.units) {
    const fault = unitFault(state, unit);
    if (fault !== null) return `${fault}: ${unit.id}`;
  }
  return null;
};

/** Who does something of their own will in the event, at this moment. */
const actorOf = (event: Event): string | null => {
  switch (event.type) {
    case 'sets-out':
    case 'moved':
    case 'left':
    case 'stood-up':
    case 'went-prone':
    case 'declared-blow':
    case 'cleared':
    case 'ejected':
    case 'will-eject':
      return event.unit;
    case 'stepped':
      return event.how === 'steps' ? event.unit : null;
    case 'declared-fire':
      return event.fire.unit;
    default:
      return null;
  }
};
/** What was declared is carried out though its actor has fallen since: they acted as the phase began. */
const attackerOf = (event: Event): string | null =>
  event.type === 'shot' ? event.attacker : event.type === 'struck' ? event.blow.unit : null;

const isAlive = ({ units }: State, id: string): boolean =>
  units.some((unit) => unit.id === id && isThere(unit));

/** `phase`: the state in which the phase began. Null: nobody acts who is out of the fight. */
export const actorFault = (phase: State, before: State, event: Event): string | null => {
  const [actor, attacker] = [actorOf(event), attackerOf(event)];
  // Whoever dies on the way has still moved; the movement is told as over.
  const isOver = event.type === 'moved' && isAlive(phase, event.unit);
  if (actor !== null && !isOver && !isAlive(before, actor)) return `${event.type} by ${actor}, who is out`;
  return attacker === null || isAlive(phase, attacker) ? null : `${event.type} by ${attacker}, who was out`;
};
