/** What each event changes of the state. */
import { flatMap } from '../../../../kernel';
import type { Hex } from '../../../../kernel/hex';
import type { TokenId } from '../../../shapes';
import { counted } from '../../../shared/rolls';
import { changesOf } from '../damage/after-damage';
import type { DamageEvent } from '../damage/events';
import { causeOf, damageTaken } from '../damage/phase-causes';
import { isRotary } from '../equipment/weapons/jamming';
import type { ShotEvent } from '../equipment/weapons/shot-event';
import { mascTurns } from '../equipment/body/masc';
import { afterHeat } from '../heat/heat-course';
import { weaponHeat } from '../heat/heat-made';
import { rubbleOf } from '../piloting/hazard/collapsed';
import { nextStun } from '../support/after-support';
import { spentFrom } from './fire/ammunition';
import type { Event } from './events';
import { underWayOf } from './going-on';
import { fighterOf, isIn, isRush, type State, type Unit, unitOf } from './model';

const changed = (state: State, id: TokenId, change: (unit: Unit) => Partial<Unit>): State => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, ...change(unit) } : unit)),
});
const acted = (state: State, id: TokenId, change: (unit: Unit) => Partial<Unit>): State => ({
  ...changed(state, id, change),
  question: null,
  last: unitOf(state, id)?.side ?? state.last,
});

const harmed = (state: State, event: DamageEvent): State => {
  const unit = unitOf(state, event.unit);
  if (unit === null) return state;
  const change = changesOf(fighterOf(state, unit), event);
  const cause = causeOf(event);
  const taken = damageTaken(event);
  // Where something hit changes nothing, as half of all damage events: then the unit stays the same object.
  if (cause === null && taken === 0 && Object.keys(change).length === 0) return state;
  return changed(state, event.unit, () => ({
    ...change,
    isFreshlyOut: unit.isFreshlyOut || (unit.isConscious && change.isConscious === false),
    phaseDamage: unit.phaseDamage + taken,
    causes: cause === null ? unit.causes : [...unit.causes, cause],
  }));
};

/** Heat, ammunition and jams of whoever fired; heat of the target. */
const fired = (state: State, event: ShotEvent, shots: number): State => {
  const heated = changed(state, event.unit, (unit) => ({ outsideHeat: unit.outsideHeat + event.heat }));
  return changed(heated, event.attacker, (unit) => {
    const fighter = fighterOf(state, unit);
    const mount = fighter.sheet.mounts.find(({ id }) => id === event.weapon);
    if (mount === undefined || !event.isFired) return {};
    return {
      weaponHeat: unit.weaponHeat + weaponHeat(mount.figures, shots),
      firedFrom: [...unit.firedFrom, mount.location],
      jammed: event.isJammed ? [...unit.jammed, mount.id] : unit.jammed,
      spent: mount.figures.flags.includes('oneshot') ? [...unit.spent, mount.id] : unit.spent,
      condition: event.bin === null ? unit.condition : spentFrom(fighter, event.bin, shots),
    };
  });
};

const shotsOf = ({ fire }: State, { attacker, weapon }: ShotEvent): number =>
  fire.find(({ unit }) => unit === attacker)?.shots.find(({ mount }) => mount === weapon)?.shots ?? 1;

const isIdle = ({ shots, isClearing }: State['fire'][number]): boolean =>
  shots.length === 0 && isClearing !== true;

const isFlying = ({ setup }: State, { sheet }: Unit): boolean => setup.sheets[sheet]?.support === 'vtol';

/** What clearing does not help. */
const stillJammed = ({ setup }: State, { sheet, jammed }: Unit): readonly string[] => {
  const mounts = setup.sheets[sheet]?.mounts ?? [];
  return jammed.filter((id) => !mounts.some((mount) => mount.id === id && isRotary(mount.figures)));
};

const newTurn = (state: State, turn: number): State => ({
  ...state,
  turn,
  step: 'initiative',
  initiative: [],
  last: null,
  fire: [],
  blows: [],
  units: state.units.map(({ isEjecting: _, ...unit }) => ({
    ...unit,
    moved: null,
    way: [],
    twist: 0,
    hasFired: false,
    hasStruck: false,
    jumped: 0,
    attempts: 0,
    weaponHeat: 0,
    outsideHeat: 0,
    firedFrom: [],
    isFreshlyOut: false,
    ...(unit.boosts === undefined
      ? {}
      : { boosts: { used: mascTurns(unit.boosts.used, unit.boosts.isOn), isOn: false } }),
    ...(unit.supportHarm === undefined ? {} : { supportHarm: nextStun(unit.supportHarm) }),
  })),
});

/** The field of the fight from then on has rubble there; its points are gone. */
const collapsed = (state: State, hex: Hex): State => {
  const { field } = state.setup;
  const terrain = field.hexes[hex] ?? {};
  const hexes = { ...field.hexes, [hex]: rubbleOf(terrain) };
  return {
    ...state,
    setup: { ...state.setup, field: { ...field, hexes } },
    ruins: { ...state.ruins, [hex]: terrain.building?.cf ?? 0 },
    units: state.units.map((unit) =>
      unit.hex === hex && unit.elevation > 0 ? { ...unit, elevation: isFlying(state, unit) ? 1 : 0 } : unit,
    ),
  };
};

