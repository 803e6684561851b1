/**
 * Building a force before the start: catalogue, record sheet and draft side by side; on phones one after the
 * other.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useLive } from '../../campaign/live';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { tell } from '../../ui/notices';
import { ProblemNote } from '../../ui/form/problem';
import { SheetPicture } from '../../ui/sheet-picture';
import { useTask } from '../../ui/form/use-task';
import { useTitle } from '../../ui/device/title';
import { isWide } from '../../ui/device/is-wide';
import { BringList } from './bring-list';
import { Budget } from './budget';
import { BuilderContext, nameOf, useBuilder } from './builder-context';
import { Catalogue } from './catalogue';
import { DraftedMechs, rowId } from './drafted-mechs';
import { DraftedPilots } from './drafted-pilots';
import { DraftStore } from './draft-store';
import { useMechs } from './known-mechs';
import { Problems, type Part } from './problems';
import { useShown } from '../use-shown';
import { t } from './words';
import '../parts.css';
import './builder.css';

const Conflict = () => {
  const { store } = useBuilder();
  const theirs = store.theirs.value;
  if (theirs === null) return null;
  return (
    <div class="problems" role="alert">
      <p>{t.conflictWhat(t.mechCount(store.draft.value.mechs.length), t.mechCount(theirs.mechs.length))}</p>
      <div class="row wrap">
        <button class="btn" onClick={() => void store.settle(true)}>
          {t.keepMine}
        </button>
        <button class="btn" onClick={() => void store.settle(false)}>
          {t.keepTheirs}
        </button>
      </div>
    </div>
  );
};

const Actions = ({ onBring }: { readonly onBring: () => void }) => {
  const live = useLive();
  const { store, campaign } = useBuilder();
  const task = useTask();
  const force = store.force.value;
  const submitted = force?.submitted === true && store.judged.value;
  const taken = campaign.seats.filter(({ user }) => user !== null);
  const done = taken.filter(({ submitted: one, force: id }) =>
    id === force?.force ? submitted : one,
  ).length;
  const suggest = (): void => void task.run(() => store.suggest()).then((ok) => ok && tell(t.suggested));
  const submit = (): void =>
    void task.run(() => store.submit()).then((ok) => (ok ? live.refresh() : undefined));
  return (
    <div class="builder-actions">
      <ProblemNote error={task.error} />
      {submitted ? (
        <p role="status" class="submitted">
          <span class="tag good">
            <Icon name="check" size={16} /> {t.submitted}
          </span>{' '}
          {t.changeTakesBack} {t.others(done, campaign.seats.length)}. {t.then}{' '}
          <a class="quiet-link" href={`/c/${live.id}`}>
            {t.look}
          </a>
        </p>
      ) : null}
      <div class="row">
        <button class="btn" disabled={task.busy || !store.ready.value} onClick={suggest}>
          <Icon name="dice" size={18} /> {t.suggest}
        </button>
        <button class="btn" disabled={!store.ready.value} onClick={onBring}>
          {t.bring}
        </button>
        <button class="btn go grow" disabled={task.busy || submitted || !store.ready.value} onClick={submit}>
          {t.submit}
        </button>
      </div>
    </div>
  );
};

const PARTS: readonly Part[] = ['mechs', 'pilots', 'problems'];

const DraftedForce = ({ onFind }: { readonly onFind: (() => void) | null }) => {
  const { store } = useBuilder();
  const part = useSignal<Part>('mechs');
  const jump = useSignal<string | null>(null);
  const counts = {
    mechs: store.draft.value.mechs.length,
    pilots: store.draft.value.pilots.length,
    problems: store.force.value?.violations.length ?? 0,
  };
  useEffect(() => {
    if (jump.value === null) return;
    const row = document.getElementById(rowId(jump.value));
    jump.value = null;
    row?.scrollIntoView({ block: 'center' });
    row?.focus();
  }, [jump.value]);
  return (
    <>
      <div class="parts" role="group" aria-label={t.parts}>
        {PARTS.map((one) => (
          <button
            key={one}
            aria-pressed={part.value === one}
            class={one === 'problems' && counts.problems > 0 ? 'bad' : ''}
            onClick={() => (part.value = one)}
          >
            {t[one]} <span class="num">{counts[one]}</span>
          </button>
        ))}
      </div>
      <div class="builder-scroll">
        <h2 class="vh">{t[part.value]}</h2>
        {!store.ready.value ? null : part.value === 'mechs' ? (
          <>
            {onFind === null ? null : (
              <button class="btn find" onClick={onFind}>
                <Icon name="search" size={18} /> {t.find}
              </button>
            )}
            <DraftedMechs />
          </>
        ) : part.value === 'pilots' ? (
          <DraftedPilots />
        ) : (
          <Problems
            onShow={(where, pointer) => {
              part.value = where;
              jump.value = pointer;
            }}
          />
        )}
      </div>
    </>
  );
};

const Builder = () => {
  const live = useLive();
  const campaign = live.campaign.value;
  const store = useMemo(() => new DraftStore(live.id), [live.id]);
  useEffect(() => store.start(), [store]);
  const design = useShown('design');
  const find = useShown('find');
  const lists = useShown('lists');
  const used = store.draft.value.mechs.map((one) => one.design);
  const mechs = useMechs(design.value === null ? used : [...used, design.value], live.id, !store.ready.value);
  if (campaign === null) return null;
  const sheet =
    design.value === null ? null : (
      <SheetPicture campaign={live.id} of={{ design: design.value }} name={nameOf(mechs, design.value)} />
    );
  return (
    <BuilderContext.Provider value={{ store, campaign, mechs, design }}>
      <main class="main builder">
        <h1 class="vh">{t.title}</h1>
        {isWide.value ? (
          <section class="builder-find" aria-label={t.find}>
            {store.ready.value ? <Catalogue /> : null}
          </section>
        ) : null}
        {isWide.value ? (
          <section class="builder-sheet">{sheet ?? <p class="empty">{t.choose}</p>}</section>
        ) : null}
        <section class="builder-force" aria-label={t.parts}>
          <Budget />
          <ProblemNote error={store.failure.value} />
          <Conflict />
          <DraftedForce onFind={isWide.value ? null : () => find.open('1')} />
          <Actions onBring={() => lists.open('1')} />
        </section>
        {!isWide.value && find.value !== null && store.ready.value ? (
          <Dialog title={t.find} onClose={find.close}>
            <Budget />
            <Catalogue />
          </Dialog>
        ) : null}
        {!isWide.value && design.value !== null ? (
          <Dialog title={nameOf(mechs, design.value)} onClose={design.close}>
            {sheet}
          </Dialog>
        ) : null}
        {lists.value === null || !store.ready.value ? null : <BringList onClose={lists.close} />}
      </main>
    </BuilderContext.Provider>
  );
};

export const ForceBuilder = () => {
  const live = useLive();
  const campaign = live.campaign.value;
  useTitle(t.title);
  if (campaign === null) return null;
  if (campaign.role === 'player' && campaign.status === 'setup') return <Builder />;
  return (
    <main class="screen">
      <h1 class="vh">{t.title}</h1>
      <p class="empty">
        {campaign.role === 'player' ? t.begun : t.notPlayer}{' '}
        <a class="quiet-link" href={`/c/${live.id}/force`}>
          {t.toForce}
        </a>
      </p>
      <p class="empty">
        <a class="btn go" href={`/c/${live.id}`}>
          {t.toMap}
        </a>
      </p>
    </main>
  );
};
