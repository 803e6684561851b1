/**
 * What the server says of a map that is not saved: asked by a dry run, after each change that is followed by
 * a moment of calm.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { api, ApiError, ok } from '../../api/client';
import { asNew, type NewMap } from './map-edit';
import { faultsOf, type MapFault } from './map-faults';
import type { MapPlan } from './map-scene';

export interface MapCheck {
  /** Null: it is not known yet. */
  readonly faults: readonly MapFault[] | null;
  /** Why it could not be asked. */
  readonly error: unknown;
}

const CALM_MS = 300;
const UNKNOWN: MapCheck = { faults: null, error: null };

export function useMapCheck(id: string, map: NewMap | null): MapCheck {
  const told = useSignal<{ readonly map: NewMap; readonly check: MapCheck } | null>(null);
  useEffect(() => {
    if (map === null) return undefined;
    let left = false;
    const tell = (check: MapCheck): void => {
      if (!left) told.value = { map, check };
    };
    const timer = setTimeout(() => {
      ok(
        api.PUT('/v1/campaigns/{id}/map', { params: { path: { id }, query: { dryRun: true } }, body: map }),
      ).then(
        () => tell({ faults: [], error: null }),
        (error: unknown) => {
          const violations = error instanceof ApiError ? (error.problem?.violations ?? []) : [];
          tell(
            violations.length > 0
              ? { faults: faultsOf(map, violations), error: null }
              : { faults: null, error },
          );
        },
      );
    }, CALM_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, map]);
  return told.value !== null && told.value.map === map ? told.value.check : UNKNOWN;
}

/** The same of a plan as it is saved; null: there is none, or it is nothing to be checked. */
export const usePlanCheck = (id: string, plan: MapPlan | null): MapCheck =>
  useMapCheck(
    id,
    useMemo(() => (plan === null ? null : asNew(plan)), [plan]),
  );
