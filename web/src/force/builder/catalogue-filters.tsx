/** The filters of the catalogue: words and class in sight, the rest folded away. */
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { words } from '../../text/words';
import { weightClassName, WeightBars } from '../../ui/marks/weight-bars';
import {
  CLASSES,
  FROM,
  LEVELS,
  narrowing,
  noFilters,
  SORTS,
  type Filters,
  type Range,
  type Sort,
} from './search-filters';
import { t as shared } from './words';

const t = words(
  {
    set: (count: number) => `${count} set`,
    clear: 'Clear filters',
    any: 'any',
    yes: 'yes',
    no: 'no',
    role: 'Role',
    weapon: 'Weapon',
    motion: 'Legs',
    biped: 'two',
    quad: 'four',
    omni: 'OmniMech',
    mixedTech: 'Mixed technology',
    rulesLevel: 'Rules level',
    introductory: 'introductory',
    standard: 'standard',
    advanced: 'advanced',
    experimental: 'experimental',
    unofficial: 'unofficial',
    minYear: 'Year from',
    maxYear: 'Year to',
    minWalk: 'Walk from',
    maxWalk: 'Walk to',
    minRun: 'Run from',
    minJump: 'Jump from',
    oldest: 'oldest first',
    newest: 'newest first',
  },
  {
    set: (count: number) => `${count} gesetzt`,
    clear: 'Filter leeren',
    any: 'alle',
    yes: 'ja',
    no: 'nein',
    role: 'Rolle',
    weapon: 'Waffe',
    motion: 'Beine',
    biped: 'zwei',
    quad: 'vier',
    omni: 'OmniMech',
    mixedTech: 'Gemischte Technik',
    rulesLevel: 'Regelstufe',
    introductory: 'Einstieg',
    standard: 'Standard',
    advanced: 'fortgeschritten',
    experimental: 'experimentell',
    unofficial: 'inoffiziell',
    minYear: 'Jahr ab',
    maxYear: 'Jahr bis',
    minWalk: 'Gehen ab',
    maxWalk: 'Gehen bis',
    minRun: 'Rennen ab',
    minJump: 'Springen ab',
    oldest: 'älteste zuerst',
    newest: 'neueste zuerst',
  },
);

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly choices: readonly (readonly [T, string])[];
  readonly onValue: (value: T | null) => void;
}

