/**
 * `npm run picture`: draws the README's pictures: docs/planet.svg, from the real map generator and a player's real view, and
 * docs/record-sheet.svg, from the catalogue. `--of planet|record-sheet` draws one of them, `--out <file>` somewhere else.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { damagedMech } from './picture/damaged-mech';
import { draw } from './picture/draw';
import { hexesOf, scene } from './picture/scene';

const planet = (): string => {
  const view = scene();
  return draw(view, hexesOf(view), 'A planet under fog of war', `round ${view.round} of a campaign of four, as one player sees it`);
};

const PICTURES: Readonly<Record<string, () => string>> = { planet, 'record-sheet': damagedMech };

const option = (name: string): string | null => {
  const at = process.argv.indexOf(name);
  return at < 0 ? null : (process.argv[at + 1] ?? '');
};

const of = option('--of');
const out = option('--out');
for (const [name, make] of Object.entries(PICTURES)) {
  if (name !== (of ?? (out === null ? name : 'planet'))) continue;
  writeFileSync(out === null ? resolve(__dirname, '..', '..', 'docs', `${name}.svg`) : resolve(out), make());
}
