/** Board files are chosen and imported; what was refused is told by file and line (BT-8). */
import { useSignal } from '@preact/signals';
import type { Schemas } from '../../api/client';
import { localText } from '../../text/local-text';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { importFiles } from './library';
import { t } from './words';

type Report = Schemas['BoardReport'];

const lineOf = ({ pointer, message, params }: Schemas['Violation']): string => {
  const line = /\/lines\/(\d+)$/.exec(pointer)?.[1];
  const text = localText(message, params);
  // Some mistakes name their line themselves.
  return line === undefined || text.startsWith(t.inFile(Number(line), ''))
    ? text
    : t.inFile(Number(line), text);
};

const Told = ({ report: { added, replaced, known, refusals } }: { readonly report: Report }) => (
  <>
    <p role="status">{t.done(added, replaced, known)}</p>
    {refusals.length === 0 ? null : (
      <div class="problems">
        {t.refused(refusals.length)}
        <ul>
          {refusals.map(({ file, violations }) => (
            <li key={file}>
              <b>
                <bdi>{file}</bdi>
              </b>
              <ul>
                {violations.map((one, index) => (
                  <li key={index}>{lineOf(one)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    )}
  </>
);

export const ImportBoards = ({ onImported }: { readonly onImported: () => Promise<void> }) => {
  const report = useSignal<Report | null>(null);
  const task = useTask();
  const bring = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const files = [...(form.querySelector('input')?.files ?? [])];
    report.value = null;
    void task
      .run(() => importFiles(files, (told) => (report.value = told)))
      .then(async (done) => {
        if (done) form.reset();
        // What came in before something failed is there, too.
        await onImported();
      });
  };
  return (
    <form onSubmit={bring}>
      <div class="field">
        <label for="board-files">{t.files}</label>
        <input
          id="board-files"
          type="file"
          multiple
          required
          accept=".board,text/plain"
          aria-describedby="board-files-help"
        />
        <p id="board-files-help" class="cap">
          {t.help}
        </p>
      </div>
      <button class="btn" disabled={task.busy}>
        {t.add}
      </button>
      <ProblemNote error={task.error} />
      {report.value === null ? null : <Told report={report.value} />}
    </form>
  );
};
