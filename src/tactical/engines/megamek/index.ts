/**
 * The MegaMek engine (MM): players fight with MegaMek and bring its records back. A report comes of the
 * records and of answers to what they leave open; whoever wants to can fill it in like at the table.
 */
import { err, violation } from '../../../kernel';
import type { Engine } from '../../contract';
import { records } from './evidence';
import { files } from './files';
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
    return err([
      ...questions.map(({ pointer, about }) => violation('record/open', 'MM-4', pointer, { about })),
      ...contradictions,
    ]);
  },
  evidence: [records],
  files,
  play: null,
};

export { battleFiles } from './battle-files';
export { writeForceList } from './force-list';
export { namesInPlay } from './names-in-play';
export { parseAnswers, type Answers } from './records/answers';
export { findingsOf } from './records/battle-evidence';
export { claimsOf, type Claim } from './records/claims';
export { sideOf } from './records/matching';
export { QUESTIONS, REASONS, type AnswerValue, type Question } from './records/open-points';
export { readRecord } from './records/read-record';
export { dialectOf, MEGAMEK_VERSIONS, SAFE_VERSION, type MegamekVersion } from './version';
export { files, records };
export type { RecordFindings } from './evidence';
