/**
 * For buildings of trade: two forces that fight, each with a mech, stock and a ruin, and the one building
 * that is asked about.
 */
import type { CampaignState } from '../../../src/rules';
import type { BuildingType } from '../../../src/rules/buildings';
import { world, type World } from '../../../src/rules/testing/world';
import { after, HUNCHBACK } from '../rules';
import { inTons, previewOf } from './prices';

/** Where the building stands; nobody else is there. */
export const SITE = '0404';

export const netOf = (state: CampaignState, force: string, order: object): number =>
  inTons(previewOf(state, order, force).net);
export const ammunition = (building: string, tons = 10) => ({
  type: 'ammunition',
  building,
  items: [{ item: 'srm-6-ammo', tons }],
});
export const laser = { type: 'buy-equipment', item: 'clan-er-medium-laser', quantity: 1, hex: '0303' };

export const war = (phase: 'preparation' | 'planning' | 'supply'): World =>
  world({ round: 3, phase, options: { fogOfWar: false } })
    .account('A', 100)
    .account('B', 100)
    .mech('A', HUNCHBACK, '0303', { id: 'A1' })
    .mech('B', HUNCHBACK, '1010', { id: 'B1' })
    .stock('A', '0101', 'medium-laser', 4)
    .stock('B', '1010', 'medium-laser', 4)
    .building('barracks', '0105', 'A', { id: 'ruin-A', cp: 0 })
    .building('barracks', '1005', 'B', { id: 'ruin-B', cp: 0 });
/** A building with the id `site`. */
export const site = (
  type: BuildingType,
  control: string | null,
  parts: Parameters<World['building']>[3] = {},
) => ({
  type,
  control,
  parts: { id: 'site', ...parts },
});
export const at = (
  phase: 'preparation' | 'planning' | 'supply',
  { type, control, parts }: ReturnType<typeof site>,
): World => war(phase).building(type, SITE, control, parts);
/** Goes on without orders until the phase is open. */
export const goTo = (
  state: CampaignState,
  phase: string,
  sheets: Readonly<Record<string, readonly unknown[]>> = {},
): CampaignState => {
  let now = after(state, sheets);
  for (let steps = 0; now.campaign.phase !== phase; steps += 1) {
    if (steps > 10) throw new Error(`never came to ${phase}`);
    now = after(now);
  }
  return now;
};
