/**
 * Descriptions by the ids of operations. What a controller says of its own operation comes before. A test
 * fails when an operation has none.
 */
import { accounts } from './accounts';
import { battles } from './battles';
import { campaigns } from './campaigns';
import { catalog } from './catalog';
import { masters } from './masters';
import { matches } from './matches';
import { playing } from './playing';

export const WORDS: Readonly<Record<string, string | undefined>> = {
  ...accounts,
  ...battles,
  ...campaigns,
  ...catalog,
  ...masters,
  ...matches,
  ...playing,
};