/** One of a few, or any. */
const Choice = <T extends string>({ label, value, choices, onValue }: ChoiceProps<T>) => (
  <label class="small-field">
    <span>{label}</span>
    <select
      class="input"
      value={value ?? ''}
      onChange={({ currentTarget }) => onValue((currentTarget.value || null) as T | null)}
    >
      <option value="">{t.any}</option>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

const flagText = (flag: boolean | null): 'true' | 'false' | null =>
  flag === null ? null : flag ? 'true' : 'false';

const sortName = (name: (typeof SORTS)[Sort]): string =>
  name === 'oldest' || name === 'newest' ? t[name] : shared[name];

interface CatalogueFiltersProps {
  readonly filters: Signal<Filters>;
  /** Of what was found: to choose from while typing. */
  readonly roles: readonly string[];
}

export const CatalogueFilters = ({ filters, roles }: CatalogueFiltersProps) => {
  const now = filters.value;
  const id = useId();
  const set = (changes: Partial<Filters>): void => void (filters.value = { ...filters.value, ...changes });
  const count = narrowing(now);
  const yesNo = [
    ['true', t.yes],
    ['false', t.no],
  ] as const;
  const numberField = (name: Range, label: string) => (
    <label class="small-field">
      <span>{label}</span>
      <input
        class="input"
        inputMode="numeric"
        maxLength={6}
        value={now[name]}
        onInput={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <form role="search" class="catalogue-filters" onSubmit={(event) => event.preventDefault()}>
      <label class="small-field">
        <span>{shared.search}</span>
        <input
          class="input"
          type="search"
          name="q"
          maxLength={100}
          value={now.q}
          onInput={({ currentTarget }) => set({ q: currentTarget.value })}
        />
      </label>
      <div class="chips" role="group" aria-label={shared.find}>
        {[null, ...CLASSES].map((one) => (
          <button
            type="button"
            class="chip"
            key={one}
            aria-pressed={now.class === one}
            onClick={() => set({ class: one })}
          >
            {one === null ? (
              shared.anyClass
            ) : (
              <>
                <WeightBars weight={one} /> {weightClassName(one)}
              </>
            )}
          </button>
        ))}
      </div>
      <details>
        <summary>
          {shared.filters} {count === 0 ? null : <span class="tag pencil">{t.set(count)}</span>}
        </summary>
        <div class="filter-grid">
          <label class="small-field">
            <span>{shared.from}</span>
            <select
              class="input"
              value={now.from}
              onChange={({ currentTarget }) => set({ from: currentTarget.value as Filters['from'] })}
            >
              {FROM.map((one) => (
                <option key={one} value={one}>
                  {shared[one]}
                </option>
              ))}
            </select>
          </label>
          <label class="small-field">
            <span>{shared.sort}</span>
            <select
              class="input"
              value={now.sort}
              onChange={({ currentTarget }) => set({ sort: currentTarget.value as Sort })}
            >
              {(Object.keys(SORTS) as Sort[]).map((one) => (
                <option key={one} value={one}>
                  {sortName(SORTS[one])}
                </option>
              ))}
            </select>
          </label>
          <label class="small-field">
            <span>{t.weapon}</span>
            <input
              class="input"
              type="search"
              maxLength={100}
              value={now.weapon}
              onInput={({ currentTarget }) => set({ weapon: currentTarget.value })}
            />
          </label>
          <label class="small-field">
            <span>{t.role}</span>
            <input
              class="input"
              type="search"
              maxLength={100}
              list={id}
              value={now.role}
              onInput={({ currentTarget }) => set({ role: currentTarget.value })}
            />
          </label>
          <datalist id={id}>
            {roles.map((role) => (
              <option key={role} value={role} />
            ))}
          </datalist>
          {numberField('minTons', shared.tonsFrom)}
          {numberField('maxTons', shared.tonsTo)}
          {numberField('minBv', shared.bvFrom)}
          {numberField('maxBv', shared.bvTo)}
          {numberField('minYear', t.minYear)}
          {numberField('maxYear', t.maxYear)}
          {numberField('minWalk', t.minWalk)}
          {numberField('maxWalk', t.maxWalk)}
          {numberField('minRun', t.minRun)}
          {numberField('minJump', t.minJump)}
          <Choice
            label={shared.tech}
            value={now.techBase}
            choices={[
              ['is', shared.is],
              ['clan', shared.clan],
            ]}
            onValue={(techBase) => set({ techBase })}
          />
          <Choice
            label={t.mixedTech}
            value={flagText(now.mixedTech)}
            choices={yesNo}
            onValue={(one) => set({ mixedTech: one && one === 'true' })}
          />
          <Choice
            label={t.rulesLevel}
            value={now.rulesLevel}
            choices={LEVELS.map((one) => [one, t[one]])}
            onValue={(rulesLevel) => set({ rulesLevel })}
          />
          <Choice
            label={t.motion}
            value={now.motion}
            choices={[
              ['biped', t.biped],
              ['quad', t.quad],
            ]}
            onValue={(motion) => set({ motion })}
          />
          <Choice
            label={t.omni}
            value={flagText(now.omni)}
            choices={yesNo}
            onValue={(one) => set({ omni: one && one === 'true' })}
          />
          <label class="check-field">
            <input
              type="checkbox"
              checked={now.fits}
              onChange={({ currentTarget }) => set({ fits: currentTarget.checked })}
            />{' '}
            {shared.fits}
          </label>
          {count === 0 ? null : (
            <button
              type="button"
              class="btn"
              onClick={() =>
                (filters.value = { ...noFilters(now.from), q: now.q, class: now.class, sort: now.sort })
              }
            >
              {t.clear}
            </button>
          )}
        </div>
      </details>
    </form>
  );
};
