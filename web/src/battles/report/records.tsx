/** MegaMek's records: handed in as files, and the questions that they leave open. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import { useLive } from '../../campaign/live';
import { words } from '../../text/words';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { nested } from '../worksheet/nested';
import '../worksheet/worksheet.css';

type Records = Schemas['BattleRecords'];
type Question = Records['questions'][number];
type Value = string | number | null;

const t = words(
  {
    title: 'From MegaMek',
    help: 'MegaMek saves a record of the battle when it ends. Hand it in; one of each side is best.',
    files: 'Record files',
    send: 'Hand in',
    answers: 'What the records leave open',
    answer: 'Send answers',
    file: 'File the report',
    had: (count: number) => `${count} records handed in`,
  },
  {
    title: 'Aus MegaMek',
    help: 'MegaMek speichert am Ende einen Bericht des Gefechts. Gib ihn ab, am besten einen von jeder Seite.',
    files: 'Berichtsdateien',
    send: 'Abgeben',
    answers: 'Was die Berichte offen lassen',
    answer: 'Antworten senden',
    file: 'Bericht abgeben',
    had: (count: number) => `${count} Berichte abgegeben`,
  },
);

interface AskProps {
  readonly question: Question;
  readonly value: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}

/**
 * The question as the server words it, with a button for each possible answer: what the records suggest is
 * chosen already.
 */
const Ask = ({ question: { pointer, text, answers, min, max }, value, onChoose }: AskProps) => {
  const id = `q${pointer.replaceAll('/', '-')}`;
  if (answers === null)
    return (
      <div class="field">
        <label for={id}>
          <bdi>{text}</bdi>
        </label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min ?? 0}
          max={max ?? undefined}
          value={typeof value === 'number' ? value : ''}
          onInput={(event) =>
            onChoose(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
          }
        />
      </div>
    );
  return (
    <fieldset class="ws-set">
      <legend>
        <bdi>{text}</bdi>
      </legend>
      <div class="ws-choices">
        {answers.map((answer) => (
          <button
            key={JSON.stringify(answer.value)}
            type="button"
            class="chip"
            aria-pressed={value === answer.value}
            onClick={() => onChoose(answer.value)}
          >
            <bdi>{answer.text}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
};

export const RecordsPart = ({
  battle,
  onChange,
}: {
  readonly battle: string;
  readonly onChange: () => void;
}) => {
  const live = useLive();
  const task = useTask();
  const records = useSignal<Records | null>(null);
  const said = useSignal<Readonly<Record<string, Value>>>({});
  const path = { id: live.id, battleId: battle };
  const take = (answer: Records): void => {
    records.value = answer;
    // What I have chosen and not sent yet stays: the other side may hand in its record meanwhile. What I have
    // sent is sent again with the next: answers take the place of all earlier ones.
    const mine = said.value;
    const open = answer.questions.flatMap((one) =>
      Object.hasOwn(mine, one.pointer)
        ? [[one.pointer, mine[one.pointer] ?? null]]
        : one.hasProposal
          ? [[one.pointer, one.proposal]]
          : [],
    );
    said.value = { ...(answer.answers as Readonly<Record<string, Value>>), ...Object.fromEntries(open) };
    if (answer.filed !== null) onChange();
  };
  useEffect(() => {
    void ok(api.GET('/v1/campaigns/{id}/battles/{battleId}/records', { params: { path } })).then(
      take,
      () => undefined,
    );
  }, [battle, live.battleNotice.value]);
  const bring = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const sent = new FormData(form);
    void task.run(async () => {
      // The client would write JSON; a form goes as it is.
      take(
        await ok(
          api.POST('/v1/campaigns/{id}/battles/{battleId}/records', {
            params: { path },
            body: sent as never,
            bodySerializer: () => sent,
          }),
        ),
      );
      form.reset();
    });
  };
  const answer = (file: boolean): void =>
    void task.run(async () =>
      take(
        await ok(
          api.POST('/v1/campaigns/{id}/battles/{battleId}/records', {
            params: { path, query: { file } },
            body: { answers: nested(said.value) },
          }),
        ),
      ),
    );
  const now = records.value;
  return (
    <details class="battle-more">
      <summary>{t.title}</summary>
      <form onSubmit={bring} class="stackv">
        <p>{t.help}</p>
        <div class="field">
          <label for="records">{t.files}</label>
          <input
            id="records"
            name="records"
            type="file"
            multiple
            required
            accept=".mul,.xml,text/xml,application/xml"
          />
        </div>
        <button class="btn" disabled={task.busy || !live.online.value}>
          {t.send}
        </button>
      </form>
      {now === null || now.records.length === 0 ? null : <p class="cap">{t.had(now.records.length)}</p>}
      {[...(now?.contradictions ?? []), ...(now?.notes ?? [])].map(({ message, pointer }, index) => (
        <p key={`${pointer} ${index}`} class="wrn">
          <bdi>{message}</bdi>
        </p>
      ))}
      {now === null || now.questions.length === 0 || now.records.length === 0 ? null : (
        <>
          <h3>{t.answers}</h3>
          {now.questions.map((question) => (
            <Ask
              key={question.pointer}
              question={question}
              value={said.value[question.pointer]}
              onChoose={(value) => {
                const { [question.pointer]: _, ...others } = said.value;
                said.value = value === undefined ? others : { ...others, [question.pointer]: value };
              }}
            />
          ))}
          <button class="btn" disabled={task.busy || !live.online.value} onClick={() => answer(false)}>
            {t.answer}
          </button>
        </>
      )}
      {now?.report == null ? null : (
        <button class="btn go" disabled={task.busy || !live.online.value} onClick={() => answer(true)}>
          {t.file}
        </button>
      )}
      <ProblemNote error={task.error} />
    </details>
  );
};
