/**
 * BattleTech on the server as an engine (BT, MAT-7): a battle becomes a match of the game system of the same
 * name, and its end the report: at the level of the standard rules, or of the quick start.
 */
import { battletech } from '../../../games/battletech';
import { blankReport } from '../../blank-report';
import type { Engine } from '../../contract';
import { readPlainReport } from '../../plain-report';
import { planMatch } from './plan';
import { reportMatch } from './report';

export { readSheetText } from './standard/read-sheet-text';
export const battletechEngine: Engine = {
  id: 'battletech',
  name: { en: 'BattleTech on the server', de: 'BattleTech auf dem Server' },
  source: 'program',
  refusals: (catalog, setup) => {
    const plan = planMatch(catalog, setup, { level: 'standard', tempo: 'blocks' });
    return plan.ok ? [] : plan.error;
  },
  blankReport,
  readReport: readPlainReport,
  evidence: [],
  files: null,
  play: { system: battletech.id, plan: planMatch, report: reportMatch },
};
