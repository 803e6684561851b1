/** Events that a round's report does not list among the others. */
import type { EventType } from '../../rules';

/** What stands in a section of its own, is no news of the round, or can be seen on the map. */
export const NOT_OTHERS: ReadonlySet<string> = new Set<EventType>([
  ...(['campaign-started', 'phase-opened', 'campaign-rolled-back', 'round-ended', 'order-dropped', 'account-changed'] as const),
  ...(['battle-opened', 'battle-ended', 'building-captured', 'building-corrected', 'force-out', 'depot-plundered'] as const),
  ...([
    'mech-bought',
    'mech-built',
    'mech-entered',
    'mech-sold',
    'mech-repaired',
    'mech-refitted',
    'mech-kept',
    'mech-hired',
    'mercenary-left',
  ] as const),
  ...(['mech-corrected', 'mech-halted', 'mech-moved', 'mech-shut-down', 'moves-ordered', 'sightings-changed'] as const),
  ...(['pilot-healed', 'pilot-trained', 'pilot-bought', 'pilot-sold', 'pilot-corrected', 'pilots-taken', 'prisoner-passed'] as const),
  ...(['pilots-exchanged', 'pilot-boarded', 'pilot-disembarked', 'pilots-moved', 'stock-moved', 'offer-made', 'offer-withdrawn'] as const),
  ...([
    'phase-advanced',
    'deadline-passed',
    'deadline-moved',
    'campaign-paused',
    'campaign-resumed',
    'battle-handed-over',
    'engine-removed',
    'nudged',
  ] as const),
  ...(['battle-overdue', 'report-filed', 'report-confirmed', 'report-disputed', 'report-edited', 'attacks-settled'] as const),
]);
