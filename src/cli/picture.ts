/** `npm run picture`: draws docs/planet.svg, the README's picture, from the real map generator and a player's real view. `--out <file>` */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { draw } from './picture/draw';
import { hexesOf, scene } from './picture/scene';

const at = process.argv.indexOf('--out');
const target = at < 0 ? resolve(__dirname, '..', '..', 'docs', 'planet.svg') : resolve(process.argv[at + 1] ?? '');
const view = scene();
writeFileSync(target, draw(view, hexesOf(view), 'A planet under fog of war', `round ${view.round} of a campaign of four, as one player sees it`));
