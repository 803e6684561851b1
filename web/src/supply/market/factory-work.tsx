/**
 * What a mech factory builds (BLD-FACT): its design, and the tons that are bought beside those that it makes.
 */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../../api/client';
import { tons as inTons } from '../../text/format';
import { words } from '../../text/words';
import { useDesign } from '../../ui/designs';
import { ProblemNote } from '../../ui/form/problem';
import { RuleLink } from '../../ui/form/rule-link';
import type { OrderOf } from '../cart/cart';
import { SearchField } from '../fields';
import { Stepper } from './stepper';
import { useSearch } from './use-search';
import { useSupply } from '../use-supply';

const t = words(
  {
    begun: (name: string, tons: string) => `Begun: ${name}, ${tons} done`,
    nothing: 'Nothing is being built.',
    makes: (tons: string) => `makes ${tons} this round`,
    design: 'Builds',
    search: 'Search a design to build',
    buy: 'Tons to buy',
    stop: 'Not this round',
    inCart: 'in the cart',
    go: (name: string) => `Build ${name}`,
    other: 'Another design begins at 0 t.',
  },
  {
    begun: (name: string, tons: string) => `Begonnen: ${name}, ${tons} fertig`,
    nothing: 'Es wird nichts gebaut.',
    makes: (tons: string) => `baut ${tons} in dieser Runde`,
    design: 'Baut',
    search: 'Modell zum Bauen suchen',
    buy: 'Tonnen dazukaufen',
    stop: 'Diese Runde nicht',
    inCart: 'im Korb',
    go: (name: string) => `${name} bauen`,
    other: 'Ein anderes Modell fängt bei 0 t an.',
  },
);

const SHOWN = 8;

interface FactoryWorkProps {
  readonly building: string;
  readonly work: { readonly design: string; readonly tons: number } | null;
  readonly faction: string;
  /** Tons that it makes by itself. */
  readonly made: number;
}

export const FactoryWork = ({ building, work, faction, made }: FactoryWorkProps) => {
  const supply = useSupply();
  const q = useSignal('');
  const order = supply.orders.find(
    (one): one is OrderOf<'factory'> => one.type === 'factory' && one.building === building,
  );
  const begun = useDesign(work?.design ?? null, supply.live.id);
  const ordered = useDesign(order?.design ?? null, supply.live.id);
  const wish = q.value.trim();
  const { found, error } = useSearch<Schemas['MechSummary']>(
    async () =>
      (
        await ok(
          api.GET('/v1/catalog/mechs', {
            params: { query: { campaign: supply.live.id, q: wish, faction, limit: SHOWN, sort: 'tons' } },
          }),
        )
      ).items,
    [wish, faction],
    wish !== '',
  );
  const build = (design: string, bought = 0): void =>
    supply.add({ type: 'factory', building, design, ...(bought > 0 ? { tons: bought } : {}) });
  return (
    <div class="works-at">
      <p class="note">
        {work === null ? t.nothing : t.begun(begun?.name ?? work.design, inTons(work.tons))} ·{' '}
        {t.makes(inTons(made))} <RuleLink id="BLD-FACT" />
      </p>
      {order === undefined ? (
        <>
          {work === null ? null : (
            <button class="btn small" onClick={() => build(work.design)}>
              {t.go(begun?.name ?? work.design)}
            </button>
          )}
          <SearchField label={t.search} value={q.value} onValue={(text) => (q.value = text)} />
          <ProblemNote error={error.value} />
          {wish === ''
            ? null
            : (found.value ?? []).map((one) => (
                <button key={one.design} class="btn small" onClick={() => build(one.design)}>
                  {one.name}, {inTons(one.tons)}
                </button>
              ))}
        </>
      ) : (
        <>
          <div class="acts-row start">
            <b>
              <bdi>{ordered?.name ?? order.design}</bdi>
            </b>
            <span class="tag pencil">{t.inCart}</span>
          </div>
          <div class="acts-row start">
            <Stepper
              shown
              label={t.buy}
              value={order.tons ?? 0}
              max={100}
              onChange={(bought) => build(order.design, bought)}
              unit="t"
            />
            <button class="btn" onClick={() => supply.remove(order)}>
              {t.stop}
            </button>
          </div>
        </>
      )}
    </div>
  );
};
