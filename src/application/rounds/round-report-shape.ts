/** The report of a round, as its reader gets it. */
import type { ForceId } from '../../kernel';
import type { EventShape } from '../campaigns/feeds/records';
import type { AccountReport } from './accounts';
import type { DroppedOrder } from './dropped-orders';
import type { Fights } from './fight-shapes';
import type { Halted, MechChange } from './machines';
import type { PilotChange } from './pilot-change';
import type { BuildingChange, DepotChange } from './place-changes';

/** How a force stood when the round ended (END-1), and what it lost in its battles. */
export interface ForceLine {
  readonly force: string;
  readonly out: boolean;
  readonly bv: number;
  readonly tons: number;
  readonly buildings: number;
  readonly value: number;
  readonly mechs: number;
  readonly pilots: number;
  readonly lost: {
    readonly mechs: number;
    readonly bv: number;
    readonly pilotsDead: number;
    readonly pilotsCaptured: number;
  };
}

export interface RoundReport {
  readonly round: number;
  /** Nothing more will come, unless it is taken back. */
  readonly over: boolean;
  /** Whose report it is; null: the game master's, or an observer's. */
  readonly force: ForceId | null;
  /** Rollbacks that led back into this round, and why (END-2). */
  readonly takenBack: readonly {
    readonly phase: string;
    readonly step: string | null;
    readonly reason: string;
    readonly at: string;
  }[];
  readonly dropped: readonly DroppedOrder[];
  readonly halted: readonly Halted[];
  readonly accounts: readonly AccountReport[];
  readonly battles: Fights;
  readonly buildings: readonly BuildingChange[];
  readonly depots: readonly DepotChange[];
  readonly mechs: readonly MechChange[];
  readonly pilots: readonly PilotChange[];
  /** At the end of the round; empty before it, and in wars under rules that do not tell it. */
  readonly standing: readonly ForceLine[];
  /** Whatever else happened, as it was told. */
  readonly others: readonly EventShape[];
}
