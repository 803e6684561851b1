/**
 * Combat, attack declarations (CMB-1 to CMB-4, CMB-11): settles all attacks together, decides who meets whom,
 * and opens the battles.
 */
import { flatMap } from '../../kernel';
import { settleAttacks, type Attack } from '../combat/attacks';
import { endBattle } from '../combat/end-battle';
import { engagementsOf } from '../combat/engagements';
import { settlePinned } from '../combat/pins';
import { roller } from '../combat/roller';
import { openBattle } from '../combat/setup';
import { reportWithoutFight } from '../combat/without-fight';
import { rowOf } from '../model/draft';
import type { Orders } from '../model/order';
import type { Turn } from '../model/turn';
import { carryOutSheets } from './carry-out';
import type { PhaseDefinition, Sheets } from './definition';

/** The single mechs' attacks of the orders that stand. */
const attacksOf = (resolution: Turn, sheets: Sheets): readonly Attack[] =>
  flatMap([...sheets.values()], (orders) =>
    flatMap(
      orders.filter((order): order is Orders['attack'] => order.type === 'attack'),
      ({ mechs, target }) =>
        flatMap(mechs, (id): Attack[] => {
          const mech = rowOf(resolution.state.mechs, id);
          return mech === null || mech.hex === null ? [] : [{ mech, from: mech.hex, target }];
        }),
    ),
  );

/** One event for all mechs of a force whose attack from one hex on another fell away for one reason. */
const tellFallen = (resolution: Turn, fallen: ReturnType<typeof settleAttacks>['fallen']): void => {
  const groups = new Map<string, (typeof fallen)[number][]>();
  for (const one of fallen) {
    const { mech, from, target } = one.attack;
    const key = [from, target, mech.force, one.reason].join('|');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  for (const key of [...groups.keys()].sort()) {
    const group = groups.get(key) ?? [];
    const [first] = group;
    if (first === undefined) continue;
    const { mech, from, target } = first.attack;
    const mechs = group.map(({ attack }) => attack.mech.id).sort();
    resolution.emit({
      type: 'attack-fell-away',
      data: { force: mech.force, mechs, from, target, reason: first.reason },
    });
  }
};

export const declarations: PhaseDefinition = {
  phase: 'combat',
  step: 'declarations',
  takesOrders: true,
  open: () => undefined,
  skip: () => false,

  close: (resolution, sheets, orders) => {
    const { state, catalog } = resolution;
    const circles = roller(() => resolution.roll('attack-circle', ''));
    const attacks = attacksOf(resolution, carryOutSheets(resolution, sheets, orders, ['attack']));
    const { pinShare } = state.campaign.options;
    const settlement =
      pinShare === undefined
        ? settleAttacks(state, attacks, circles)
        : settlePinned(state, catalog, attacks, pinShare, circles);
    if (circles.rolls.length > 0)
      resolution.emit({ type: 'attacks-settled', data: { rolls: circles.rolls } });
    tellFallen(resolution, settlement.fallen);
    // Every setup is frozen before the first outcome is applied: they are revealed together (TAC-1).
    const opened = engagementsOf(state, catalog, settlement).map((engagement) => ({
      engagement,
      ...openBattle(resolution, engagement),
    }));
    const open = !state.campaign.options.fogOfWar;
    for (const { row, rolls } of opened)
      resolution.emit({ type: 'battle-opened', data: { row, open, rolls } });
    for (const { row, engagement } of opened) {
      const [winner] = engagement.ableSides;
      if (engagement.ableSides.length !== 1 || winner === undefined) continue;
      const holder = row.setup.sides.find(({ forces }) =>
        engagement.combatants.some(({ mech, side }) => side === winner && forces.includes(mech.force)),
      );
      if (holder !== undefined)
        endBattle(resolution, row, reportWithoutFight(state, catalog, row, holder.side), null);
    }
  },
};
