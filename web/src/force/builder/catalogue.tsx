/** The catalogue's search, with its filters; a tap adds a mech. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { number } from '../../text/format';
import { Icon } from '../../ui/icon';
import { ProblemNote } from '../../ui/form/problem';
import { WeightBars } from '../../ui/marks/weight-bars';
import { useBuilder } from './builder-context';
import { addMech } from './draft';
import { CatalogueFilters } from './catalogue-filters';
import { keptFilters } from './kept-filters';
import { searchMechs, type MechSummary } from './known-mechs';
import { searchOf, type From } from './search-filters';
import { t } from './words';

const TYPING_MS = 250;

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
        {inForce === 0 ? null : (
          <span class="tag pencil" role="img" aria-label={t.inForce(inForce)}>{`${inForce} ×`}</span>
        )}
      </span>
      <button
        class="btn icon"
        aria-label={t.add(mech.name)}
        onClick={() => store.change(addMech(store.draft.value, mech.design))}
      >
        <Icon name="plus" />
      </button>
    </li>
  );
};

export const Catalogue = () => {
  const { store, campaign } = useBuilder();
  const faction = store.force.value?.faction ?? null;
  const from: From = {
    faction: 'houseList',
    'any-own-faction': 'ownFaction',
    'any-inner-sphere': 'all',
    free: 'all',
  }[campaign.options.startingList] as From;
  const filters = keptFilters(campaign.id, from);
  const items = useSignal<readonly MechSummary[] | null>(null);
  const next = useSignal<string | null>(null);
  const failed = useSignal<unknown>(null);
  const latest = useRef(0);
  const left = (store.force.value?.budget ?? 0) - (store.force.value?.bvSpent ?? 0);
  const roles = [...new Set((items.value ?? []).map(({ role }) => role))]
    .filter((role) => role !== '')
    .sort();
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
  return (
    <div class="catalogue">
      <CatalogueFilters filters={filters} roles={roles} />
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
