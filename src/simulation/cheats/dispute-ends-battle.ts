/**
 * A battle undone for nothing (CMB-11): who has lost disputes the report, waits, and the battle is called
 * off.
 */
import {
  decideBattleDue,
  decideDisputeReport,
  decideFileReport,
  openBattles,
  type CampaignState,
  type Hex,
} from '../../rules';
import type { Cheat } from './cheat';
import { closed, crewedMechs, groundAt, resolve, START } from './ground';

const FIELD = '0606' as Hex;
const HOUR = 3_600_000;
/** Long enough for whatever time brings about. */
const HOURS = 1_000;

export const disputeEndsBattle: Cheat = {
  id: 'battle-undone-by-a-dispute',
  rule: 'CMB-11',
  tried: (chance, ruleset) => {
    const { state: ground, cheater: loser, victim: winner } = groundAt(ruleset, 'combat', chance);
    const [one, other] = [
      chance.one(crewedMechs(ground, loser.id)),
      chance.one(crewedMechs(ground, winner.id)),
    ];
    const met: CampaignState = {
      ...ground,
      mechs: { ...ground.mechs, [one.id]: { ...one, hex: FIELD }, [other.id]: { ...other, hex: FIELD } },
    };
    const fought = closed(met, new Map(), `dispute ${chance.int(0, 1_000_000)}`).state;
    const [battle] = openBattles(fought);
    if (battle === undefined) return null;
    const said = chance.int(0, 300);
    let state = fought;
    const at = (hours: number, decide: Parameters<typeof resolve>[2]): void => {
      state = resolve(state, `dispute ${hours}`, decide, START + hours * HOUR).state.finish();
    };
    const due = (hours: number): void =>
      at(hours, (resolution) => void decideBattleDue(resolution, { battle: battle.id }));
    for (let hours = 0; hours < said; hours += 24) due(hours);
    const { setup } = battle;
    const units = setup.units.map(({ id, condition, pilot }) => ({
      ...{ id, fate: 'on-field-fit' as const, edge: null, condition },
      pilot: pilot === null ? null : { hits: pilot.hits, fate: 'in-mech' as const },
    }));
    const body = {
      hash: setup.hash,
      turns: 9,
      holder: null,
      log: null,
      units,
      buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
      minesUsed: {},
    };
    at(said, (resolution) => {
      decideFileReport(resolution, { actor: { kind: 'force', force: winner.id }, battle: battle.id, body });
    });
    const report = state.battles[battle.id]?.report ?? null;
    if (report === null) return null;
    at(said + 1, (resolution) => {
      decideDisputeReport(resolution, {
        actor: { kind: 'force', force: loser.id },
        battle: battle.id,
        report,
        reason: 'not so',
      });
    });
    for (let hours = said + 2; hours < HOURS && state.battles[battle.id]?.state === 'disputed'; hours += 12)
      due(hours);
    return state.battles[battle.id]?.state === 'called-off'
      ? { gain: `a lost battle is called off, ${said} h after it began` }
      : null;
  },
};
