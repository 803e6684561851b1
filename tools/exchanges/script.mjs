/** What is asked of a server, in this order: every part leaves a label on its exchanges. */
import { askEverybody } from './ask-everybody.mjs';
import { askWrongly } from './ask-wrongly.mjs';
import { playAside } from './aside.mjs';
import { TABLE, operationsOf, worldOn } from './supports.mjs';
import { playWar } from './war.mjs';

const OPTIONS = {
  startingBv: 12_000,
  buildingCount: 16,
  startingTons: 300,
  phaseHours: 1_000,
  battleHours: 1_000,
};
const WARS = [
  { label: 'war in fog', rounds: 2, players: 2, options: OPTIONS },
  {
    label: 'war of three',
    rounds: 1,
    players: 3,
    options: { ...OPTIONS, fogOfWar: false, sightTriggers: 'units' },
  },
];

/**
 * `label` is told where the next exchanges belong to; `only`: parts whose names hold one of these, with commas; `known`: only operations
 * of this checkout's table are asked, since the server is of a later one.
 */
export async function play(url, label, { only = '', known = false } = {}) {
  const wanted = only.split(',');
  const has = (part) => wanted.some((name) => part.includes(name));
  label('world');
  const world = await worldOn({ url });
  const operations = operationsOf(world.description).filter(({ key }) => !known || key in TABLE);
  label('everybody');
  if (has('everybody')) await askEverybody(world, operations);
  label('mistakes');
  if (has('mistakes')) await askWrongly(world, operations);
  for (const { label: name, ...war } of WARS) {
    label(name);
    if (has(name)) await playWar(url, war, (moment) => label(`${name}, ${moment}`));
  }
  label('aside');
  if (has('aside')) await playAside(url, world);
  return { operations };
}
