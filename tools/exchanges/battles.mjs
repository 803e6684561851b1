/**
 * Ends the battles of a war, each in another way: by reports, disputes, worksheets, records of MegaMek, an
 * engine, the game master.
 */
import { fight, recordText, seededDice, signed } from './supports.mjs';

const REASON = { reason: 'Because' };

/**
 * What one way needs: the war, the battle's address below it, its setup, who fights, and a report that tells
 * it.
 */
const ways = {
  async confirmed({ ask, fighters: [one, other], at, report }) {
    await ask(one, 'POST', `${at}/reports?dryRun=true`, { ...report, hash: 'another' });
    await ask(one, 'POST', `${at}/reports`, { ...report, units: report.units.slice(1) });
    await ask(one, 'POST', `${at}/reports`, { ...report, holder: 'Z' });
    const { body } = await ask(one, 'POST', `${at}/reports`, report);
    await ask(one, 'POST', `${at}/reports/${body.report}/confirm`);
    await ask(other, 'POST', `${at}/reports/nothing/confirm`);
    await ask(other, 'POST', `${at}/reports/${body.report}/confirm`, undefined, { 'if-match': '"x"' });
    await ask(other, 'POST', `${at}/reports/${body.report}/confirm?dryRun=true`);
    await ask(other, 'POST', `${at}/reports/${body.report}/confirm`);
  },
  async disputed({ ask, gm, fighters: [one, other], at, report }) {
    const { body } = await ask(one, 'POST', `${at}/reports`, report);
    await ask(one, 'POST', `${at}/reports/${body.report}/dispute`, REASON);
    await ask(other, 'POST', `${at}/reports/${body.report}/dispute`, REASON);
    const second = await ask(other, 'POST', `${at}/reports`, { ...report, turns: report.turns + 2 });
    await ask(gm, 'PUT', `${at}/reports/${second.body.report}`, { ...report, turns: report.turns + 1 });
    await ask(one, 'POST', `${at}/decide`, {});
    await ask(gm, 'POST', `${at}/decide`, { report: 'nothing' });
    await ask(gm, 'POST', `${at}/decide`, { report: second.body.report });
  },
  async onPaper({ ask, gm, fighters, at, report }) {
    const { units } = report;
    const [one, other] = fighters;
    await ask(one, 'POST', `${at}/worksheet/file`);
    for (const who of fighters)
      for (const [index, { id, fate, edge, pilot, condition }] of units.entries()) {
        await ask(who, 'PUT', `${at}/worksheet/units/${id}`, { fate: 'withdrawn' }, { 'if-match': '"x"' });
        await ask(who, 'PUT', `${at}/worksheet/units/${id}`, {
          fate: 'on-field-fit',
          edge: 'N',
          hits: 9,
          condition: { armor: { CT: 9_999 } },
        });
        const told = { fate, edge, hits: pilot?.hits ?? null, pilotFate: pilot?.fate ?? null, condition };
        await ask(
          who,
          'PUT',
          `${at}/worksheet/units/${id}${index % 2 === 0 ? '' : '?answer=part'}`,
          who === other && index === 0 ? { ...told, hits: 3 } : told,
        );
        await ask(who, 'GET', `${at}/worksheet/units/${id}`);
      }
    for (const who of fighters)
      await ask(who, 'PUT', `${at}/worksheet/field`, {
        turns: report.turns,
        holder: { side: report.holder },
      });
    for (const who of [...fighters, gm]) await ask(who, 'GET', `${at}/worksheet`);
    await ask(one, 'POST', `${at}/worksheet/file`);
    const [{ id, fate, edge, pilot, condition }] = units;
    await ask(other, 'PUT', `${at}/worksheet/units/${id}`, {
      fate,
      edge,
      hits: pilot?.hits ?? null,
      pilotFate: pilot?.fate ?? null,
      condition,
    });
    const { body } = await ask(one, 'POST', `${at}/worksheet/file`);
    await ask(other, 'POST', `${at}/worksheet/file`);
    if (body.report !== undefined) await ask(other, 'POST', `${at}/reports/${body.report}/confirm`);
  },
  async byRecords({ ask, fighters, at, report, setup, bring }) {
    const [one] = fighters;
    await bring(one, at, ['<?xml version="1.0"?><unit version="0.49.13"/>'], {});
    await bring(one, at, ['<record'], {});
    await bring(one, at, [], { winner: 'A' });
    const sides = [...new Set(setup.units.map(({ side }) => side))];
    for (const who of fighters)
      for (const side of sides)
        await bring(who, at, [recordText(setup, report, side)], { turns: report.turns }, '?dryRun=true');
    for (const who of fighters) {
      const side = setup.units.find(({ force }) => force === who.force)?.side;
      await bring(who, at, [recordText(setup, report, side)], {});
    }
    await ask(one, 'POST', `${at}/records`, {
      answers: { holder: report.holder, turns: report.turns, units: { '*': { pilot: 'safe' }, nobody: {} } },
    });
    for (const who of fighters) await ask(who, 'GET', `${at}/records`);
    const fates = Object.fromEntries(
      report.units.map(({ id, fate, edge, pilot }) => [
        id,
        { fate, ...(edge === null ? {} : { edge }), ...(pilot === null ? {} : { pilot: pilot.fate }) },
      ]),
    );
    const { body } = await ask(one, 'POST', `${at}/records?file=true`, {
      answers: { holder: report.holder, turns: report.turns, units: fates },
    });
    if (body.filed?.report !== undefined)
      await ask(fighters[1], 'POST', `${at}/reports/${body.filed.report}/confirm`);
  },
  async byEngine({ ask, gm, fighters: [one], at, report, engine, url, battle }) {
    await ask(one, 'POST', `${at}/engine`, { engine: engine.id });
    await ask(gm, 'POST', `${at}/engine`, { engine: 'ext-none-00000000' });
    await ask(gm, 'POST', `${at}/engine?dryRun=true`, { engine: engine.id });
    await ask(gm, 'POST', `${at}/engine`, { engine: engine.id });
    await signed({ url }, engine, 'GET', '/work?wait=0');
    await signed({ url }, engine, 'GET', '/work?wait=x');
    await signed({ url }, engine, 'GET', '/work?wait=0', { skew: 4_000 });
    const sent = `/battles/${battle}/report`;
    await signed({ url }, engine, 'POST', sent, { body: { ...report, units: [] } });
    await signed({ url }, engine, 'POST', sent, { body: { ...report, hash: 'another' } });
    await signed({ url }, engine, 'POST', '/battles/nothing/report', { body: report });
    await signed({ url }, engine, 'POST', `${sent}?dryRun=true`, { body: report });
    await signed({ url }, engine, 'POST', sent, { body: report });
    await ask(gm, 'GET', `/engines/${engine.id}/deliveries`);
  },
  async calledOff({ ask, gm, fighters: [one], at }) {
    await ask(one, 'POST', `${at}/call-off`, REASON);
    await ask(gm, 'POST', `${at}/call-off`, REASON);
  },
};

