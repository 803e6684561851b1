/** A correction as a form: what, of whom, before and after; tried by the server before it counts (END-2). */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../../api/client';
import type { Live } from '../../campaign/live';
import { number, tons } from '../../text/format';
import { words } from '../../text/words';
import { buildingName, loadBuildings } from '../../ui/buildings';
import { Field } from '../../ui/form/field';
import { isolated, SelectField } from '../../ui/form/select-field';
import { ActDialog } from './act-dialog';
import { ForceChoice } from './force-choice';

const t = words(
  {
    title: 'Correct',
    verb: 'Correct',
    what: 'What',
    mechHex: 'A mech stands elsewhere',
    account: 'An account',
    buildingControl: 'Who controls a building',
    buildingCp: 'CP of a building',
    pilotHits: 'Hits of a pilot',
    removeMech: 'A mech is gone',
    which: 'Which',
    hex: 'Hex',
    change: 'Change in tons',
    cp: 'CP',
    hits: 'Hits',
    who: 'Who',
    nobody: 'nobody',
    gone: 'gone',
    hexHint: 'Four digits: column and row',
    changeHint: 'With a minus to take away',
    find: 'There is none of this here.',
  },
  {
    title: 'Berichtigen',
    verb: 'Berichtigen',
    what: 'Was',
    mechHex: 'Ein Mech steht anderswo',
    account: 'Ein Konto',
    buildingControl: 'Wem ein Gebäude gehört',
    buildingCp: 'CP eines Gebäudes',
    pilotHits: 'Treffer eines Piloten',
    removeMech: 'Ein Mech ist weg',
    which: 'Welcher',
    hex: 'Feld',
    change: 'Änderung in Tonnen',
    cp: 'CP',
    hits: 'Treffer',
    who: 'Wer',
    nobody: 'niemand',
    gone: 'weg',
    hexHint: 'Vier Ziffern: Spalte und Reihe',
    changeHint: 'Mit Minus zum Abziehen',
    find: 'Davon gibt es hier nichts.',
  },
);

type Correction = Schemas['Correction'];
type Kind = 'mechHex' | 'account' | 'buildingControl' | 'buildingCp' | 'pilotHits' | 'removeMech';
const KINDS: readonly Kind[] = [
  'mechHex',
  'account',
  'buildingControl',
  'buildingCp',
  'pilotHits',
  'removeMech',
];

interface Subject {
  readonly id: string;
  readonly name: string;
  /** As it stands. */
  readonly now: string;
  /** The account as it stands; 0 of everything else. */
  readonly account: number;
}

const subjectsOf = (live: Live, kind: Kind): readonly Subject[] => {
  const view = live.view.value;
  if (view === null) return [];
  const force = (id: string | null): string =>
    id === null ? t.nobody : (live.forceName.value.get(id) ?? '');
  const subject = (id: string, name: string, now: string, account = 0): Subject => ({
    id,
    name,
    now,
    account,
  });
  if (kind === 'account')
    return view.forces.map(({ id, name, account }) =>
      subject(id, isolated(name), account === null ? '' : tons(account), account ?? 0),
    );
  if (kind === 'pilotHits')
    return view.pilots.map(({ id, name, hits, force: of }) =>
      subject(id, `${isolated(name)} (${isolated(force(of))})`, String(hits)),
    );
  if (kind === 'buildingControl')
    return view.buildings.map(({ id, type, hex, control }) =>
      subject(id, `${hex} ${buildingName(type)}`, force(control)),
    );
  if (kind === 'buildingCp')
    return view.buildings.map(({ id, type, hex, cp }) =>
      subject(id, `${hex} ${buildingName(type)}`, String(cp ?? '')),
    );
  return view.mechs.map((mech) =>
    subject(
      mech.id,
      `${isolated(mech.own ? mech.name : mech.design)} (${isolated(force(mech.force))}) ${kind === 'removeMech' ? mech.hex : ''}`.trim(),
      mech.hex,
    ),
  );
};

/** A number as people type it; null: it is none. */
const numberIn = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
};

