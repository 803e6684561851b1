/** What happens in a fight under the standard rules. Rolls stand in the events; nothing is rolled here. */
import type { Location } from '../../../../catalog';
import type { Hex } from '../../../../kernel/hex';
import type { GameEvent } from '../../../contract';
import type { Outcome, Side, Term, TokenId } from '../../../shapes';
import type { DamageEvent } from '../damage/events';
import type { Pod } from '../equipment/electronics/pods';
import type { BinPlace, ShotEvent } from '../equipment/weapons/shot-event';
import type { HeatEvent } from '../heat/heat-course';
import type { Mode } from '../mech/model';
import type { Failure } from '../piloting/automatic';
import type { Cause, PhaseCause } from '../piloting/causes';
import type { Mine } from '../piloting/hazard/mines';
import type { Blow, Edge, Fire, Question, Step, UnderWay } from './model';

type Own =
  | { readonly type: 'mines-laid'; readonly side: Side; readonly hexes: readonly Hex[] }
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'deployed'; readonly unit: TokenId; readonly hex: Hex; readonly facing: number }
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'initiative'; readonly order: readonly Side[] }
  | { readonly type: 'step'; readonly step: Step }
  /** A movement begins. `stand`: it stays where it is. */
  | { readonly type: 'sets-out'; readonly unit: TokenId; readonly mode: Mode }
  | {
      readonly type: 'stepped';
      readonly unit: TokenId;
      readonly hex: Hex;
      readonly elevation: number;
      readonly facing: number;
      readonly how: 'steps' | 'skids' | 'pushed' | 'follows' | 'swerves';
    }
  /** A movement is over. */
  | {
      readonly type: 'moved';
      readonly unit: TokenId;
      readonly mode: Mode;
      readonly hexes: number;
      readonly jumped: number;
      /** Up to where it came. */
      readonly mp: number;
    }
  | { readonly type: 'left'; readonly unit: TokenId; readonly edge: Edge }
  | { readonly type: 'stood-up'; readonly unit: TokenId; readonly isUp: boolean }
  /** MASC or a supercharger was used: it holds or fails. */
  | {
      readonly type: 'boosted';
      readonly unit: TokenId;
      readonly mount: string;
      readonly holds: boolean;
    }
  /** Its movement is not over: its player decides anew. */
  | { readonly type: 'goes-on'; readonly unit: TokenId; readonly underWay: UnderWay }
  | { readonly type: 'went-prone'; readonly unit: TokenId }
  | { readonly type: 'declared-fire'; readonly fire: Fire }
  /** `second`: the right arm's punch with the left arm's. */
  | {
      readonly type: 'declared-blow';
      readonly unit: TokenId;
      readonly blow: Blow | null;
      readonly second?: Blow;
    }
  /** A roll of its own: piloting, with what its number is made of; the side of a fall. */
  | {
      readonly type: 'check';
      readonly unit: TokenId;
      readonly cause: Cause | 'pilot-unhurt' | 'fall-side' | 'swerve';
      readonly terms: readonly Term[];
    }
  /** Rolled for by whoever enters its hex. Who does not know it hears of it only if it goes off. */
  | {
      readonly type: 'mine';
      readonly unit: TokenId;
      readonly mine: Pick<Mine, 'hex' | 'side'>;
      readonly goesOff: boolean;
    }
  /** `cause`: the roll that failed; `why`: there was none. */
  | {
      readonly type: 'fell';
      readonly unit: TokenId;
      readonly levels: number;
      readonly facing: number;
      readonly cause: Cause | null;
      readonly why: Failure | null;
    }
  | {
      readonly type: 'struck';
      readonly blow: Blow;
      readonly needed: number;
      readonly terms: readonly Term[];
      readonly isHit: boolean;
    }
  /** A charge or a death from above that comes to nothing before its roll. */
  | {
      readonly type: 'attack-dropped';
      readonly unit: TokenId;
      readonly target: TokenId;
      readonly attack: Blow['attack'];
    }
  /** An anti-missile system of the unit has worked against the salvo before. `bin`: null: it spends none. */
  | {
      readonly type: 'defended';
      readonly unit: TokenId;
      readonly mount: string;
      readonly bin: BinPlace | null;
    }
  | {
      readonly type: 'beacon';
      readonly unit: TokenId;
      readonly side: Side;
      readonly location: Location;
      readonly pod?: Pod;
    }
  /** A TAG of the side has marked it for the turn. */
  | { readonly type: 'marked'; readonly unit: TokenId; readonly side: Side }
  /** The try to clear its rotary autocannons. */
  | { readonly type: 'cleared'; readonly unit: TokenId; readonly isClear: boolean }
  | { readonly type: 'will-eject'; readonly unit: TokenId }
  | { readonly type: 'shaken'; readonly unit: TokenId; readonly cause: PhaseCause }
  | { readonly type: 'phase-over' }
  /** What the account of the state holds is told now, as one: a shot with all that it did, a whole movement. */
  | { readonly type: 'reported' }
  /** `unit`: who goes through its walls; null: fire takes the points. */
  | {
      readonly type: 'building-hit';
      readonly hex: Hex;
      readonly points: number;
      readonly unit: TokenId | null;
    }
  /** Rubble now; who stood in it stands on the ground, before they fall. */
  | { readonly type: 'collapsed'; readonly hex: Hex; readonly unit: null }
  | { readonly type: 'resigned'; readonly side: Side }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type Event = GameEvent & (Own | DamageEvent | ShotEvent | HeatEvent);
