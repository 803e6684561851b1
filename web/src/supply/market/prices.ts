/**
 * What the server would ask for orders that are not in the cart yet: tried in one dry run, which changes
 * nothing.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localMessage } from '../../text/local-text';
import type { Order } from '../cart/cart';
import { costOf, type Term } from '../cart/receipt-lines';
import type { Reason } from '../toggle';
import { trier, useSupply } from '../use-supply';

export interface Price {
  readonly cost: number | null;
  readonly terms: readonly Term[];
  /** Why it cannot be ordered, apart from the tons that are missing. */
  readonly reason: Reason | null;
}

const NOT_ENOUGH = 'supply/not-enough-tons';

/** By the order's JSON. */
export function usePrices(orders: readonly Order[]): {
  readonly of: (order: Order) => Price | null;
  readonly error: unknown;
} {
  const { live } = useSupply();
  const known = useSignal<ReadonlyMap<string, Price>>(new Map());
  const error = useSignal<unknown>(null);
  const keys = orders.map((order) => JSON.stringify(order));
  useEffect(() => {
    let stale = false;
    error.value = null;
    if (orders.length === 0 || !live.online.value) return undefined;
    trier(live.id)(orders).then(
      ({ preview }) => {
        if (stale) return;
        const found = preview.map((one): readonly [string, Price] => {
          const wrong = one.violations.find(({ code }) => code !== NOT_ENOUGH) ?? null;
          return [
            keys[one.order] ?? '',
            {
              cost: costOf(one),
              terms: one.terms,
              reason: wrong === null ? null : { message: localMessage(wrong), rule: wrong.rule },
            },
          ];
        });
        known.value = new Map([...known.value, ...found]);
      },
      (failed: unknown) => void (stale || (error.value = failed)),
    );
    return () => {
      stale = true;
    };
  }, [keys.join(' '), live.version.value]);
  return { of: (order) => known.value.get(JSON.stringify(order)) ?? null, error: error.value };
}