/** Null: the form is not filled in yet. */
const correctionOf = (kind: Kind, id: string, typed: string): Correction | null => {
  if (kind === 'removeMech') return { remove: 'mech', mech: id };
  if (kind === 'buildingControl')
    return { set: 'building', building: id, control: typed === '' ? null : typed };
  if (kind === 'mechHex')
    return /^\d{4}$/.test(typed.trim()) ? { set: 'mech', mech: id, hex: typed.trim() } : null;
  const value = numberIn(typed);
  if (value === null) return null;
  if (kind === 'account') return { set: 'account', force: id, change: value };
  return kind === 'buildingCp'
    ? { set: 'building', building: id, cp: value }
    : { set: 'pilot', pilot: id, hits: value };
};

const afterOf = (live: Live, correction: Correction, { account }: Subject): string => {
  if ('remove' in correction) return t.gone;
  if (!('set' in correction)) return '';
  if (correction.set === 'mech') return correction.hex ?? '';
  if (correction.set === 'account') return tons(account + correction.change);
  if (correction.set === 'pilot') return number(correction.hits ?? 0);
  if (correction.set !== 'building') return '';
  if (correction.cp !== undefined) return number(correction.cp);
  return correction.control == null ? t.nobody : (live.forceName.value.get(correction.control) ?? '');
};

const LABELS: Readonly<Record<Kind, 'hex' | 'change' | 'cp' | 'hits' | null>> = {
  mechHex: 'hex',
  account: 'change',
  buildingControl: null,
  buildingCp: 'cp',
  pilotHits: 'hits',
  removeMech: null,
};

export const Corrections = ({ live, onClose }: { readonly live: Live; readonly onClose: () => void }) => {
  const kind = useSignal<Kind>('mechHex');
  const subject = useSignal('');
  const value = useSignal('');
  useEffect(loadBuildings, []);
  const subjects = subjectsOf(live, kind.value);
  const chosen = subjects.find(({ id }) => id === subject.value) ?? subjects[0] ?? null;
  const correction = chosen === null ? null : correctionOf(kind.value, chosen.id, value.value);
  const send = (dryRun: boolean, reason: string) =>
    ok(
      api.POST('/v1/campaigns/{id}/gm/correct', {
        params: { path: { id: live.id }, query: { dryRun } },
        body: { changes: correction === null ? [] : [correction], reason },
      }),
    );
  const label = LABELS[kind.value];
  return (
    <ActDialog
      title={t.title}
      verb={t.verb}
      before={<bdi>{chosen?.now ?? ''}</bdi>}
      wish={correction === null ? null : `${live.version.value} ${JSON.stringify(correction)}`}
      attempt={(reason) => send(true, reason)}
      after={() => (
        <bdi>{correction === null || chosen === null ? '' : afterOf(live, correction, chosen)}</bdi>
      )}
      act={async (reason) => {
        await send(false, reason);
        await live.refresh();
      }}
      onClose={onClose}
    >
      <SelectField
        label={t.what}
        choices={KINDS.map((one) => ({ value: one, text: t[one] }))}
        value={kind.value}
        onChange={(one) => {
          kind.value = one as Kind;
          subject.value = '';
          value.value = '';
        }}
      />
      {chosen === null ? (
        <p class="empty">{t.find}</p>
      ) : (
        <SelectField
          key={kind.value}
          label={t.which}
          choices={subjects.map(({ id, name, now }) => ({
            value: id,
            text: kind.value === 'removeMech' ? name : `${name} · ${now}`,
          }))}
          value={chosen.id}
          onChange={(id) => (subject.value = id)}
        />
      )}
      {label === null ? null : (
        <Field
          label={t[label]}
          name="value"
          required
          autocomplete="off"
          value={value.value}
          inputMode={label === 'hex' ? 'numeric' : label === 'change' ? 'text' : 'decimal'}
          {...(label === 'hex' ? { hint: t.hexHint } : label === 'change' ? { hint: t.changeHint } : {})}
          onInput={(event) => (value.value = event.currentTarget.value)}
        />
      )}
      {kind.value === 'buildingControl' ? (
        <ForceChoice
          live={live}
          label={t.who}
          none={t.nobody}
          value={value.value}
          onChange={(force) => (value.value = force)}
        />
      ) : null}
    </ActDialog>
  );
};
