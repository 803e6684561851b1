/**
 * Brings a campaign to supply in a war that has cost something: worn mechs that stand still, stock beside
 * them, buildings in use, pilots at rest.
 */
import { CallOffBattle } from '../../../application/battles/call-off-battle';
import { AdvancePhase } from '../../../application/campaigns/advance-phase';
import type { CommandCall } from '../../../application/campaigns/command';
import { CorrectCampaign } from '../../../application/gm/correct-campaign';
import type { Refusal } from '../../../application/refusal';
import {
  armorItemOf,
  type Catalog,
  type Condition,
  type ItemId,
  itemOfKind,
  LOCATIONS,
  type MechDesign,
  stockItem,
} from '../../../catalog';
import type { CampaignId, Result, UserId } from '../../../kernel';
import {
  MAX_CHANGES,
  rowsOf,
  type CampaignState,
  type Correction,
  type Hex,
  type MechRow,
} from '../../../rules';
import type { Host } from '../../seed/hosts';

/** What setups of battles have in common that no war has led to. */
export const BENCH_BATTLE = {
  ...{ battle: 'b', campaign: 'c', ruleset: 'planetary-2', hash: 'h', round: 1 },
  ...{ hex: '0505' as Hex, terrain: 'clear', turnLimit: null },
} as const;

const MANY_TONS = 5_000;
const [ARMOR, SHOTS] = [60, 40];

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** The first piece of equipment in each torso and arm is hit, and a hip. */
const hits = (design: MechDesign): Condition['slots'] => [
  ...(['RT', 'LT', 'RA', 'LA'] as const).flatMap((location) => {
    const slot = design.slots[location].findIndex(
      (one) => one?.kind === 'items' && !design.bins.some((bin) => bin.item === one.items[0]?.item),
    );
    return slot < 0 ? [] : [{ location, slot: slot + 1, state: 'hit' as const }];
  }),
  { location: 'RL', slot: 1, state: 'hit' },
];

const half = (points: number): number => Math.floor(points / 2);

/** Half of the armour in front, of an arm's structure and of all shots is gone, and some pieces are hit. */
export const worn = (design: MechDesign): Condition => ({
  armor: Object.fromEntries(
    LOCATIONS.filter((at) => design.armor[at] > 1).map((at) => [at, half(design.armor[at])]),
  ),
  structure: { LA: Math.max(1, half(design.structure.LA)) },
  slots: hits(design),
  ammunition: design.bins.map(({ location, slot, shots }) => ({ location, slot, shots: half(shots) })),
});

const stockFor = (
  catalog: Catalog,
  design: MechDesign,
): readonly (readonly [item: ItemId, quantity: number])[] => {
  const pieces = (Object.keys(design.mountTons) as ItemId[]).flatMap((item) =>
    stockItem(itemOfKind(item), catalog.item)?.tradable === true ? [item] : [],
  );
  const shots = design.bins.map((bin) => catalog.item(bin.item)?.ammunition?.stockedAs ?? bin.item);
  return [
    [armorItemOf(design), ARMOR],
    ...shots.map((item) => [item, SHOTS] as const),
    ...pieces.map((item) => [item, 2] as const),
  ];
};

const ofMech = (catalog: Catalog, mech: MechRow): readonly Correction[] => {
  const design = catalog.mech(mech.design);
  if (design === null || mech.hex === null) return [];
  const { force, hex } = mech;
  const stock = stockFor(catalog, design).map(([item, quantity]): Correction => ({
    set: 'stock',
    force,
    hex,
    item,
    quantity,
    usable: quantity,
  }));
  return [{ set: 'mech', mech: mech.id, condition: worn(design), state: 'shut-down' }, ...stock];
};

/** Buildings in turn, so that each force has several types, all of them damaged. */
const corrections = (catalog: Catalog, state: CampaignState): readonly Correction[] => {
  const forces = [...rowsOf(state.forces)];
  const buildings = [...rowsOf(state.buildings)].flatMap((row, index): Correction[] => {
    const owner = forces[index % forces.length];
    return owner === undefined
      ? []
      : [{ set: 'building', building: row.id, control: owner.id, cp: Math.ceil(row.cpMax * 0.7) }];
  });
  const accounts = forces.map(({ id }): Correction => ({ set: 'account', force: id, change: MANY_TONS }));
  return [...buildings, ...accounts, ...[...rowsOf(state.mechs)].flatMap((mech) => ofMech(catalog, mech))];
};

/** From wherever it stands, within a round. */
export const bringToWornSupply = async (host: Host, id: CampaignId, gm: UserId): Promise<void> => {
  const call: CommandCall = { id, user: gm, dryRun: false, claim: null };
  for (let turn = 0; turn < 12; turn += 1) {
    const campaign = await host.store.read(id);
    if (campaign === null) throw new Error('the campaign is gone');
    const { state, catalog } = campaign;
    if (state.campaign.phase === 'supply') {
      const changes = corrections(catalog, state);
      const master = new CorrectCampaign(host.store);
      for (let from = 0; from < changes.length; from += MAX_CHANGES)
        must(
          await master.run(call, {
            changes: changes.slice(from, from + MAX_CHANGES),
            reason: 'a war that has cost something',
          }),
        );
      return;
    }
    const open =
      state.campaign.step === 'battles'
        ? [...rowsOf(state.battles)].filter((battle) => battle.state === 'open')
        : [];
    const callOff = new CallOffBattle(host.store);
    for (const battle of open) must(await callOff.run(call, battle.id, 'nobody fights here'));
    if (open.length === 0) must(await new AdvancePhase(host.store).run(call, null));
  }
  throw new Error('the campaign does not come to supply');
};