const after = (state: State, event: Event): State => {
  switch (event.type) {
    case 'mines-laid': {
      const laid = event.hexes.map((hex) => ({ hex, side: event.side, isKnown: false }));
      return { ...state, mines: [...state.mines, ...laid] };
    }
    case 'asked':
      return { ...state, question: event.question, asked: state.asked + 1 };
    case 'deployed':
      return acted(state, event.unit, () => ({ hex: event.hex, facing: event.facing }));
    case 'turn':
      return newTurn(state, event.turn);
    case 'initiative':
      return { ...state, initiative: event.order };
    case 'step':
      return {
        ...state,
        step: event.step,
        last: null,
        ...(Object.keys(state.ruins).length === 0 ? {} : { ruinsBefore: state.ruins }),
      };
    case 'sets-out':
      return acted(state, event.unit, (unit) => ({
        moved: { mode: event.mode, hexes: underWayOf(unit)?.hexes ?? 0 },
        way: unit.hex === null ? [] : [unit.hex],
        ...(underWayOf(unit) === null ? {} : { underWay: null }),
      }));
    case 'stepped':
      return changed(state, event.unit, ({ way }) => ({
        hex: event.hex,
        elevation: event.elevation,
        facing: event.facing,
        way: way.at(-1) === event.hex ? way : [...way, event.hex],
      }));
    case 'moved':
      return changed(state, event.unit, () => ({
        moved: { mode: event.mode, hexes: event.hexes },
        jumped: event.jumped,
      }));
    case 'left':
      return acted(state, event.unit, () => ({ hex: null, left: event.edge }));
    case 'stood-up':
      return changed(state, event.unit, (unit) => ({
        isProne: !event.isUp,
        attempts: unit.attempts + 1,
      }));
    case 'boosted':
      return acted(state, event.unit, ({ boosts }) => ({ boosts: { used: boosts?.used ?? 0, isOn: true } }));
    case 'goes-on':
      return changed(state, event.unit, () => ({ underWay: event.underWay }));
    case 'went-prone':
      return changed(state, event.unit, () => ({ isProne: true }));
    case 'declared-fire':
      return {
        ...acted(state, event.fire.unit, () => ({ hasFired: true, twist: event.fire.twist })),
        fire: isIdle(event.fire) ? state.fire : [...state.fire, event.fire],
      };
    case 'declared-blow':
      return {
        ...acted(state, event.unit, ({ hasFired }) => ({
          hasStruck: true,
          hasFired: hasFired || (event.blow !== null && isRush(event.blow)),
        })),
        blows: [...state.blows, ...flatMap([event.blow, event.second], (blow) => blow ?? [])],
      };
    case 'fell':
      return changed(state, event.unit, () => ({ isProne: true, twist: 0, facing: event.facing }));
    case 'shaken':
      return changed(state, event.unit, (unit) => ({ causes: [...unit.causes, event.cause] }));
    case 'phase-over':
      return { ...state, units: state.units.map((unit) => ({ ...unit, phaseDamage: 0, causes: [] })) };
    case 'building-hit':
      return {
        ...state,
        ruins: { ...state.ruins, [event.hex]: (state.ruins[event.hex] ?? 0) + event.points },
      };
    case 'collapsed':
      return collapsed(state, event.hex);
    case 'resigned':
      return {
        ...state,
        question: state.question?.side === event.side ? null : state.question,
        units: state.units.map((unit) =>
          unit.side === event.side && isIn(unit) ? { ...unit, hasGivenUp: true } : unit,
        ),
      };
    case 'ended':
      return { ...state, outcome: event.outcome, question: null };
    case 'mine': {
      const { hex, side } = event.mine;
      return event.goesOff
        ? {
            ...state,
            mines: state.mines.map((mine) =>
              mine.hex === hex && mine.side === side ? { ...mine, isKnown: true } : mine,
            ),
          }
        : state;
    }
    case 'defended':
      return changed(state, event.unit, (unit) => {
        const mech = fighterOf(state, unit);
        const mount = mech.sheet.mounts.find(({ id }) => id === event.mount);
        return {
          weaponHeat: unit.weaponHeat + (mount === undefined ? 0 : weaponHeat(mount.figures, 1)),
          condition: event.bin === null ? unit.condition : spentFrom(mech, event.bin, 1),
        };
      });
    case 'beacon':
      return changed(state, event.unit, ({ beacons }) => ({
        beacons: [
          ...beacons,
          {
            side: event.side,
            location: event.location,
            ...(event.pod === undefined ? {} : { pod: event.pod }),
          },
        ],
      }));
    case 'will-eject':
      return changed(state, event.unit, () => ({ isEjecting: true }));
    case 'cleared':
      return event.isClear
        ? changed(state, event.unit, (unit) => ({ jammed: stillJammed(state, unit) }))
        : state;
    case 'marked':
    case 'check':
    case 'struck':
    case 'attack-dropped':
    case 'reported':
      return state;
    case 'shot':
      return fired(state, event, shotsOf(state, event));
    case 'heated':
    case 'reactor':
    case 'ammunition-heat':
      return changed(state, event.unit, (unit) => {
        const { heat, isShutDown } = afterHeat(fighterOf(state, unit), event);
        return { heat, isShutDown };
      });
    default:
      return harmed(state, event);
  }
};

/** Told by themselves, or not at all: they are in no account. */
const FOR_THEMSELVES = [
  'asked',
  'deployed',
  'turn',
  'initiative',
  'step',
  'left',
  'declared-fire',
  'declared-blow',
  'goes-on',
  'shaken',
  'phase-over',
  'resigned',
  'ended',
] as const;
type ForItself = Extract<Event, { readonly type: (typeof FOR_THEMSELVES)[number] }>;

export const isForItself = (event: Event): event is ForItself =>
  (FOR_THEMSELVES as readonly string[]).includes(event.type);

/** Never rolls; the state that came in stays as it was. */
export const apply = (state: State, event: Event): State => {
  const next = after(state, event);
  const account =
    event.type === 'reported' ? [] : isForItself(event) ? state.account : [...state.account, event];
  return { ...next, account, streams: counted(state, event, next.turn) };
};
