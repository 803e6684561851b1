/** `/new`: a campaign in four steps: who, where, by which rules, and the invitations to send. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { LogInForm } from '../../account/log-in';
import { api, ok, type Schemas } from '../../api/client';
import { user } from '../../api/session';
import { RuleSheet } from '../../campaign/rule-sheet';
import { words } from '../../text/words';
import { Field } from '../../ui/form/field';
import { Front } from '../../ui/front';
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { useTitle } from '../../ui/device/title';
import { Invitations } from './invitations';
import { MapFaultList } from '../map/map-fault-list';
import { MapPreview } from '../map/map-preview';
import type { MapPlan } from '../map/map-scene';
import { presetOf, type OptionChanges, type Options, type Preset } from './options';
import { OptionsForm } from './options-form';
import { someId } from '../../ui/device/some-id';
import { usePlanCheck } from '../map/use-map-check';
import './set-up.css';

const t = words(
  {
    title: 'Open a campaign',
    steps: 'Steps',
    step1: 'Players',
    step2: 'Planet',
    step3: 'House rules',
    step4: 'Invitations',
    name: 'Name of the campaign',
    named: (who: string) => `${who}’s war`,
    players: 'Players',
    fewer: 'One player fewer',
    more: 'One player more',
    hint: 'Two to eight. You are the game master and do not play yourself.',
    next: 'Next',
    back: 'Back',
    redraw: 'Redraw',
    columns: 'Columns',
    rows: 'Rows',
    larger: 'Other size',
    mapHint:
      'Every player starts with one building. The map is drawn as fair as possible; you can paint on it later.',
    standard: 'Standard',
    standardHint: 'Two days a phase, fog of war, the last force standing wins.',
    quick: 'Quick',
    quickHint: 'One day a phase, the highest value after five rounds wins.',
    easy: 'Relaxed',
    easyHint: 'Three days a phase, you are asked before one ends, no fog.',
    all: 'All house rules',
    create: 'Create',
    ready: 'The campaign is open. Send each player their link.',
    done: 'To the campaign',
    login: 'First log in, or make an account.',
  },
  {
    title: 'Kampagne eröffnen',
    steps: 'Schritte',
    step1: 'Spieler',
    step2: 'Planet',
    step3: 'Hausregeln',
    step4: 'Einladungen',
    name: 'Name der Kampagne',
    named: (who: string) => `Krieg von ${who}`,
    players: 'Spieler',
    fewer: 'Ein Spieler weniger',
    more: 'Ein Spieler mehr',
    hint: 'Zwei bis acht. Du leitest das Spiel und spielst nicht selbst mit.',
    next: 'Weiter',
    back: 'Zurück',
    redraw: 'Neu zeichnen',
    columns: 'Spalten',
    rows: 'Reihen',
    larger: 'Andere Größe',
    mapHint:
      'Jeder beginnt mit einem Gebäude. Die Karte wird so gerecht wie möglich ausgelost; du kannst sie später bemalen.',
    standard: 'Standard',
    standardHint: 'Zwei Tage je Phase, Nebel des Krieges, die letzte Truppe gewinnt.',
    quick: 'Schnell',
    quickHint: 'Ein Tag je Phase, der höchste Wert nach fünf Runden gewinnt.',
    easy: 'Gemütlich',
    easyHint: 'Drei Tage je Phase, du wirst vor jedem Ende gefragt, kein Nebel.',
    all: 'Alle Hausregeln',
    create: 'Eröffnen',
    ready: 'Die Kampagne ist offen. Schick jedem seinen Link.',
    done: 'Zur Kampagne',
    login: 'Melde dich zuerst an, oder lege ein Konto an.',
  },
);

const FEWEST = 2;
const MAX = 8;
const FIRST = 4;
const CHOICES: readonly Preset[] = ['standard', 'quick', 'easy'];
type Campaign = Schemas['Campaign'];

const seedOf = (): string => someId().slice(0, 8);

const Steps = ({ step }: { readonly step: number }) => (
  <ol class="setup-steps" aria-label={t.steps}>
    {[t.step1, t.step2, t.step3, t.step4].map((name, index) => (
      <li
        key={name}
        class={index < step ? 'past' : index === step ? 'now' : ''}
        {...(index === step ? { 'aria-current': 'step' as const } : {})}
      >
        {name}
      </li>
    ))}
  </ol>
);

const Players = ({ onNext }: { readonly onNext: (name: string, players: number) => void }) => {
  const players = useSignal(FIRST);
  const name = useSignal(t.named(user.value?.displayName ?? ''));
  const turn = (by: number): void =>
    void (players.value = Math.max(FEWEST, Math.min(MAX, players.value + by)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onNext(name.value, players.value);
      }}
    >
      <Field
        label={t.name}
        name="name"
        required
        maxLength={60}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <div class="field">
        <span class="cap">{t.players}</span>
        <div class="stepper">
          <button
            type="button"
            class="btn icon"
            aria-label={t.fewer}
            disabled={players.value <= FEWEST}
            onClick={() => turn(-1)}
          >
            <Icon name="minus" />
          </button>
          <output class="num">{players.value}</output>
          <button
            type="button"
            class="btn icon"
            aria-label={t.more}
            disabled={players.value >= MAX}
            onClick={() => turn(1)}
          >
            <Icon name="plus" />
          </button>
        </div>
        <span class="hint">{t.hint}</span>
      </div>
      <button class="btn go wide" type="submit">
        {t.next} <Icon name="next" size={18} />
      </button>
    </form>
  );
};

/** What the game master wished of it; else the server's own size. */
interface Size {
  readonly columns?: number;
  readonly rows?: number;
}

