/** A correction as a form: what, of whom, before and after; tried by the server before it counts (END-2). */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import type { Live } from '../campaign/live';
import { tons } from '../text/format';
import { words } from '../text/words';
import { buildingName, loadBuildings } from '../ui/buildings';
import { Field } from '../ui/field';
import { ForceChoice } from './force-choice';
import { ReasonDialog } from './reason-dialog';

const t = words(
  {
    title: 'Correct',
    verb: 'Correct',
    what: 'What',
    mechHex: 'A mech stands elsewhere',
    account: 'An account',
    buildingControl: 'Who controls a building',
    buildingCp: 'Points of a building',
    pilotHits: 'Hits of a pilot',
    removeMech: 'A mech is gone',
    which: 'Which',
    hex: 'Hex',
    change: 'Change in tons',
    cp: 'Points',
    hits: 'Hits',
    who: 'Who',
    nobody: 'nobody',
    taken: 'The server takes it.',
  },
  {
    title: 'Berichtigen',
    verb: 'Berichtigen',
    what: 'Was',
    mechHex: 'Ein Mech steht anderswo',
    account: 'Ein Konto',
    buildingControl: 'Wem ein Gebäude gehört',
    buildingCp: 'Punkte eines Gebäudes',
    pilotHits: 'Treffer eines Piloten',
    removeMech: 'Ein Mech ist weg',
    which: 'Welcher',
    hex: 'Feld',
    change: 'Änderung in Tonnen',
    cp: 'Punkte',
    hits: 'Treffer',
    who: 'Wer',
    nobody: 'niemand',
    taken: 'Der Server nimmt es an.',
  },
);

type Correction = Schemas['Correction'];
type Kind = 'mechHex' | 'account' | 'buildingControl' | 'buildingCp' | 'pilotHits' | 'removeMech';
const KINDS: readonly Kind[] = ['mechHex', 'account', 'buildingControl', 'buildingCp', 'pilotHits', 'removeMech'];

interface Subject {
  readonly id: string;
  readonly name: string;
  /** As it stands. */
  readonly now: string;
}

const subjectsOf = (live: Live, kind: Kind): readonly Subject[] => {
  const view = live.view.value;
  if (view === null) return [];
  const force = (id: string | null): string => (id === null ? t.nobody : (live.forceName.value.get(id) ?? ''));
  if (kind === 'account') return view.forces.map(({ id, name, account }) => ({ id, name, now: account === null ? '' : tons(account) }));
  if (kind === 'pilotHits') return view.pilots.map(({ id, name, hits, force: of }) => ({ id, name: `${name} (${force(of)})`, now: String(hits) }));
  if (kind === 'buildingControl')
    return view.buildings.map(({ id, type, hex, control }) => ({ id, name: `${hex} ${buildingName(type)}`, now: force(control) }));
  if (kind === 'buildingCp')
    return view.buildings.map(({ id, type, hex, cp }) => ({ id, name: `${hex} ${buildingName(type)}`, now: String(cp ?? '') }));
  return view.mechs.map((mech) => ({ id: mech.id, name: `${mech.own ? mech.name : mech.design} (${force(mech.force)})`, now: mech.hex }));
};

const correctionOf = (kind: Kind, id: string, value: string): Correction => {
  if (kind === 'mechHex') return { set: 'mech', mech: id, hex: value };
  if (kind === 'removeMech') return { remove: 'mech', mech: id };
  if (kind === 'account') return { set: 'account', force: id, change: Number(value) };
  if (kind === 'buildingControl') return { set: 'building', building: id, control: value === '' ? null : value };
  if (kind === 'buildingCp') return { set: 'building', building: id, cp: Number(value) };
  return { set: 'pilot', pilot: id, hits: Number(value) };
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
  const chosen = subjects.find(({ id }) => id === subject.value) ?? subjects[0];
  const correct = async (reason: string): Promise<void> => {
    const body = { changes: [correctionOf(kind.value, chosen?.id ?? '', value.value)], reason };
    // Tried first: a contradiction is told before anything is written.
    await ok(api.POST('/v1/campaigns/{id}/gm/correct', { params: { path: { id: live.id }, query: { dryRun: true } }, body }));
    await ok(api.POST('/v1/campaigns/{id}/gm/correct', { params: { path: { id: live.id } }, body }));
    await live.refresh();
  };
  const label = LABELS[kind.value];
  return (
    <ReasonDialog title={t.title} verb={t.verb} act={correct} onClose={onClose}>
      <div class="field">
        <label for="correct-what">{t.what}</label>
        <select
          id="correct-what"
          value={kind.value}
          onChange={(event) => {
            kind.value = event.currentTarget.value as Kind;
            subject.value = '';
            value.value = '';
          }}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t[one]}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="correct-which">{t.which}</label>
        <select id="correct-which" value={chosen?.id ?? ''} onChange={(event) => (subject.value = event.currentTarget.value)}>
          {subjects.map(({ id, name, now }) => (
            <option key={id} value={id}>
              {`${name} · ${now}`}
            </option>
          ))}
        </select>
      </div>
      {label === null ? null : (
        <Field
          label={t[label]}
          name="value"
          required
          value={value.value}
          inputMode={label === 'hex' ? 'numeric' : 'decimal'}
          hint={chosen === undefined ? '' : chosen.now}
          onInput={(event) => (value.value = event.currentTarget.value)}
        />
      )}
      {kind.value === 'buildingControl' ? (
        <ForceChoice live={live} label={t.who} none={t.nobody} value={value.value} onChange={(force) => (value.value = force)} />
      ) : null}
    </ReasonDialog>
  );
};
