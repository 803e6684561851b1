/**
 * Dark Age on the server as an engine (DA-CAMP, MAT-7): a battle becomes a match of the game system of the
 * same name, with its mechs as figures, and its end the report.
 */
import { darkAge } from '../../../games/dark-age';
import { blankReport } from '../../blank-report';
import type { Engine } from '../../contract';
import { readPlainReport } from '../../plain-report';
import { planMatch } from './plan';
import { reportMatch } from './report';

export { makeFigure } from './make-figure';

export const darkAgeEngine: Engine = {
  id: 'dark-age',
  name: { en: 'Dark Age on the server', de: 'Dark Age auf dem Server' },
  source: 'program',
  refusals: (catalog, setup) => {
    const plan = planMatch(catalog, setup, { level: 'quickstart', tempo: 'alternate' });
    return plan.ok ? [] : plan.error;
  },
  blankReport,
  readReport: readPlainReport,
  evidence: [],
  files: null,
  play: { system: darkAge.id, plan: planMatch, report: reportMatch },
};