export const SetUp = () => {
  const { route } = useLocation();
  const step = useSignal(0);
  const campaign = useSignal<Campaign | null>(null);
  const map = useSignal<MapPlan | null>(null);
  const size = useSignal<Size>({});
  const again = useRef(false);
  const preset = useSignal<Preset>('standard');
  /** The house rules that a new campaign has. */
  const standard = useSignal<Options | null>(null);
  const task = useTask();
  const check = usePlanCheck(campaign.value?.id ?? '', map.value);
  useTitle(t.title);
  if (user.value === undefined) return null;
  if (user.value === null)
    return (
      <Front title={t.title}>
        <p>{t.login}</p>
        <LogInForm onDone={() => undefined} />
      </Front>
    );
  const war = campaign.value;
  const path = { params: { path: { id: war?.id ?? '' } } };
  const readMap = async (id: string): Promise<void> => {
    map.value = (await ok(api.GET('/v1/campaigns/{id}/map', { params: { path: { id } } }))) as MapPlan;
  };
  const begin = (name: string, seats: number): void =>
    void task.run(async () => {
      const made =
        war === null
          ? await ok(api.POST('/v1/campaigns', { body: { name, seats, mapSeed: seedOf() } }))
          : await ok(api.PATCH('/v1/campaigns/{id}', { ...path, body: { name, seats } }));
      campaign.value = made;
      standard.value ??= made.options;
      await readMap(made.id);
      step.value = 1;
    });
  const redraw = (wished: Size = {}): void => {
    size.value = { ...size.value, ...wished };
    // What is wished while one is drawn is drawn after it.
    again.current = task.busy;
    if (again.current) return;
    void task.run(async () => {
      do {
        again.current = false;
        const { columns = map.value?.columns ?? null, rows = map.value?.rows ?? null } = size.value;
        map.value = (await ok(
          api.POST('/v1/campaigns/{id}/map/generate', { ...path, body: { seed: seedOf(), columns, rows } }),
        )) as MapPlan;
      } while (again.current as boolean);
    });
  };
  const change = async (options: OptionChanges): Promise<void> => {
    campaign.value = await ok(api.PATCH('/v1/campaigns/{id}', { ...path, body: { options } }));
  };
  /** Arrow keys pass over what lies between: only what is chosen last is saved. */
  const choose = (chosen: Preset): void => {
    const before = standard.value;
    if (before === null) return;
    preset.value = chosen;
    void task.run(async () => {
      let saved: Preset | null = null;
      while (saved !== preset.peek()) {
        saved = preset.peek();
        await change(presetOf(saved, before));
      }
    });
  };
  const to = (next: number): void => {
    task.clear();
    step.value = next;
    scrollTo(0, 0);
  };
  return (
    <Front title={t.title}>
      <Steps step={step.value} />
      <ProblemNote error={task.error} />
      {step.value === 0 ? <Players onNext={begin} /> : null}
      {step.value === 1 && map.value !== null ? (
        <>
          <MapPreview map={map.value} faults={check.faults} />
          {(check.faults?.length ?? 0) > 0 ? <MapFaultList faults={check.faults} /> : null}
          <p class="hint">{t.mapHint}</p>
          <details class="setup-size">
            <summary>{t.larger}</summary>
            <div class="row">
              <Field
                label={t.columns}
                name="columns"
                type="number"
                min={8}
                max={60}
                value={size.value.columns ?? map.value.columns}
                onChange={(event) => redraw({ columns: Number(event.currentTarget.value) })}
              />
              <Field
                label={t.rows}
                name="rows"
                type="number"
                min={8}
                max={40}
                value={size.value.rows ?? map.value.rows}
                onChange={(event) => redraw({ rows: Number(event.currentTarget.value) })}
              />
            </div>
          </details>
          <div class="setup-go">
            <button class="btn" disabled={task.busy} onClick={() => redraw()}>
              <Icon name="sync" /> {t.redraw}
            </button>
            <button class="btn go" disabled={task.busy} onClick={() => to(2)}>
              {t.next} <Icon name="next" size={18} />
            </button>
          </div>
        </>
      ) : null}
      {step.value === 2 && war !== null ? (
        <>
          <fieldset class="presets">
            <legend class="vh">{t.step3}</legend>
            {CHOICES.map((one) => (
              <label key={one} class="preset">
                <input
                  type="radio"
                  name="preset"
                  checked={preset.value === one}
                  onChange={() => choose(one)}
                />
                <b>{t[one]}</b>
                <span>{t[`${one}Hint`]}</span>
              </label>
            ))}
          </fieldset>
          <details>
            <summary>{t.all}</summary>
            <OptionsForm options={war.options} seats={war.seats.length} onChange={change} />
          </details>
          <div class="setup-go">
            <button
              class="btn"
              disabled={task.busy}
              onClick={() => void task.run(() => readMap(war.id)).then((done) => done && to(1))}
            >
              {t.back}
            </button>
            <button class="btn go" disabled={task.busy} onClick={() => to(3)}>
              {t.create}
            </button>
          </div>
        </>
      ) : null}
      {step.value === 3 && war !== null ? (
        <>
          <p>{t.ready}</p>
          <Invitations campaign={war} eager />
          <div class="setup-go">
            <button class="btn go" onClick={() => route(`/c/${war.id}`)}>
              {t.done} <Icon name="next" size={18} />
            </button>
          </div>
        </>
      ) : null}
      <RuleSheet />
    </Front>
  );
};
