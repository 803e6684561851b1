/**
 * Every operation of the description, asked by everybody in every scene of the table: commands are only
 * tried.
 */
import { ROLES, TABLE, ask, dryQuery, idsIn, tokenOf, urlOf } from './supports.mjs';

const LANGUAGES = ['en', 'de'];

const scenesOf = (row) => (row.kind === 'campaign' ? Object.keys(row.cells) : ['setup']);

export async function askEverybody(world, operations) {
  let asked = 0;
  for (const operation of operations) {
    const row = TABLE[operation.key];
    if (row === undefined) throw new Error(`${operation.key} is not in the table of operations`);
    const wanted = row.ask(world);
    for (const scene of scenesOf(row))
      for (const role of ROLES) {
        const login = row.tokenless === true ? {} : tokenOf(world, role);
        const headers = { 'accept-language': LANGUAGES[(asked += 1) % 2] };
        const body = wanted.body === undefined ? {} : { body: wanted.body };
        const isTrial =
          operation.method === 'GET' || operation.queries.includes('dryRun') || row.kind === 'public';
        if (isTrial)
          await ask(
            world,
            operation,
            urlOf(operation, idsIn(wanted, world[scene].id), dryQuery(operation, wanted)),
            { ...login, ...body, headers },
          );
      }
  }
}
