/** What is asked of a server, in this order: every part leaves a label on its exchanges. */
import { askEverybody } from './ask-everybody.mjs';
import { askWrongly } from './ask-wrongly.mjs';
import { operationsOf, worldOn } from './supports.mjs';

export async function play(url, label) {
  label('world');
  const world = await worldOn({ url });
  const operations = operationsOf(world.description);
  label('everybody');
  await askEverybody(world, operations);
  label('mistakes');
  await askWrongly(world, operations);
  return { operations };
}