const ORDER = ['byEngine', 'onPaper', 'byRecords', 'confirmed', 'disputed', 'calledOff'];

const READS = [
  '',
  '/sheet.svg',
  '/sheet.pdf',
  '/sheet.pdf?paper=letter',
  '/worksheet',
  '/worksheet/field',
  '/records',
  '/files/megamek.zip',
];

/**
 * All battles that are open: whatever a way leaves undone, the game master decides. `fought`: how many this
 * war has had.
 */
export async function endBattles(war, fought) {
  const { ask, gm, players, everybody, call } = war;
  const { body: list } = await ask(gm, 'GET', '/battles');
  let count = fought;
  for (const { id, state } of list.items.filter((one) => one.state !== 'done')) {
    const at = `/battles/${id}`;
    for (const who of everybody) for (const path of READS) await ask(who, 'GET', at + path);
    const { body } = await ask(gm, 'GET', at);
    const { setup } = body;
    const sides = new Set(setup.units.map(({ force }) => force));
    const fighters = players.filter(({ force }) => sides.has(force));
    const designs = [
      ...new Set(setup.units.filter(({ kind }) => kind === 'mech').map(({ design }) => design)),
    ];
    const sheets = new Map();
    for (const design of designs)
      sheets.set(design, (await call(gm, 'GET', `/v1/catalog/mechs/${design}?campaign=${war.id}`)).body);
    const report = fight(setup, sheets, seededDice(`battle ${count}`));
    const way = fighters.length < 2 ? 'disputed' : ORDER[count % ORDER.length];
    if (state === 'open' && fighters.length > 1)
      await ways[way]({ ...war, fighters, at, battle: id, setup, report });
    count += 1;
    for (const who of everybody) await ask(who, 'GET', at);
    const after = await ask(gm, 'GET', at);
    if (after.status !== 200 || after.body.state === 'done') continue;
    const filed = await ask(gm, 'POST', `${at}/reports`, report);
    const decided = await ask(gm, 'POST', `${at}/decide`, { report: filed.body.report ?? null });
    if (decided.status !== 200) await ask(gm, 'POST', `${at}/call-off`, REASON);
  }
  return count;
}
