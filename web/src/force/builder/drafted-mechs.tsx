/** The mechs of the draft, each with its pilot and what is wrong with it. */
import { number } from '../../text/format';
import { ranks } from '../../text/terms';
import { Icon } from '../../ui/icon';
import { RuleLink } from '../../ui/form/rule-link';
import { WeightBars } from '../../ui/marks/weight-bars';
import { nameOf, useBuilder } from './builder-context';
import { changeMech, mechOf, RANKS, removeMech, seatPilot, type Draft, type DraftMech } from './draft';
import type { Force } from './draft-store';
import { t } from './words';

export const rowId = (pointer: string): string => `draft${pointer.replaceAll('/', '-')}`;

/** What the server says about one mech or pilot of the draft that is shown. */
export const violationsAt = (violations: Force['violations'], pointer: string): Force['violations'] =>
  violations.filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));

export const Wrong = ({ violations }: { readonly violations: Force['violations'] }) => (
  <>
    {violations.map(({ code, pointer, message, rule }) => (
      <p key={code + pointer} class="wrong-line">
        {message} {rule === null ? null : <RuleLink id={rule} />}
      </p>
    ))}
  </>
);

const byRank = (draft: Draft): readonly number[] =>
  draft.pilots
    .map((_, index) => index)
    .sort(
      (a, b) =>
        RANKS.indexOf(draft.pilots[a]?.rank ?? 'green') - RANKS.indexOf(draft.pilots[b]?.rank ?? 'green') ||
        a - b,
    );

const PilotChoice = ({
  at,
  mech,
  name,
}: {
  readonly at: number;
  readonly mech: DraftMech;
  readonly name: string;
}) => {
  const { store } = useBuilder();
  const draft = store.draft.value;
  return (
    <select
      class="input"
      aria-label={t.pilotOf(name)}
      value={String(mech.pilot ?? '')}
      onChange={({ currentTarget: { value } }) =>
        store.change(seatPilot(store.draft.value, at, value === '' ? null : Number(value)))
      }
    >
      <option value="">{t.noPilot}</option>
      {byRank(draft).map((index) => {
        const pilot = draft.pilots[index];
        if (pilot === undefined) return null;
        const sits = mechOf(draft, index);
        return (
          <option key={index} value={String(index)}>
            {`${ranks[pilot.rank]} · ${pilot.name ?? `${t.unnamed} ${index + 1}`}${sits >= 0 && sits !== at ? ` · ${t.swaps}` : ''}`}
          </option>
        );
      })}
    </select>
  );
};

const Details = ({ at, mech }: { readonly at: number; readonly mech: DraftMech }) => {
  const { store, campaign } = useBuilder();
  const set = (changes: Partial<DraftMech>): void => store.change(changeMech(store.draft.value, at, changes));
  return (
    <details>
      <summary>
        {mech.name === null && mech.hex === null ? (
          t.details
        ) : (
          <bdi>{[mech.name, mech.hex].filter((one) => one !== null).join(' · ')}</bdi>
        )}
      </summary>
      <div class="filter-grid">
        <label class="small-field">
          <span>{t.ownName}</span>
          <input
            class="input"
            maxLength={60}
            value={mech.name ?? ''}
            onChange={({ currentTarget: { value } }) => set({ name: value.trim() === '' ? null : value })}
          />
        </label>
        {campaign.options.deployment === 'own-half' ? (
          <label class="small-field">
            <span>{t.hex}</span>
            <input
              class="input"
              inputMode="numeric"
              maxLength={4}
              pattern="[0-9]{4}"
              placeholder={t.hqHex(store.force.value?.hq ?? '')}
              value={mech.hex ?? ''}
              onChange={({ currentTarget: { value } }) =>
                /^(\d{4})?$/.test(value) && set({ hex: value === '' ? null : value })
              }
            />
          </label>
        ) : null}
      </div>
    </details>
  );
};

const MechItem = ({ at, mech }: { readonly at: number; readonly mech: DraftMech }) => {
  const { store, mechs, design } = useBuilder();
  const known = mechs.get(mech.design);
  const name = nameOf(mechs, mech.design);
  const wrong = store.judged.value ? violationsAt(store.force.value?.violations ?? [], `/mechs/${at}`) : [];
  return (
    <li class={wrong.length > 0 ? 'draft-mech bad' : 'draft-mech'} id={rowId(`/mechs/${at}`)} tabIndex={-1}>
      <WeightBars weight={known?.class ?? null} />
      <button class="mech-name" onClick={() => design.open(mech.design)} aria-label={t.sheetOf(name)}>
        <b>{name}</b>
        {known === undefined ? null : (
          <span class="sub">
            {number(known.tons)} t · {number(known.bv)} BV
          </span>
        )}
      </button>
      <button
        class="btn icon quiet"
        aria-label={t.remove(name)}
        onClick={() => store.change(removeMech(store.draft.value, at))}
      >
        <Icon name="close" />
      </button>
      <div class="draft-more">
        <PilotChoice at={at} mech={mech} name={name} />
        <Details at={at} mech={mech} />
        <Wrong violations={wrong} />
      </div>
    </li>
  );
};

export const DraftedMechs = () => {
  const { store } = useBuilder();
  const { mechs } = store.draft.value;
  return mechs.length === 0 ? (
    <p class="empty">
      {t.empty} {t.bv}
    </p>
  ) : (
    <ol class="mech-list">
      {mechs.map((mech, at) => (
        <MechItem key={at} at={at} mech={mech} />
      ))}
    </ol>
  );
};
