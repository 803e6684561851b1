/**
 * Lists of mechs: brought as lines or a file, kept on this device, and the present force as a text for
 * others.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { number } from '../../text/format';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/form/field';
import { Icon } from '../../ui/icon';
import { tell } from '../../ui/notices';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { nameOf, useBuilder } from './builder-context';
import { t } from './bring-words';
import { cleared, mechOf, withNames, withPicks } from './draft';
import { MAX_CHARACTERS, MAX_MECHS, readForceList, writeForce, type ForceList } from './force-list';
import { lookUp, type Found } from './look-up';
import { dropTemplate, keepTemplate, templates, type Template } from './templates';

interface Brought {
  readonly list: ForceList;
  readonly found: readonly Found[];
}

interface LineProps {
  readonly found: Found;
  readonly onChoose: (design: string) => void;
  /** Looks for another name. */
  readonly onRename: (text: string) => void;
}

const Line = ({ found, onChoose, onRename }: LineProps) => (
  <li class="brought">
    <span class="grow">
      <bdi>{found.mech.text}</bdi>
      {found.mech.pilot?.name == null ? null : (
        <span class="sub">
          <bdi>{found.mech.pilot.name}</bdi>
        </span>
      )}
    </span>
    {found.choices.length === 0 ? (
      <>
        <span class="wrong-line">{t.noneLike}</span>
        <input
          class="input"
          aria-label={t.otherName(found.mech.text)}
          maxLength={60}
          autocomplete="off"
          onChange={({ currentTarget: { value } }) =>
            value.trim() === '' ? undefined : onRename(value.trim())
          }
        />
      </>
    ) : (
      <select
        class="input"
        aria-label={t.designFor(found.mech.text)}
        value={found.design?.design ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{t.leaveOut}</option>
        {found.choices.map(({ design, name, bv }) => (
          <option key={design} value={design}>
            {name} · {number(bv)} BV
          </option>
        ))}
      </select>
    )}
  </li>
);

const Check = ({
  brought,
  onDone,
  onBack,
}: {
  readonly brought: Brought;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) => {
  const { store, campaign } = useBuilder();
  const task = useTask();
  const found = useSignal(brought.found);
  const chosen = found.value.filter(({ design }) => design !== null);
  const open = found.value.length - chosen.length;
  const choose = (at: number, slug: string): void => {
    found.value = found.value.map((one, index) =>
      index === at ? { ...one, design: one.choices.find(({ design }) => design === slug) ?? null } : one,
    );
  };
  const rename = (at: number, text: string): void =>
    void task.run(async () => {
      const line = found.value[at];
      if (line === undefined) return;
      const [other] = await lookUp(
        campaign.id,
        [{ text, model: null, pilot: line.mech.pilot }],
        () => undefined,
      );
      if (other !== undefined)
        found.value = found.value.map((one, index) => (index === at ? { ...other, mech: line.mech } : one));
    });
  const take = (replace: boolean): void => {
    const picks = chosen.flatMap(({ design, mech: { pilot } }) =>
      design === null ? [] : [{ design: design.design, pilot }],
    );
    const draft = store.draft.value;
    store.change(withNames(withPicks(replace ? cleared(draft) : draft, picks), brought.list.pilots));
    onDone();
  };
  return (
    <>
      <ProblemNote error={task.error} />
      {brought.list.cut ? <p class="wrn">{t.cut(MAX_MECHS)}</p> : null}
      <p role="status">
        {t.found(chosen.length)}
        {open === 0 ? null : <b>. {t.unmatched(open)}.</b>}
      </p>
      <ol>
        {found.value.map((one, at) => (
          <Line
            key={at}
            found={one}
            onChoose={(design) => choose(at, design)}
            onRename={(text) => rename(at, text)}
          />
        ))}
      </ol>
      <div class="row wrap brought-actions">
        <button class="btn go" disabled={chosen.length === 0} onClick={() => take(true)}>
          {t.replace}
        </button>
        <button class="btn" disabled={chosen.length === 0} onClick={() => take(false)}>
          {t.append}
        </button>
        <button class="btn quiet" onClick={onBack}>
          {t.back}
        </button>
      </div>
    </>
  );
};

const Ask = ({ onText }: { readonly onText: (text: string) => void }) => {
  const wrong = useSignal<string | null>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget as HTMLFormElement).get('list');
    if (typeof text === 'string') onText(text);
  };
  const file = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    wrong.value = chosen.size > MAX_CHARACTERS ? t.tooLarge : null;
    if (wrong.value === null) onText(await chosen.text());
  };
  return (
    <>
      <h3>{t.bring}</h3>
      <form onSubmit={submit}>
        <div class="field">
          <label for="list">{t.paste}</label>
          <textarea id="list" name="list" rows={5} required spellcheck={false} aria-describedby="list-hint" />
          <span class="hint" id="list-hint">
            {t.hint}
          </span>
        </div>
        <button class="btn go" type="submit">
          {t.read}
        </button>
      </form>
      <Field
        label={t.file}
        name="file"
        type="file"
        accept=".mul,.txt,.xml,text/plain,text/xml,application/xml"
        wrong={wrong.value}
        onChange={({ currentTarget }) => void file((currentTarget as HTMLInputElement).files?.[0])}
      />
    </>
  );
};

