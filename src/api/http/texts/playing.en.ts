/** Texts of what keeps a request from a running campaign from being carried out: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'campaign/not-started': 'The campaign has not begun.',
  'campaign/paused': 'The game master has paused the campaign.',
  'phase/not-open': 'This phase is not open (any more), or takes no orders.',
  'phase/battles-open': 'Battles are still being fought: decide them or call them off first.',
  'gm/not-himself': 'Game masters cannot do this to themselves.',
  'gm/no-such-member': 'This user is not in the campaign.',
  'gm/not-lost': 'The game master has been here lately: their place cannot be claimed yet.',
  'battle/unknown-engine': (p: { readonly engine: string }) => `There is no tactical engine “${p.engine}”.`,
  'request/too-many-streams': (p: { readonly max: number }) =>
    `At most ${number(p.max)} event streams can be open at once.`,
  'request/busy': 'The campaign is busy. Try again.',
  'shape/not-a-phase': 'This must be the name of a phase.',
} satisfies English;
