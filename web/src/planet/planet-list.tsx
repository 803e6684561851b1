/**
 * The planet as a list, the map's equal: all that is known, each with its card, and the orders of every
 * phase.
 */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useLive, type OwnMech } from '../campaign/live';
import { AttackPanel } from '../orders/attack/attack-panel';
import { HirePart } from '../orders/preparation/hire-part';
import { PreparationPanel } from '../orders/preparation/preparation-panel';
import { useDesigns } from '../ui/designs';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/form/field';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { MechLine } from './cards/mech-line';
import { selectionIn, SelectedCard } from './cards/selected-card';
import { finder } from './list/finder';
import { Battles, Buildings, Depots, Others, Section } from './list/known-parts';
import { Movers } from './list/movers';
import { t } from './list/words';
import { byHex } from '../orders/movement/awaited';
import './list/list.css';

const MOVING: readonly string[] = ['planning', 'movement'];

interface MineProps {
  readonly isFound: (mech: OwnMech) => boolean;
  /** Their orders are given here; else their cards are opened. */
  readonly moves: boolean;
}

const Mine = ({ isFound, moves }: MineProps) => {
  const live = useLive();
  const mechs = live.myMechs.value;
  useDesigns(
    mechs.map(({ design }) => design),
    live.id,
  );
  if (mechs.length === 0) return null;
  return (
    <Section title={t.mine} count={mechs.filter(isFound).length}>
      {moves ? (
        <>
          <Movers isFound={isFound} />
          <HirePart />
        </>
      ) : (
        byHex(mechs)
          .filter(isFound)
          .map((mech) => (
            <div key={mech.id} class="list-line">
              <span class="num">{mech.hex}</span>
              <MechLine mech={mech} />
            </div>
          ))
      )}
    </Section>
  );
};

/** What the map shows beside it in this phase. */
const PhaseOrders = ({ phase, hex }: { readonly phase: string | undefined; readonly hex: string | null }) => {
  const live = useLive();
  if (!live.takesOrders.value) return null;
  if (phase === 'preparation')
    return (
      <section class="list-part">
        <PreparationPanel hex={hex} mech={null} />
      </section>
    );
  if (phase === 'combat')
    return (
      <section class="list-part">
        <AttackPanel hex={hex} mech={null} />
      </section>
    );
  return phase === 'supply' ? (
    <p class="empty">
      {t.supply}{' '}
      <a class="quiet-link" href={`/c/${live.id}/supply`}>
        {t.toSupply}
      </a>
    </p>
  ) : null;
};

/** Over the list; back closes it. */
const CardDialog = () => {
  const live = useLive();
  const { route, url } = useLocation();
  return (
    <Dialog key={url} title={t.details} onClose={() => route(`/c/${live.id}/list`, true)}>
      <SelectedCard />
    </Dialog>
  );
};

export const PlanetList = () => {
  const live = useLive();
  const { query } = useLocation();
  const wanted = useSignal('');
  useTitle(`${t.title} · ${live.campaign.value?.name ?? ''}`);
  const view = live.view.value;
  const phase = live.campaign.value?.phase;
  if (view === null)
    return (
      <main class="screen list-screen">
        <h1 class="vh">{t.title}</h1>
        {live.campaign.value?.status === 'setup' ? (
          <p class="empty">{t.notBegun}</p>
        ) : (
          <ProblemNote error={live.failure.value} />
        )}
      </main>
    );
  const find = finder(wanted.value);
  const pilotOf = (mech: OwnMech): string | undefined =>
    view.pilots.find(({ id }) => id === mech.pilot)?.name;
  const isFound = (mech: OwnMech): boolean => find(mech.name, mech.hex, pilotOf(mech));
  const moves = live.takesOrders.value && phase !== undefined && MOVING.includes(phase);
  const selection = selectionIn(query);
  // In the phases of movement a mech of mine opens in its line, to be ordered there.
  const inLine =
    moves && selection?.kind === 'mech' && live.myMechs.value.some(({ id }) => id === selection.id);
  return (
    <main class="screen list-screen">
      <div class="list-head">
        <h1 class="vh">{t.title}</h1>
        <Field
          label={t.search}
          name="search"
          type="search"
          autocomplete="off"
          hint={t.searchHint}
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
        <a class="btn line" href={`/c/${live.id}`}>
          <Icon name="map" size={20} /> {t.toMap}
        </a>
      </div>
      <div class="list-columns">
        <div>
          <PhaseOrders phase={phase} hex={query['hex'] ?? null} />
          <Mine isFound={isFound} moves={moves} />
          {view.force === null ? <Others view={view} find={find} /> : null}
        </div>
        <div>
          <Battles view={view} find={find} />
          {view.force === null ? null : <Others view={view} find={find} />}
          <Buildings view={view} find={find} />
          <Depots view={view} find={find} />
        </div>
      </div>
      {selection === null || inLine ? null : <CardDialog />}
    </main>
  );
};
