/**
 * What is open in combat: in the declarations, hexes that can be attacked; afterwards, battles that are to be
 * fought.
 */
import type { Live, Todo } from '../../campaign/live';
import type { Go, Guide } from '../guides';
import { attackersOf, isAttack, targetsOf } from './attack';
import { t } from './words';

function declarations(live: Live, go: Go): Todo | null {
  const options = live.options.value?.orders.attack;
  if (!live.takesOrders.value || options === undefined) return null;
  const orders = live.sheet.orders.value;
  const targets = targetsOf(options);
  const declared = orders.filter(isAttack).length;
  const open = targets.filter((target) => attackersOf(orders, target).length === 0);
  const selected = new URLSearchParams(location.search).get('hex') ?? '';
  const next = open.find((target) => target > selected) ?? open[0];
  const text =
    declared > 0 ? t.declared(declared) : targets.length > 0 ? t.possible(targets.length) : t.nothing;
  return {
    done: declared,
    all: targets.length,
    text,
    sub: t.optional,
    next: next === undefined ? null : () => go(`?hex=${next}`),
  };
}

function battles(live: Live, go: Go): Todo | null {
  const view = live.view.value;
  if (live.role.value !== 'player' || view === null) return null;
  const mine = view.battles.filter((battle) => battle.mine && battle.state !== 'called-off');
  const open = mine.filter(({ state }) => state !== 'done');
  const [first] = open;
  const text = first !== undefined ? t.battles(open.length) : mine.length > 0 ? t.battlesDone : t.noBattle;
  return {
    done: mine.length - open.length,
    all: mine.length,
    text,
    ...(first === undefined && view.battlesFought.open > 0 ? { sub: t.others } : {}),
    next: first === undefined ? null : () => go(open.length === 1 ? `/b/${first.id}` : '/battles'),
  };
}

export const combatGuide: Guide = (live, go) =>
  live.campaign.value?.step === 'battles' ? battles(live, go) : declarations(live, go);