const Kept = ({ present, onText }: { readonly present: string; readonly onText: (text: string) => void }) => {
  const kept = useSignal<readonly Template[]>([]);
  const load = (): void => void templates().then((found) => (kept.value = found));
  useEffect(load, []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const name = new FormData(form).get('name');
    if (typeof name !== 'string' || name.trim() === '') return;
    void keepTemplate({ name: name.trim(), text: present }).then((done) => {
      tell(done ? t.kept : t.notKept, !done);
      form.reset();
      load();
    });
  };
  return (
    <>
      <h3>{t.templates}</h3>
      {kept.value.length === 0 ? <p class="hint">{t.noTemplates}</p> : null}
      <ul>
        {kept.value.map(({ name, text }) => (
          <li key={name} class="brought">
            <span class="grow">
              <bdi>{name}</bdi>
            </span>
            <button class="btn" onClick={() => onText(text)}>
              {t.take}
            </button>
            <button
              class="btn icon quiet"
              aria-label={t.remove(name)}
              onClick={() => void dropTemplate(name).then(load)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      {present === '' ? null : (
        <form class="row wrap keep-form" onSubmit={submit}>
          <Field label={t.name} name="name" required maxLength={60} autocomplete="off" />
          <button class="btn" type="submit">
            {t.keep}
          </button>
        </form>
      )}
      <h3>{t.share}</h3>
      {present === '' ? (
        <p class="hint">{t.emptyForce}</p>
      ) : (
        <>
          <textarea class="input shared" readOnly rows={5} value={present} aria-label={t.share} />
          <button
            class="btn"
            onClick={() => void navigator.clipboard?.writeText(present).then(() => tell(t.copied))}
          >
            {t.copy}
          </button>
        </>
      )}
    </>
  );
};

export const BringList = ({ onClose }: { readonly onClose: () => void }) => {
  const { store, campaign, mechs } = useBuilder();
  const brought = useSignal<Brought | null>(null);
  const progress = useSignal<string | null>(null);
  const empty = useSignal(false);
  const task = useTask();
  const { mechs: drafted, pilots } = store.draft.value;
  const present = writeForce({
    mechs: drafted.map(({ design, pilot }) => ({
      design: nameOf(mechs, design),
      pilot: pilot === null ? null : (pilots[pilot] ?? null),
    })),
    pilots: pilots.filter((_, index) => mechOf(store.draft.value, index) < 0),
  });
  const read = (text: string): void => {
    const list = readForceList(text);
    empty.value = list.mechs.length === 0;
    if (list.mechs.length === 0) return;
    const all = new Set(list.mechs.map((mech) => mech.text)).size;
    void task
      .run(async () => {
        brought.value = {
          list,
          found: await lookUp(campaign.id, list.mechs, (done) => (progress.value = t.looking(done, all))),
        };
      })
      .finally(() => (progress.value = null));
  };
  return (
    <Dialog title={t.title} onClose={onClose}>
      <ProblemNote error={task.error} />
      {empty.value ? (
        <p class="problems" role="alert">
          {t.nothing}
        </p>
      ) : null}
      {progress.value === null ? null : <p role="status">{progress.value}</p>}
      {brought.value === null ? (
        <>
          <Ask onText={read} />
          <Kept present={drafted.length === 0 ? '' : present} onText={read} />
        </>
      ) : (
        <Check brought={brought.value} onDone={onClose} onBack={() => (brought.value = null)} />
      )}
    </Dialog>
  );
};
