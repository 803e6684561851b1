/** A line of JSON for each line of JSON: a question to BattleTech's probe, and its answers (BT-9). */
import { readFileSync } from 'node:fs';
import { SYSTEMS } from '../../games';
import { err, isRecord, type Result, violation, type Violation } from '../../kernel';

/** A board may be named by its file here. Throws what reading files throws. */
const withFile = (input: unknown): unknown => {
  if (!isRecord(input) || !isRecord(input['board']) || typeof input['board']['file'] !== 'string')
    return input;
  return { ...input, board: { text: readFileSync(input['board']['file'], 'utf8') } };
};

const unreadable = (pointer: string): Result<never, readonly Violation[]> =>
  err([violation('shape/not-an-object', null, pointer, { max: 0 })]);

const answerTo = (input: unknown): Result<unknown, readonly Violation[]> => {
  const probe = SYSTEMS.newestOf('battletech')?.probe;
  if (probe === undefined) throw new RangeError('BattleTech has no probe');
  try {
    return probe.answer(withFile(input));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return unreadable('/board/file');
  }
};

/** What is no JSON, or cannot be answered, gets its violations, with the id where there is one. */
export const probeLine = (line: string): string => {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    input = null;
  }
  const answer = input === null ? unreadable('') : answerTo(input);
  const id = isRecord(input) && typeof input['id'] === 'string' ? input['id'] : null;
  return JSON.stringify(answer.ok ? answer.value : { id, violations: answer.error });
};
