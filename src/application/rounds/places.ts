/**
 * Buildings and depots that changed hands in a round, as their reader was told (CMB-10, DEP-3, END-1, END-2).
 */
import { rowOf, type Audience, type BuildingRow, type CampaignState } from '../../rules';
import { isOwn, placeOf, told, type Entry } from './entries';
import type { BuildingChange, DepotChange } from './place-changes';

interface ToldCapture {
  readonly building: string;
  readonly buildingType: string;
  readonly hex: string;
  readonly from?: string | null;
  readonly to?: string;
}

interface ToldPlunder {
  readonly hex: string;
  readonly from: string;
  readonly to?: string;
  readonly stock: readonly { readonly item: string; readonly quantity: number }[];
}

/** Who lost a building out of their sight is told neither from whom nor to whom: it was theirs. */
const captured = (entry: Entry, audience: Audience): BuildingChange => {
  const { building, buildingType, hex, from, to } = told<ToldCapture>(entry);
  const blind = from === undefined && audience.kind === 'force' ? audience.force : null;
  const owner = from ?? blind;
  const change = isOwn(audience, to ?? null) ? 'won' : isOwn(audience, owner) ? 'lost' : 'seen';
  return { ...placeOf(entry), building, buildingType, hex, change, from: owner, to: to ?? null };
};

const corrected = (entry: Entry): BuildingChange => {
  const { building, buildingType, hex, control } = told<ToldCapture & { readonly control: string | null }>(
    entry,
  );
  return { ...placeOf(entry), building, buildingType, hex, change: 'corrected', from: null, to: control };
};

/** END-1: what a force controlled when it went out; only itself and the game master are told. */
const givenUp = (entry: Entry, state: CampaignState, audience: Audience): readonly BuildingChange[] => {
  const { force, buildings } = told<{ readonly force: string; readonly buildings?: readonly string[] }>(
    entry,
  );
  return (buildings ?? []).flatMap((id) => {
    const row = rowOf<BuildingRow>(state.buildings, id);
    if (row === null) return [];
    const change = isOwn(audience, force) ? 'lost' : 'seen';
    return [
      {
        ...placeOf(entry),
        building: id,
        buildingType: row.type,
        hex: row.hex,
        change,
        from: force,
        to: null,
      },
    ];
  });
};

export const buildingChanges = (
  entries: readonly Entry[],
  state: CampaignState,
  audience: Audience,
): readonly BuildingChange[] =>
  entries.flatMap((entry) => {
    switch (entry.type) {
      case 'building-captured':
        return [captured(entry, audience)];
      case 'building-corrected':
        return [corrected(entry)];
      case 'force-out':
        return givenUp(entry, state, audience);
      default:
        return [];
    }
  });

export const depotChanges = (entries: readonly Entry[], audience: Audience): readonly DepotChange[] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'depot-plundered') return [];
    const { hex, from, to, stock } = told<ToldPlunder>(entry);
    const change = isOwn(audience, to ?? null) ? 'won' : isOwn(audience, from) ? 'lost' : 'seen';
    return [{ ...placeOf(entry), hex, change, from, to: to ?? null, stock }];
  });
