/**
 * phase-opened (ROUND-1, ROUND-3, ROUND-4, BLD-6): a phase or a step of combat begins, with its deadline.
 * Control and working of the buildings are read here and hold for the phase; a new round also resets what
 * holds for one round.
 */
import { isoTime } from '../../../kernel';
import { worksNow } from '../../buildings/works';
import { type Draft, rowsOf } from '../../model/draft';
import type { CombatStep, RoundPhase } from '../../model/phases';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface PhaseOpened {
  readonly round: number;
  readonly phase: RoundPhase;
  readonly step: CombatStep | null;
  readonly deadline: Instant | null;
}

const beginRound = (draft: Draft): void => {
  for (const mech of rowsOf(draft.mechs)) {
    if (mech.shutDown || mech.sabotaged || mech.moved !== null || mech.withdrawn)
      draft.patch('mechs', mech.id, { shutDown: false, sabotaged: false, moved: null, withdrawn: false });
  }
  for (const { id, sabotaged, flown } of rowsOf(draft.buildings))
    if (sabotaged || flown) draft.patch('buildings', id, { sabotaged: false, flown: false });
  for (const key of Object.keys(draft.stock)) {
    const row = draft.row('stock', key);
    if (row !== null && row.usable !== row.quantity)
      draft.put('stock', key, { ...row, usable: row.quantity });
  }
};

/** What is told of it. */
export interface PhaseOpenedTold {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
  readonly deadline: string | null;
}

export const phaseOpened = defineEvent<'phase-opened', PhaseOpened, PhaseOpenedTold>({
  type: 'phase-opened',
  apply: (draft, { round, phase, step, deadline }) => {
    if (round !== draft.campaign.round) beginRound(draft);
    draft.patchCampaign({ round, phase, step, deadline, remaining: null });
    // PREP-5: who is in no mech when preparation has closed rests, until they are put into one.
    if (phase === 'planning')
      for (const pilot of rowsOf(draft.pilots)) {
        const rested = pilot.status === 'stored' || pilot.status === 'captured';
        if (rested !== pilot.rested) draft.patch('pilots', pilot.id, { rested });
      }
    for (const building of rowsOf(draft.buildings)) {
      const opened = { control: building.control, works: worksNow(building) };
      if (opened.control !== building.opened.control || opened.works !== building.opened.works)
        draft.patch('buildings', building.id, { opened });
    }
  },
  tell: ({ round, phase, step, deadline }) => ({
    round,
    phase,
    step,
    deadline: deadline === null ? null : isoTime(deadline),
  }),
});
