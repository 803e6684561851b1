/**
 * The MegaMek engine (MM): players fight with MegaMek and bring its records back. A report comes of the records and of answers to what they
 * leave open; whoever wants to can fill it in like at the table.
 */
import { err, violation } from '../../../kernel';
import type { Engine } from '../../contract';
import { weigh } from './records/battle-evidence';
import { isEvidence } from './records/record-guard';
import { blankReport } from '../../blank-report';
import { readPlainReport } from '../../plain-report';

export const megamekEngine: Engine = {
  id: 'megamek',
  name: { en: 'MegaMek', de: 'MegaMek' },
  source: 'people',
  refusals: () => [],
  blankReport,
  readReport: (catalog, setup, input) => {
    if (!isEvidence(input)) return readPlainReport(catalog, setup, input);
    const weighed = weigh(catalog, setup, input);
    if (!weighed.ok) return weighed;
    const { questions, contradictions, report } = weighed.value;
    if (report !== null) return { ok: true, value: report };
    return err([...questions.map(({ pointer, about }) => violation('record/open', 'MM-4', pointer, { about })), ...contradictions]);
  },
};
