/**
 * Declarations as the map shows them: a ring around each hex that can be attacked, an arrow from each hex
 * that attacks.
 */
import type { Live } from '../../campaign/live';
import type { OverlayPath, PhaseView } from '../phase-view';
import { attackersOf, isAttack, targetsOf, withAll } from './attack';
import { AttackPanel } from './attack-panel';

const optionsOf = (live: Live) => live.options.value?.orders.attack;

/** One from each hex, however many stand in it. */
function arrows(live: Live, hex: string | null): readonly OverlayPath[] {
  const hexOf = new Map(live.myMechs.value.map((mech) => [mech.id, mech.hex]));
  return live.sheet.orders.value.filter(isAttack).flatMap(({ mechs, target }) =>
    [...new Set(mechs.flatMap((mech) => hexOf.get(mech) ?? []))].map((from) => ({
      ...{ kind: 'attack' as const, from, path: [target] },
      dim: hex !== null && hex !== target,
    })),
  );
}

const isTarget = (live: Live, hex: string): boolean =>
  optionsOf(live)?.mechs.some(({ targets }) => targets.includes(hex)) ?? false;

export const attackView: PhaseView = {
  Panel: AttackPanel,
  overlay: (live, hex) => {
    const options = optionsOf(live);
    return options === undefined ? {} : { targets: targetsOf(options), paths: arrows(live, hex) };
  },
  opensAt: (live) => {
    const mechs = optionsOf(live)?.mechs ?? [];
    const attackers = new Set(mechs.map(({ mech }) => mech));
    const from = live.myMechs.value.filter(({ id }) => attackers.has(id)).map(({ hex }) => hex);
    return mechs.length === 0 ? null : [...from, ...mechs.flatMap(({ targets }) => targets)];
  },
  concerns: isTarget,
  // The first tap sends all; the map selects the hex as well, so that its panel shows who goes.
  tap: (live, hex) => {
    const options = optionsOf(live);
    if (
      options !== undefined &&
      live.takesOrders.value &&
      isTarget(live, hex) &&
      attackersOf(live.sheet.orders.value, hex).length === 0
    )
      live.sheet.change(withAll(live.sheet.orders.value, options, hex));
    return false;
  },
};
