/**
 * battle-ended (CMB-5, CMB-7 to CMB-9, CMB-11, CMB-12): a report is applied as a whole, or the battle is
 * called off. Who fought is told what became of every unit, and of their own pilots where they are; everybody
 * else that a battle is over.
 */
import { type BattleId, flatMap, type ForceId, type ReportId, type Roll } from '../../../kernel';
import { leavesPlay, type MechOutcome, type Outcome, type PilotOutcome } from '../../combat/outcome';
import { type Audience, isForce, mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { ALONE } from '../beside';
import { defineEvent } from '../definition';

export interface BattleEnded extends Outcome {
  readonly battle: BattleId;
  readonly hex: Hex;
  /** Forces that fought in it. */
  readonly forces: readonly ForceId[];
  /** Without fog of war everybody is told which battle. */
  readonly open: boolean;
  readonly state: 'done' | 'called-off';
  /** The report that counts; null: called off, or lost without a fight. */
  readonly report: ReportId | null;
  readonly winner: string | null;
  readonly reason: string | null;
  readonly turns: number;
  readonly rolls: readonly Roll[];
}

/**
 * What is told of it: all to who fought, to others at most where it was. Names are left out in feeds of older
 * releases.
 */
export interface BattleEndedTold {
  readonly battle?: string;
  readonly hex?: string;
  readonly state?: 'done' | 'called-off';
  readonly winner?: string | null;
  readonly reason?: string | null;
  readonly turns?: number;
  readonly sides?: readonly { readonly side: string; readonly forces: readonly string[] }[];
  readonly mechs?: readonly {
    readonly mech: string;
    readonly force: string;
    readonly change: MechOutcome['change'];
    readonly fate: string;
    readonly name?: string;
    readonly design?: string;
  }[];
  readonly pilots?: readonly {
    readonly pilot: string;
    readonly force: string;
    readonly hits: number;
    readonly status: PilotOutcome['status'];
    readonly hex: string | null;
    readonly captor?: string | null;
    readonly name?: string;
  }[];
  readonly buildings?: BattleEnded['buildings'];
  readonly rolls?: readonly Roll[];
  readonly salvage?: readonly { readonly unit: string; readonly force: string; readonly design: string }[];
}

const tellPilot = (to: Audience, { pilot, force, hits, status, hex, captor }: PilotOutcome) => {
  if (to.kind === 'gm') return { pilot, force, hits, status, hex, captor };
  const isOwn = isForce(to, force);
  const holds = isForce(to, captor);
  // DEP-5: their owner is not told where a prisoner is; where an enemy's pilot is stored is their own affair.
  return { pilot, force, hits, status, hex: (isOwn && status === 'stored') || holds ? hex : null };
};

export const battleEnded = defineEvent<'battle-ended', BattleEnded, BattleEndedTold>({
  type: 'battle-ended',
  apply: (draft, data) => {
    draft.patch('battles', data.battle, {
      state: data.state,
      report: data.report,
      winner: data.winner,
      dueAt: null,
    });
    for (const one of Object.values(draft.reports))
      if (one.battle === data.battle && one.state !== 'superseded')
        draft.patch('reports', one.id, { state: one.id === data.report ? 'applied' : 'superseded' });
    for (const { mech, change, condition, pilot, hex, enteredFrom, inHexSince, withdrawn } of data.mechs)
      if (leavesPlay(change)) draft.remove('mechs', mech);
      else draft.patch('mechs', mech, { condition, pilot, hex, enteredFrom, inHexSince, withdrawn });
    for (const { pilot, hits, status, hex, captor } of data.pilots)
      if (status === 'gone') draft.remove('pilots', pilot);
      else draft.patch('pilots', pilot, { hits, status, hex, captor, rested: false });
    for (const { building, cp } of data.buildings) draft.patch('buildings', building, { cp });
  },
  tell: (data, to, beside = ALONE) => {
    const { battle, hex, state, winner, reason, turns } = data;
    const fought = mayKnow(to, ...data.forces);
    if (!fought) return data.open ? { battle, hex, state, winner } : {};
    // Who fights in a battle sees its setup whole but for mines (SIGHT-4), names and pilots too.
    const setup = beside.setup(battle);
    const units = new Map(setup?.units.map((unit) => [unit.id, unit]));
    const pilots = new Map(
      flatMap(setup?.units ?? [], ({ pilot }) => (pilot === null ? [] : [[pilot.id, pilot] as const])),
    );
    const called = (pilot: string) => {
      const name = pilots.get(pilot)?.name;
      return name === undefined ? {} : { name };
    };
    const named = (mech: string) => {
      const unit = units.get(mech);
      return unit === undefined ? {} : { name: unit.name, design: unit.design };
    };
    return {
      battle,
      hex,
      state,
      winner,
      reason,
      turns,
      ...(setup === null ? {} : { sides: setup.sides.map(({ side, forces }) => ({ side, forces })) }),
      mechs: data.mechs.map(({ mech, force, change, fate }) => ({
        mech,
        force,
        change,
        fate,
        ...named(mech),
      })),
      pilots: data.pilots.map((one) => ({ ...tellPilot(to, one), ...called(one.pilot) })),
      buildings: data.buildings,
      rolls: data.rolls,
      salvage: data.salvage.map(({ unit, force, design }) => ({ unit, force, design })),
    };
  },
});
