/** Texts of what keeps a request from a running campaign from being carried out: in English. */
import type { Wordings } from '../../../rules/texts';

export const en = {
  'campaign/not-started': 'The campaign has not begun.',
  'campaign/paused': 'The game master has paused the campaign.',
  'phase/not-open': 'This phase is not open (any more), or takes no orders.',
  'phase/battles-open': 'Battles are still being fought: decide them or call them off first.',
  'gm/not-himself': 'The game master cannot do this to himself.',
  'gm/no-such-member': 'This user is not in the campaign.',
  'gm/not-lost': 'The game master has been here lately: their place cannot be claimed yet.',
  'battle/unknown-engine': (p) => `There is no tactical engine "${String(p['engine'])}".`,
  'request/too-many-streams': (p) => `At most ${String(p['max'])} event streams at once.`,
  'request/busy': 'The campaign is busy; please try again.',
  'shape/not-a-phase': 'This must be the name of a phase.',
} satisfies Wordings;
