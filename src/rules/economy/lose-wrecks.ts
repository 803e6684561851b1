/** SALV-4: what nobody has chosen to salvage when supply closes is lost. */
import { flatMap } from '../../kernel';
import { rowsOf } from '../model/draft';
import type { Turn } from '../model/turn';

export const loseWrecks = (resolution: Turn): void => {
  const wrecks = rowsOf(resolution.state.wrecks);
  for (const right of [...new Set(wrecks.map((wreck) => wreck.right))].sort())
    resolution.emit({
      type: 'wrecks-lost',
      data: {
        right,
        wrecks: flatMap(wrecks, ({ id, battle, hex, design, name, right: whose }) =>
          whose === right ? [{ unit: id, battle, hex, design, name }] : [],
        ),
      },
    });
};
