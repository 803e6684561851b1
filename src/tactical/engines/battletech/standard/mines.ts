/**
 * BLD-MINE: the minefields of a battle's sides. The rules leave open where they lie: on the middle sheet, where the
 * match's dice say; drawn from the battle's setup, which is public, everybody could compute them.
 */
import { flatMap } from '../../../../kernel';
import { SHEET_COLUMNS, SHEET_ROWS } from '../../../../rules';
import type { BattleSetup } from '../../../contract';
import { MIDDLE_SHEET } from '../../../start-zones';

const MIDDLE = {
  west: MIDDLE_SHEET * SHEET_COLUMNS + 1,
  north: MIDDLE_SHEET * SHEET_ROWS + 1,
  east: (MIDDLE_SHEET + 1) * SHEET_COLUMNS,
  south: (MIDDLE_SHEET + 1) * SHEET_ROWS,
};

export const minefieldsOf = ({ sides }: BattleSetup): readonly object[] =>
  flatMap(sides, ({ side, minesAllowed }) =>
    minesAllowed === 0 ? [] : [{ side, count: Math.min(minesAllowed, 100), zone: MIDDLE }],
  );
