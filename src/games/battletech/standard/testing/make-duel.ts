/** Two mechs that stand and shoot at each other, turn by turn, for specs: fire, damage, heat, pilots. */
import { UNDAMAGED } from '../../../../catalog';
import type { Dice } from '../../../../kernel';
import type { Frame, GameEvent } from '../../../contract';
import { counted } from '../../../shared/rolls';
import { afterDamage } from '../damage/after-damage';
import type { DamageEvent } from '../damage/events';
import { wakePilot } from '../damage/pilot/waking';
import { UNHARMED } from '../damage/victim';
import { mostShots } from '../equipment/weapons/jamming';
import { resolveShot } from '../equipment/weapons/resolve-shot';
import type { ShotEvent } from '../equipment/weapons/shot-event';
import { afterHeat, type Heated, type HeatEvent } from '../heat/heat-course';
import { heatMade, weaponHeat } from '../heat/heat-made';
import { heatPhase } from '../heat/heat-phase';
import { brokenParts, isWhole, shotsIn } from '../mech/body';
import type { Bin, Mount, Sheet } from '../mech/sheet';

export interface Duel {
  readonly mechs: readonly Heated[];
  readonly events: readonly GameEvent[];
}
type Event = DamageEvent | HeatEvent | ShotEvent;

const fresh = (id: string, sheet: Sheet): Heated => ({
  id,
  sheet,
  condition: UNDAMAGED,
  pilotHits: 0,
  isConscious: true,
  harm: UNHARMED,
  heat: 0,
  isShutDown: false,
});
const after = (mech: Heated, event: Event): Heated => {
  if (event.type === 'shot') return mech;
  return event.type === 'heated' || event.type === 'reactor' || event.type === 'ammunition-heat'
    ? afterHeat(mech, event)
    : afterDamage(mech, event);
};
const binFor = (mech: Heated, { figures: { weapon } }: Mount): Bin | undefined =>
  mech.sheet.bins.find(
    (bin) =>
      bin.figures.ammunition?.type === weapon?.ammunition &&
      bin.figures.ammunition?.rackSize === weapon?.rackSize &&
      shotsIn(mech, bin) > 0,
  );
const spent = (mech: Heated, { location, slot }: Bin, shots: number): Heated => ({
  ...mech,
  condition: {
    ...mech.condition,
    ammunition: [
      ...mech.condition.ammunition.filter((one) => one.location !== location || one.slot !== slot),
      { location, slot, shots },
    ],
  },
});

class DuelCourse {
  readonly events: Event[] = [];
  state: Frame = { epoch: 0, turn: 1, step: 'fire', streams: {} };

  constructor(
    public mechs: readonly Heated[],
    readonly dice: Dice,
  ) {}

  victim(id: string): Heated {
    return this.mechs.find((mech) => mech.id === id) as Heated;
  }
  put(mech: Heated): void {
    this.mechs = this.mechs.map((one) => (one.id === mech.id ? mech : one));
  }
  add(event: Event): void {
    this.events.push(event);
    this.put(after(this.victim(event.unit), event));
    this.state = { ...this.state, streams: counted(this.state, event) };
  }
}

/** Everything that still works, at 7, in the front. Returns the heat that it makes. */
const fireAll = (course: DuelCourse, attacker: string, target: string): number => {
  const { sheet, isConscious, isShutDown } = course.victim(attacker);
  if (!isConscious || isShutDown) return 0;
  let heat = 0;
  for (const weapon of sheet.mounts) {
    const mech = course.victim(attacker);
    if (weapon.figures.weapon === null || !isWhole(mech, weapon)) continue;
    const bin = binFor(mech, weapon);
    if (weapon.figures.weapon.ammunition >= 0 && bin === undefined) continue;
    const most = mostShots(weapon.figures);
    const shots = bin === undefined ? 1 : Math.min(most, shotsIn(mech, bin));
    if (bin !== undefined) course.put(spent(mech, bin, shotsIn(mech, bin) - shots));
    heat += weaponHeat(weapon.figures, shots);
    resolveShot(course, {
      attacker,
      weapon,
      target,
      needed: 7,
      table: 'normal',
      side: 'front',
      guidance: 0,
      isDefended: false,
      munition: bin?.figures ?? null,
      range: 'medium',
      shots,
      isHeating: false,
    });
  }
  return heat;
};

const endTurn = (course: DuelCourse, id: string, weapons: number): void => {
  const mech = course.victim(id);
  if (mech.harm.out !== null) return;
  const made = heatMade({
    movement: 0,
    weapons,
    engineHits: brokenParts(mech, 'engine'),
    isRunning: !mech.isShutDown,
    isStealthOn: false,
    outside: 0,
  });
  heatPhase(course, id, made, { depth: 0, isProne: false });
  wakePilot(course, id);
};

/** Up to `turns`; ends when one is out. */
export const fightDuel = (sheets: readonly [Sheet, Sheet], dice: Dice, turns: number): Duel => {
  const course = new DuelCourse([fresh('a', sheets[0]), fresh('b', sheets[1])], dice);
  for (let turn = 1; turn <= turns && course.mechs.every(({ harm }) => harm.out === null); turn += 1) {
    course.state = { epoch: 0, turn, step: 'fire', streams: {} };
    const a = fireAll(course, 'a', 'b');
    const b = fireAll(course, 'b', 'a');
    course.state = { ...course.state, step: 'heat' };
    endTurn(course, 'a', a);
    endTurn(course, 'b', b);
  }
  return course;
};
