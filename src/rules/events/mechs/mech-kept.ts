/**
 * mech-kept (SALV-2, SALV-3): a wreck comes into play again for who salvaged it, in the hex where it lay,
 * shut down for the next round. Told to them; who sees the hex learns what a glance tells.
 */
import type { Condition, DesignSlug } from '../../../catalog';
import type { BattleId, ForceId, MechId } from '../../../kernel';
import { freshMech } from '../../mechs/fresh';
import type { Hex } from '../../model/map';
import { defineEvent, ownOrSeen } from '../definition';

export interface MechKept {
  /** The id that it always had. */
  readonly mech: MechId;
  readonly battle: BattleId;
  /** Who salvaged it. */
  readonly force: ForceId;
  /** Whose mech it was. */
  readonly from: ForceId;
  readonly design: DesignSlug;
  /** As in `MechRow`. */
  readonly factoryDesign: DesignSlug | null;
  readonly name: string;
  readonly hex: Hex;
  /** With its structure whole. */
  readonly condition: Condition;
  /** As in `MechRow`. */
  readonly keptUntilRound: number;
  /** `MechRow.inHexSince` */
  readonly since: number;
  /** Other forces that see the hex. */
  readonly knownTo: readonly ForceId[];
}

/** The row of a mech that was kept. */
export const keptMech = ({
  mech,
  force,
  design,
  factoryDesign,
  name,
  hex,
  condition,
  keptUntilRound,
  since,
}: Omit<MechKept, 'knownTo'>) => ({
  ...freshMech({ id: mech, force, design, name, hex, inHexSince: since }),
  factoryDesign,
  condition,
  keptUntilRound,
});

/** What is told of it. */
export interface MechKeptTold {
  readonly mech: string;
  readonly force: string;
  readonly design: string;
  readonly hex: string;
  readonly battle?: string;
  readonly from?: string;
  readonly name?: string;
  readonly condition?: Condition;
  readonly keptUntilRound?: number;
}

export const mechKept = defineEvent<'mech-kept', MechKept, MechKeptTold>({
  type: 'mech-kept',
  apply: (draft, data) => {
    draft.remove('wrecks', data.mech);
    draft.put('mechs', data.mech, keptMech(data));
  },
  tell: (data, to) => {
    const { mech, force, design, hex, battle, from, name, condition, keptUntilRound } = data;
    const own = { mech, force, design, hex, battle, from, name, condition, keptUntilRound };
    return ownOrSeen(to, data, own, { mech, force, design, hex });
  },
});
