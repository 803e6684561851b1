/**
 * mech-corrected (END-2): the GM has added, changed or removed a mech. Its owner is told all, others what
 * they see of it (SIGHT-4).
 */
import type { Condition } from '../../../catalog';
import { canonicalJson, type ForceId } from '../../../kernel';
import type { Hex } from '../../model/map';
import type { MechRow } from '../../model/state';
import { defineEvent } from '../definition';

/**
 * What another force sees of the change: where the mech was and where it is now, as far as these hexes are in
 * its sight.
 */
export interface MechWitness {
  readonly force: ForceId;
  readonly from: Hex | null;
  readonly to: Hex | null;
  /** SIGHT-4, when it is seen now. */
  readonly shutDown: boolean | null;
}

export interface MechCorrected {
  /** Null: it has been added. */
  readonly before: MechRow | null;
  /** Null: it has been removed. */
  readonly after: MechRow | null;
  /** The owner's counter of mechs after an addition; null otherwise. */
  readonly counter: number | null;
  /** Content hash of the design of an added mech; null otherwise. */
  readonly designHash: string | null;
  readonly witnesses: readonly MechWitness[];
}

const changeOf = ({ before, after }: MechCorrected): 'added' | 'changed' | 'removed' =>
  before === null ? 'added' : after === null ? 'removed' : 'changed';

const PARTS = ['condition', 'pilot', 'name', 'shutDown', 'design'] as const;
type MechPart = (typeof PARTS)[number];

/** Of a mech that stays: which of its parts are another. */
const changedParts = ({ before, after }: MechCorrected): MechPart[] =>
  before === null || after === null
    ? []
    : PARTS.filter((part) => canonicalJson(before[part]) !== canonicalJson(after[part]));

/** What is told of it: all to its owner, to others where they saw and see it. */
export interface MechCorrectedTold {
  readonly change: 'added' | 'changed' | 'removed';
  readonly mech: string;
  readonly force: string;
  readonly design: string;
  readonly hex: string | null;
  readonly name?: string;
  readonly pilot?: string | null;
  readonly shutDown?: boolean | null;
  readonly condition?: Condition;
  /** Where it was before, as far as the reader knew; null: out of play or of sight. */
  readonly from?: string | null;
  /** To its owner: what is another now, besides where it stands. */
  readonly changed?: readonly MechPart[];
}

const full = (data: MechCorrected, row: MechRow): MechCorrectedTold => ({
  change: changeOf(data),
  mech: row.id,
  force: row.force,
  design: row.design,
  name: row.name,
  hex: row.hex,
  pilot: row.pilot,
  shutDown: row.shutDown,
  condition: row.condition,
  from: data.before?.hex ?? null,
  changed: changedParts(data),
});

export const mechCorrected = defineEvent<'mech-corrected', MechCorrected, MechCorrectedTold>({
  type: 'mech-corrected',
  version: 2,
  apply: (draft, { before, after, counter, designHash }) => {
    if (after === null) {
      if (before !== null) draft.remove('mechs', before.id);
      return;
    }
    draft.put('mechs', after.id, after);
    const owner = draft.row('forces', after.force);
    if (counter !== null && owner !== null)
      draft.patch('forces', after.force, { counters: { ...owner.counters, mechs: counter } });
    if (designHash !== null && draft.campaign.designs[after.design] !== designHash)
      draft.patchCampaign({ designs: { ...draft.campaign.designs, [after.design]: designHash } });
  },
  tell: (data, to) => {
    const row = data.after ?? data.before;
    if (row === null || to.kind === 'observer') return null;
    if (to.kind === 'gm') return full(data, row);
    if (to.force === row.force) return full(data, row);
    const witness = data.witnesses.find(({ force }) => force === to.force);
    if (witness === undefined) return null;
    const { from, to: hex, shutDown } = witness;
    return {
      change: changeOf(data),
      mech: row.id,
      force: row.force,
      design: row.design,
      from,
      hex,
      shutDown,
    };
  },
});
