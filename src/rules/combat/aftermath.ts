/**
 * When all battles are over (CMB-10, BLD-1, DEP-3, DEP-5): who alone holds a hex takes its building, its
 * depots and the pilots in it.
 */
import { flatMap, type ForceId } from '../../kernel';
import type { TakenPilot } from '../events/pilots/pilots-taken';
import { witnesses } from '../knowledge/sight';
import { rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { StockRow } from '../model/state';
import type { Turn } from '../model/turn';
import { areEnemies } from '../sides';
import { ableAmong, mechsByHex, sidesAmong } from './presence';
import { roller, type Roller } from './roller';
import { forceThatGets } from './side-gets';

/** Dice of one hex, opened once however much is taken there. */
type Taking = {
  readonly hex: Hex;
  readonly by: ForceId;
  readonly knownTo: readonly ForceId[];
  readonly dice: Roller;
};

const takeBuildings = (resolution: Turn, { hex, by, knownTo, dice }: Taking): void => {
  const { state } = resolution;
  for (const { id, type, hex: at, control } of rowsOf(state.buildings))
    if (at === hex && (control === null || areEnemies(state.forces, control, by)))
      resolution.emit({
        type: 'building-captured',
        data: { building: id, buildingType: type, hex, from: control, to: by, knownTo, rolls: dice.rolls },
      });
};

const plunder = (resolution: Turn, { hex, by, knownTo, dice }: Taking): void => {
  const { state } = resolution;
  const byOwner = new Map<ForceId, StockRow[]>();
  for (const row of rowsOf(state.stock)) {
    if (row.hex !== hex || !areEnemies(state.forces, row.force, by)) continue;
    const rows = byOwner.get(row.force);
    if (rows === undefined) byOwner.set(row.force, [row]);
    else rows.push(row);
  }
  for (const [from, rows] of byOwner) {
    const stock = rows.map(({ item, quantity, usable }) => ({ item, quantity, usable }));
    resolution.emit({
      type: 'depot-plundered',
      data: { hex, from, to: by, stock, knownTo, rolls: dice.rolls },
    });
  }
};

const takePilots = (resolution: Turn, { hex, by, dice }: Taking): void => {
  const { state } = resolution;
  const pilots = flatMap(
    rowsOf(state.pilots),
    ({ id, name, force, status, hex: at, captor }): readonly TakenPilot[] => {
      if (at !== hex || (status !== 'stored' && status !== 'captured')) return [];
      const own = !areEnemies(state.forces, force, by);
      if (status === 'stored') return own ? [] : [{ pilot: id, name, force, how: 'captured', from: null }];
      if (own) return [{ pilot: id, name, force, how: 'freed', from: captor }];
      const held = captor !== null && !areEnemies(state.forces, captor, by);
      return held ? [] : [{ pilot: id, name, force, how: 'passed-on', from: captor }];
    },
  );
  if (pilots.length > 0)
    resolution.emit({ type: 'pilots-taken', data: { hex, by, pilots, rolls: dice.rolls } });
};

/** Emits what changes hands, hex by hex. */
export const takeTheField = (resolution: Turn): void => {
  const { state, catalog } = resolution;
  for (const [hex, mechs] of mechsByHex(state)) {
    const able = ableAmong(state, catalog, mechs);
    if (sidesAmong(state, able).length !== 1) continue;
    const dice = roller(() => resolution.roll('side-gets', hex));
    const by = forceThatGets(catalog, able, dice);
    if (by === null) continue;
    // Sight as it was before: who loses the building sees who takes it.
    const taking: Taking = { hex, by, knownTo: witnesses(state, hex), dice };
    takeBuildings(resolution, taking);
    plunder(resolution, taking);
    takePilots(resolution, taking);
  }
};
