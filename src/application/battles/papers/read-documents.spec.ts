/** MM-5: records of many who bring them at once are read one after the other, within bounded memory. */
import { violation } from '../../../kernel/violation';
import { records } from '../../../tactical/engines/megamek';
import { ReadDocuments } from './read-documents';

it('MM-5 no two forms are read at a time, and when too many wait the next is sent away unread', async () => {
  let [underWay, read] = [0, 0];
  const readXml = async () => {
    underWay += 1;
    read += 1;
    expect(underWay).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    underWay -= 1;
    return { ok: false, error: [violation('xml/malformed', 'MM-5', '', { line: 1, message: 'x' })] } as const;
  };
  const files = new ReadDocuments(readXml);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => files.run(records, [new Uint8Array(), new Uint8Array()])),
  );
  const codes = answers.map((answer) => (answer.ok ? 'read' : answer.error.code));
  expect(codes.filter((code) => code === 'record/busy')).toHaveLength(3);
  // Both files of each form that was let in.
  expect(read).toBe(2 * 17);
  expect(answers.at(-1)).toMatchObject({ ok: false, error: { kind: 'too-many', retryAfterSeconds: 5 } });
});
