/** Random wrecks (SALV-1): what battles of this round, which are over, have left for those who won them. */
import { bundledCatalog, UNDAMAGED } from '../../catalog';
import type { BattleId, ForceId, MechId } from '../../kernel';
import type { BattleSetup } from '../model/battle';
import type { Hex } from '../model/map';
import type { BattleRow, CampaignState, WreckRow } from '../model/state';
import { anyHex, anyWear, DESIGNS, type Chance } from './draws';

const setupOf = (
  { campaign }: CampaignState,
  battle: BattleId,
  hex: Hex,
  winner: ForceId,
  loser: ForceId,
): BattleSetup => ({
  battle,
  campaign: campaign.id,
  ruleset: campaign.ruleset,
  hash: '0'.repeat(64),
  round: campaign.round,
  hex,
  terrain: 'clear',
  turnLimit: null,
  sheets: [],
  sides: [
    { side: 'A', forces: [winner], minesAllowed: 0, withdrawal: {} },
    { side: 'B', forces: [loser], minesAllowed: 0, withdrawal: {} },
  ],
  units: [],
  buildings: [],
});

const battleOver = (
  state: CampaignState,
  id: BattleId,
  hex: Hex,
  winner: ForceId,
  loser: ForceId,
): BattleRow => ({
  id,
  round: state.campaign.round,
  hex,
  state: 'done',
  engine: state.campaign.options.engine,
  setup: setupOf(state, id, hex, winner, loser),
  attackedFrom: {},
  report: null,
  winner: 'A',
  openedAt: 0,
  dueAt: null,
  overdue: false,
});

/** A wreck of one of the designs, worn as wars leave them; a centre torso is never gone. */
export const anyWreck = (
  random: Chance,
  id: string,
  battle: BattleId,
  hex: Hex,
  right: ForceId,
  force: ForceId,
): WreckRow => {
  const design = bundledCatalog().mech(random.pick(DESIGNS));
  if (design === null) throw new Error('the catalogue lacks a design of the tests');
  const condition = random.once(4) ? UNDAMAGED : anyWear(random, design);
  return {
    id: id as MechId,
    battle,
    hex,
    right,
    force,
    name: `Wreck ${id}`,
    design: design.slug,
    factoryDesign: null,
    condition,
  };
};

/** The world after some battles; none of them is one that the world has already. */
export const withWrecks = (random: Chance, state: CampaignState): CampaignState => {
  const forces = Object.values(state.forces).map(({ id }) => id);
  const battles: BattleRow[] = [];
  const wrecks: WreckRow[] = [];
  for (const right of forces) {
    const loser = random.pick(forces.filter((force) => force !== right));
    const hex = anyHex(random) as Hex;
    const id = `won-by-${right}` as BattleId;
    if (state.map.terrain[hex] === 'deep-water' || random.once(3)) continue;
    battles.push(battleOver(state, id, hex, right, loser));
    for (let count = 1 + random.below(3); count > 0; count -= 1)
      wrecks.push(anyWreck(random, `${right}w${count}`, id, hex, right, random.once(3) ? right : loser));
  }
  const table = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    Object.fromEntries(rows.map((row) => [row.id, row]));
  return {
    ...state,
    battles: { ...state.battles, ...table(battles) },
    wrecks: { ...state.wrecks, ...table(wrecks) },
  };
};
