/** The catalogue's search, with its filters; a tap adds a mech. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { number } from '../text/format';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/problem';
import { weightClassName, WeightBars, type WeightClass } from '../ui/weight-bars';
import { useBuilder } from './builder-context';
import { addMech } from './draft';
import { searchMechs, type MechSummary, type Search } from './known-mechs';
import { t } from './words';

const CLASSES: readonly WeightClass[] = ['light', 'medium', 'heavy', 'assault'];
const SORTS = { name: 'byName', '-tons': 'heavy', tons: 'lightFirst', '-bv': 'dear', bv: 'cheap' } as const;
type Sort = keyof typeof SORTS;
type From = 'houseList' | 'ownFaction' | 'all';

interface Filters {
  readonly q: string;
  readonly from: From;
  readonly class: WeightClass | null;
  readonly techBase: 'is' | 'clan' | null;
  readonly minTons: string;
  readonly maxTons: string;
  readonly minBv: string;
  readonly maxBv: string;
  readonly fits: boolean;
  readonly sort: Sort;
}

const TYPING_MS = 250;
/** More than the API takes for a number is a slip of the finger. */
const count = (text: string, most: number): number | null => (/^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null);
const given = <K extends string, V>(name: K, value: V | null): Partial<Record<K, V>> =>
  (value === null ? {} : { [name]: value }) as Partial<Record<K, V>>;

const searchOf = (filters: Filters, faction: string | null, left: number): Search => ({
  ...(filters.q.trim() === '' ? {} : { q: filters.q.trim().slice(0, 100) }),
  ...(filters.from === 'houseList' ? given('houseList', faction) : filters.from === 'ownFaction' ? given('faction', faction) : {}),
  ...given('class', filters.class),
  ...given('techBase', filters.techBase),
  ...given('minTons', count(filters.minTons, 100)),
  ...given('maxTons', count(filters.maxTons, 100)),
  ...given('minBv', count(filters.minBv, 100_000)),
  ...given('maxBv', filters.fits ? Math.max(0, Math.min(left, count(filters.maxBv, 100_000) ?? left)) : count(filters.maxBv, 100_000)),
  sort: filters.sort,
});

const Row = ({ mech }: { readonly mech: MechSummary }) => {
  const { store, design } = useBuilder();
  const inForce = store.draft.value.mechs.filter((one) => one.design === mech.design).length;
  return (
    <li class={design.value === mech.design ? 'mech-row chosen' : 'mech-row'}>
      <WeightBars weight={mech.class} />
      <button class="mech-name" onClick={() => design.open(mech.design)} aria-label={t.sheetOf(mech.name)}>
        <b>{mech.name}</b>
        <span class="sub">
          {number(mech.tons)} t · {mech.walk}/{mech.run}/{mech.jump} · {mech.role}
        </span>
      </button>
      <span class="num">
        {number(mech.bv)} <small>BV</small>
        {inForce === 0 ? null : <span class="tag pencil" role="img" aria-label={t.inForce(inForce)}>{`${inForce} ×`}</span>}
      </span>
      <button class="btn icon" aria-label={t.add(mech.name)} onClick={() => store.change(addMech(store.draft.value, mech.design))}>
        <Icon name="plus" />
      </button>
    </li>
  );
};

const NumberField = ({ label, value, onValue }: { readonly label: string; readonly value: string; readonly onValue: (value: string) => void }) => (
  <label class="small-field">
    <span>{label}</span>
    <input class="input" inputMode="numeric" maxLength={6} value={value} onInput={({ currentTarget }) => onValue(currentTarget.value)} />
  </label>
);

