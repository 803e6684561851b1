/**
 * What happens in a fight (BT-1), and what each event changes. Rolls stand in the events; nothing is rolled
 * here.
 */
import type { Hex } from '../../../kernel/hex';
import type { GameEvent } from '../../contract';
import type { Outcome, Roll, Side, TokenId } from '../../shapes';
import { counted } from '../../shared/rolls';
import { type Loss, withLosses } from './hit';
import type { Along, Attack, Edge, Mode, Question, State, Step, Unit } from '../model';
import { keptAlong, pairOf } from './sight';

interface Rolled {
  readonly rolls: readonly Roll[];
}

export type Event = GameEvent &
  Rolled &
  (
    | { readonly type: 'asked'; readonly question: Question }
    | { readonly type: 'deployed'; readonly unit: TokenId; readonly hex: Hex; readonly facing: number }
    | { readonly type: 'turn'; readonly turn: number }
    | { readonly type: 'initiative'; readonly order: readonly Side[] }
    | { readonly type: 'step'; readonly step: Step }
    | {
        readonly type: 'moved';
        readonly unit: TokenId;
        readonly mode: Mode;
        readonly way: readonly Hex[];
        readonly facing: number;
        readonly hexes: number;
        readonly mp: number;
      }
    | { readonly type: 'left'; readonly unit: TokenId; readonly edge: Edge }
    | { readonly type: 'sight'; readonly attack: Attack; readonly along: Along }
    | { readonly type: 'declared'; readonly attack: Attack }
    | {
        readonly type: 'shot';
        readonly unit: TokenId;
        readonly target: TokenId;
        readonly weapon: string;
        readonly needed: number;
        readonly losses: readonly Loss[];
      }
    | { readonly type: 'destroyed'; readonly unit: TokenId }
    | { readonly type: 'resigned'; readonly side: Side }
    | { readonly type: 'ended'; readonly outcome: Outcome }
  );

const changed = (state: State, id: TokenId, change: (unit: Unit) => Partial<Unit>): State => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, ...change(unit) } : unit)),
});
const acted = (state: State, id: TokenId, change: (unit: Unit) => Partial<Unit>): State => ({
  ...changed(state, id, change),
  question: null,
  last: state.units.find((unit) => unit.id === id)?.side ?? state.last,
});

/** One shot of each weapon's ammunition, from the first bin that has any. */
const spend = (unit: Unit, weapons: readonly string[]): Unit['bins'] => {
  const bins = [...unit.bins];
  for (const id of weapons) {
    const ammo = unit.sheet.weapons.find((one) => one.id === id)?.ammo ?? null;
    const index = ammo === null ? -1 : bins.findIndex((bin) => bin.ammo === ammo && bin.shots > 0);
    const bin = bins[index];
    if (bin !== undefined) bins[index] = { ...bin, shots: bin.shots - 1 };
  }
  return bins;
};

const after = (state: State, event: Event): State => {
  switch (event.type) {
    case 'asked':
      return { ...state, question: event.question, asked: state.asked + 1 };
    case 'deployed':
      return acted(state, event.unit, () => ({ hex: event.hex, facing: event.facing }));
    case 'turn':
      return {
        ...state,
        turn: event.turn,
        step: 'initiative',
        initiative: [],
        last: null,
        attacks: [],
        edges: {},
        units: state.units.map((unit) => ({ ...unit, moved: null, hasDeclared: false })),
      };
    case 'initiative':
      return { ...state, initiative: event.order };
    case 'step':
      return { ...state, step: event.step, last: null };
    case 'moved':
      return acted(state, event.unit, ({ hex }) => ({
        hex: event.way.at(-1) ?? hex,
        facing: event.facing,
        moved: { mode: event.mode, hexes: event.hexes },
      }));
    case 'left':
      return acted(state, event.unit, () => ({
        hex: null,
        gone: 'left',
        moved: { mode: 'run', hexes: 0 },
        hasDeclared: true,
      }));
    case 'sight':
      return {
        ...state,
        question: null,
        edges: {
          ...state.edges,
          [pairOf(event.attack.unit, event.attack.target)]: keptAlong(
            event.attack.unit,
            event.attack.target,
            event.along,
          ),
        },
      };
    case 'declared': {
      const { attack } = event;
      const next = acted(state, attack.unit, (unit) => ({
        hasDeclared: true,
        bins: spend(unit, attack.weapons),
      }));
      return attack.weapons.length === 0 ? next : { ...next, attacks: [...state.attacks, attack] };
    }
    case 'shot':
      return changed(state, event.target, ({ armor }) => ({ armor: withLosses(armor, event.losses) }));
    case 'destroyed':
      return changed(state, event.unit, () => ({ hex: null, gone: 'destroyed' }));
    case 'resigned':
      return {
        ...state,
        question: null,
        units: state.units.map((unit) =>
          unit.side === event.side && unit.gone === null ? { ...unit, hex: null, gone: 'left' } : unit,
        ),
      };
    case 'ended':
      return { ...state, outcome: event.outcome, question: null };
  }
};

export const apply = (state: State, event: Event): State => {
  const next = after(state, event);
  return { ...next, streams: counted(state, event, next.turn) };
};
