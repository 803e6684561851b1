/**
 * battle-ended (CMB-5, CMB-7 to CMB-9, CMB-11, CMB-12): a report is applied as a whole, or the battle is called off. Who fought is told
 * what became of every unit, and of his own pilots where they are; everybody else that a battle is over.
 */
import type { BattleId, ForceId, ReportId, Roll } from '../../../kernel';
import { leavesPlay, type Outcome, type PilotOutcome } from '../../combat/outcome';
import { type Audience, isForce, mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
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

const tellPilot = (to: Audience, { pilot, force, hits, status, hex, captor }: PilotOutcome) => {
  if (to.kind === 'gm') return { pilot, force, hits, status, hex, captor };
  const isOwn = isForce(to, force);
  const holds = isForce(to, captor);
  // DEP-5: his owner is not told where a prisoner is; where an enemy's pilot is stored is his own affair.
  return { pilot, force, hits, status, hex: (isOwn && status === 'stored') || holds ? hex : null };
};

export const battleEnded = defineEvent<'battle-ended', BattleEnded>({
  type: 'battle-ended',
  apply: (draft, data) => {
    draft.patch('battles', data.battle, { state: data.state, report: data.report, winner: data.winner, dueAt: null });
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
  tell: (data, to) => {
    const { battle, hex, state, winner, reason, turns } = data;
    const fought = mayKnow(to, ...data.forces);
    if (!fought) return data.open ? { battle, hex, state, winner } : {};
    return {
      battle,
      hex,
      state,
      winner,
      reason,
      turns,
      mechs: data.mechs.map(({ mech, force, change, fate }) => ({ mech, force, change, fate })),
      pilots: data.pilots.map((one) => tellPilot(to, one)),
      buildings: data.buildings,
      rolls: data.rolls,
      salvage: data.salvage.map(({ unit, force, design }) => ({ unit, force, design })),
    };
  },
  text: {
    en: (told) => {
      if (told['hex'] === undefined) return 'A battle is over.';
      if (told['state'] === 'called-off') return `The battle in ${String(told['hex'])} was called off.`;
      return told['winner'] === null
        ? `The battle in ${String(told['hex'])} ended without a winner.`
        : `Side ${String(told['winner'])} won the battle in ${String(told['hex'])}.`;
    },
    de: (told) => {
      if (told['hex'] === undefined) return 'Ein Gefecht ist vorbei.';
      if (told['state'] === 'called-off') return `Das Gefecht in ${String(told['hex'])} wurde abgebrochen.`;
      return told['winner'] === null
        ? `Das Gefecht in ${String(told['hex'])} endete ohne Sieger.`
        : `Seite ${String(told['winner'])} hat das Gefecht in ${String(told['hex'])} gewonnen.`;
    },
  },
});
