/** Falls and movements of a fight's mechs: what they roll and tell, as its events. */
import type { TokenId } from '../../../shapes';
import { roll } from '../../../shared/rolls';
import { applyHit } from '../damage/apply-hit';
import { hurtPilot } from '../damage/pilot/pilot-hits';
import type { Mech } from '../mech/model';
import type { Asked, Driver, Told } from '../piloting/driver';
import { pilotingThrow } from '../piloting/target';
import { collapseAt, weaken } from './collapsing';
import type { Fight } from './fight';

const checked = (fight: Fight, asked: Asked, { id }: Mech): boolean => {
  if (asked.kind === 'mine') {
    const { hex, side } = asked.mine;
    // Streams by mine: how often others were rolled for is not for everybody.
    const target = { needed: asked.needed, terms: [] };
    const dice = roll(fight.dice, fight.state, pilotingThrow('bt.roll.mine', id, target, `.${hex}.${side}`));
    const goesOff = dice.success === true;
    fight.add({ type: 'mine', rolls: [dice], unit: id, mine: { hex, side }, goesOff });
    return goesOff;
  }
  const { target } = asked;
  const cause = asked.kind === 'piloting' ? asked.cause : asked.kind;
  const dice = roll(fight.dice, fight.state, pilotingThrow(`bt.roll.${asked.kind}`, id, target));
  fight.add({ type: 'check', rolls: [dice], unit: id, cause, terms: target.terms });
  return dice.success === true;
};

const hits = (
  fight: Fight,
  id: TokenId,
  groups: readonly number[],
  told: Pick<HitWhere, 'table' | 'side'>,
): void => {
  for (const damage of groups)
    if (damage > 0)
      applyHit(fight, id, { damage, kind: 'physical', where: { table: told.table, side: told.side } });
};
type HitWhere = Extract<Parameters<typeof applyHit>[2]['where'], { readonly table: unknown }>;

const told = (fight: Fight, what: Told, mech: Mech): void => {
  const { id } = mech;
  switch (what.kind) {
    case 'moved': {
      const { hex, elevation, facing } = what.step;
      fight.add({ type: 'stepped', rolls: [], unit: id, hex, elevation, facing, how: 'steps' });
      // A platoon goes through no walls, but it weighs something.
      if (mech.sheet.support === 'foot') collapseAt(fight, hex, driverOf(fight));
      return;
    }
    case 'walls':
      if (what.failed)
        hits(fight, id, [what.damage.toMech], { table: 'normal', side: what.isBackward ? 'rear' : 'front' });
      weaken(fight, what.hex, what.damage.toBuilding, id);
      collapseAt(fight, what.hex, driverOf(fight));
      return;
    case 'loads':
      collapseAt(fight, what.hex, driverOf(fight));
      return;
    case 'mined':
      hits(fight, id, what.damage.groups, what.damage);
      return;
    case 'fell':
      fight.add({
        type: 'fell',
        rolls: [],
        unit: id,
        levels: what.fall.levels,
        facing: what.fall.facing,
        cause: what.cause,
        why: what.why,
      });
      hits(fight, id, what.fall.groups, what.fall);
      return;
    case 'pilot-hurt':
      hurtPilot(fight, id, 1);
      return;
    case 'slid':
      what.skid.hexes.forEach((hex, index) => {
        fight.add({
          type: 'stepped',
          rolls: [],
          unit: id,
          hex,
          elevation: 0,
          facing: mech.facing,
          how: 'skids',
        });
        hits(fight, id, what.skid.groups[index] ?? [], { table: 'normal', side: 'front' });
      });
  }
};

/** For falls and movements of the fight's mechs. */
export const driverOf = (fight: Fight): Driver => ({
  roll: (asked, mech) => checked(fight, asked, mech),
  die: ({ id }) => {
    const dice = roll(fight.dice, fight.state, {
      purpose: 'bt.roll.fall-side',
      who: id,
      token: id,
      sides: 6,
      count: 1,
      judged: null,
    });
    fight.add({ type: 'check', rolls: [dice], unit: id, cause: 'fall-side', terms: [] });
    return dice.total ?? 1;
  },
  tell: (what, mech) => {
    told(fight, what, mech);
    return fight.mech(mech.id);
  },
});
