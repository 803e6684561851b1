/** What happens in a match. Rolls stand in the events; `apply` rolls nothing. */
import type { GameEvent } from '../../contract';
import type { Order, Outcome, Point, Seat, TokenId } from '../../shapes';
import type { Current, Question } from '../model/state';
import type { Piece, Template } from '../model/terrain';

export type Reason = 'attack' | 'fumble' | 'push' | 'one-shot' | 'special' | 'capture' | 'ammo' | 'repair';

export type Event = GameEvent &
  (
    | { readonly type: 'asked'; readonly question: Question }
    | { readonly type: 'answered'; readonly seat: Seat; readonly order: Order }
    | { readonly type: 'pooled'; readonly pieces: readonly Template[] }
    /** `first` null: equal, and rolled again. */
    | { readonly type: 'first-rolled'; readonly first: Seat | null }
    | { readonly type: 'placed'; readonly piece: Piece }
    | { readonly type: 'dropped'; readonly pieces: readonly string[] }
    | { readonly type: 'deploying' }
    | { readonly type: 'deployed'; readonly unit: TokenId; readonly at: Point; readonly facing: number }
    | { readonly type: 'turn'; readonly turn: number; readonly round: number; readonly seat: Seat }
    | { readonly type: 'zone'; readonly seat: Seat; readonly points: number }
    | { readonly type: 'ordered'; readonly current: Current }
    | { readonly type: 'went'; readonly current: Current }
    | { readonly type: 'broke-away'; readonly unit: TokenId; readonly success: boolean }
    | {
        readonly type: 'moved';
        readonly unit: TokenId;
        readonly how: Current['how'];
        readonly path: readonly Point[];
        readonly facing: number;
      }
    | { readonly type: 'towed'; readonly unit: TokenId; readonly at: Point }
    | { readonly type: 'turned'; readonly unit: TokenId; readonly facing: number }
    | { readonly type: 'left'; readonly unit: TokenId }
    | {
        readonly type: 'attacked';
        readonly unit: TokenId;
        readonly kind: Current['kind'] | 'ram' | 'charge' | 'dfa';
        readonly targets: readonly TokenId[];
        readonly hits: readonly TokenId[];
        readonly isCritical: boolean;
        readonly isFumble: boolean;
      }
    | {
        readonly type: 'damaged';
        readonly unit: TokenId;
        readonly clicks: number;
        readonly by: Seat | null;
        readonly why: Reason;
      }
    /** A building lost so many construction points. */
    | {
        readonly type: 'razed';
        readonly unit: TokenId;
        readonly slot: Current['slot'];
        readonly piece: string;
        readonly cp: number;
      }
    | { readonly type: 'fists'; readonly unit: TokenId; readonly clicks: number }
    | { readonly type: 'repaired'; readonly unit: TokenId; readonly clicks: number }
    | {
        readonly type: 'eliminated';
        readonly unit: TokenId;
        readonly to: Seat | null;
        readonly points: number;
      }
    | { readonly type: 'captured'; readonly unit: TokenId; readonly by: TokenId }
    | { readonly type: 'freed'; readonly unit: TokenId }
    | { readonly type: 'turncoat'; readonly unit: TokenId; readonly seat: Seat }
    | { readonly type: 'heated'; readonly unit: TokenId; readonly clicks: number }
    | { readonly type: 'singed'; readonly unit: TokenId }
    | { readonly type: 'cooled'; readonly unit: TokenId; readonly clicks: number }
    /** `happens`: what the effect threatens came true. */
    | {
        readonly type: 'heat-effect';
        readonly unit: TokenId;
        readonly effect: string;
        readonly happens: boolean;
      }
    | { readonly type: 'shut-down'; readonly unit: TokenId }
    | { readonly type: 'restarted'; readonly unit: TokenId }
    | { readonly type: 'done'; readonly units: readonly TokenId[] }
    | { readonly type: 'rested'; readonly units: readonly TokenId[] }
    | { readonly type: 'proposed'; readonly seat: Seat }
    | { readonly type: 'voted'; readonly agreed: boolean }
    | { readonly type: 'resumed' }
    | { readonly type: 'withdrawn'; readonly seat: Seat }
    | { readonly type: 'drawn-lots'; readonly order: readonly Seat[] }
    | { readonly type: 'ended'; readonly outcome: Outcome }
  );
export type EventOf<Type extends Event['type']> = Event & { readonly type: Type };