export const Catalogue = () => {
  const { store, campaign } = useBuilder();
  const faction = store.force.value?.faction ?? null;
  const from: From = { faction: 'houseList', 'any-own-faction': 'ownFaction', 'any-inner-sphere': 'all', free: 'all' }[
    campaign.options.startingList
  ] as From;
  const filters = useSignal<Filters>({
    ...{ q: '', from, class: null, techBase: null, minTons: '', maxTons: '', minBv: '', maxBv: '', fits: false, sort: 'name' },
  });
  const items = useSignal<readonly MechSummary[] | null>(null);
  const next = useSignal<string | null>(null);
  const failed = useSignal<unknown>(null);
  const latest = useRef(0);
  const left = (store.force.value?.budget ?? 0) - (store.force.value?.bvSpent ?? 0);
  const search = searchOf(filters.value, faction, left);
  const load = async (after: string | null): Promise<void> => {
    const mine = (latest.current += 1);
    try {
      const page = await searchMechs(campaign.id, search, after);
      if (mine !== latest.current) return;
      items.value = [...(after === null ? [] : (items.value ?? [])), ...page.items];
      next.value = page.next;
      failed.value = null;
    } catch (error) {
      if (mine === latest.current) failed.value = error;
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void load(null), items.value === null ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [JSON.stringify(search)]);
  const set = (changes: Partial<Filters>): void => void (filters.value = { ...filters.value, ...changes });
  const { q, minTons, maxTons, minBv, maxBv, techBase, fits, sort } = filters.value;
  return (
    <div class="catalogue">
      <form role="search" class="catalogue-filters" onSubmit={(event) => event.preventDefault()}>
        <label class="small-field">
          <span>{t.search}</span>
          <input class="input" type="search" name="q" maxLength={100} value={q} onInput={({ currentTarget }) => set({ q: currentTarget.value })} />
        </label>
        <div class="chips" role="group" aria-label={t.find}>
          {[null, ...CLASSES].map((one) => (
            <button type="button" class="chip" key={one} aria-pressed={filters.value.class === one} onClick={() => set({ class: one })}>
              {one === null ? (
                t.anyClass
              ) : (
                <>
                  <WeightBars weight={one} /> {weightClassName(one)}
                </>
              )}
            </button>
          ))}
        </div>
        <details>
          <summary>{t.filters}</summary>
          <div class="filter-grid">
            <label class="small-field">
              <span>{t.from}</span>
              <select class="input" value={filters.value.from} onChange={({ currentTarget }) => set({ from: currentTarget.value as From })}>
                {(['houseList', 'ownFaction', 'all'] as const).map((one) => (
                  <option key={one} value={one}>
                    {t[one]}
                  </option>
                ))}
              </select>
            </label>
            <label class="small-field">
              <span>{t.sort}</span>
              <select class="input" value={sort} onChange={({ currentTarget }) => set({ sort: currentTarget.value as Sort })}>
                {(Object.keys(SORTS) as Sort[]).map((one) => (
                  <option key={one} value={one}>
                    {t[SORTS[one]]}
                  </option>
                ))}
              </select>
            </label>
            <NumberField label={t.tonsFrom} value={minTons} onValue={(value) => set({ minTons: value })} />
            <NumberField label={t.tonsTo} value={maxTons} onValue={(value) => set({ maxTons: value })} />
            <NumberField label={t.bvFrom} value={minBv} onValue={(value) => set({ minBv: value })} />
            <NumberField label={t.bvTo} value={maxBv} onValue={(value) => set({ maxBv: value })} />
            <label class="small-field">
              <span>{t.tech}</span>
              <select
                class="input"
                value={techBase ?? ''}
                onChange={({ currentTarget: { value } }) => set({ techBase: value === 'is' || value === 'clan' ? value : null })}
              >
                <option value="">{t.anyTech}</option>
                <option value="is">{t.is}</option>
                <option value="clan">{t.clan}</option>
              </select>
            </label>
            <label class="check-field">
              <input type="checkbox" checked={fits} onChange={({ currentTarget }) => set({ fits: currentTarget.checked })} /> {t.fits}
            </label>
          </div>
        </details>
      </form>
      <ProblemNote error={failed.value} />
      {items.value?.length === 0 ? <p class="empty">{t.none}</p> : null}
      <ul class="mech-list">
        {(items.value ?? []).map((mech) => (
          <Row key={mech.design} mech={mech} />
        ))}
      </ul>
      {next.value === null ? null : (
        <button class="btn quiet" onClick={() => void load(next.value)}>
          {t.more}
        </button>
      )}
    </div>
  );
};
