/**
 * END-1, END-2: nothing changes a campaign that is over but taking it back; and from there it is played on.
 */
import { knowledgeOf, rowsOf, type Opening } from '../../src/rules';
import { bundledCatalog } from '../../src/catalog/bundled';
import type { Command } from '../support/simulation/command';
import { perform } from '../support/simulation/perform';
import { play } from '../support/simulation/play';
import { commander } from '../support/simulation/players/commander';
import { Chance } from '../support/simulation/random';
import { diceSeedOf } from '../support/simulation/setup';

it.each(['over 0', 'over 1', 'over 2'])(
  'END-1 a finished campaign stays as it is, and END-2 can be taken back: %s',
  (seed) => {
    const openings: Opening[] = [];
    const victory = { lastForceStanding: true, buildings: null, rounds: 2, gm: false };
    const { final, setup } = play(
      seed,
      { by: [commander], meddling: false, steps: 200, options: { victory } },
      (played) => openings.push(...played.openings),
    );
    expect(final.campaign).toMatchObject({ status: 'finished', phase: 'finished', deadline: null });
    const [force] = rowsOf(final.forces);
    const [mech] = rowsOf(final.mechs);
    if (force === undefined) throw new Error('a campaign without forces');
    const goods = { tons: 0, stock: [], prisoners: [] };
    const commands: readonly Command[] = [
      { do: 'close', sheets: {} },
      { do: 'pause', reason: null },
      { do: 'resume', reason: null },
      { do: 'deadline', at: 9e12 },
      { do: 'end', winner: null, reason: 'Again.' },
      { do: 'make-offer', by: force.id, offer: { to: 'x', give: goods, take: goods } },
      { do: 'correct', changes: [{ set: 'account', force: force.id, change: 5 }], reason: 'A gift.' },
      { do: 'correct', changes: [{ remove: 'mech', mech: mech?.id ?? 'none' }], reason: 'Away with it.' },
      ...rowsOf(final.battles).flatMap((battle): Command[] => [
        { do: 'file-report', by: null, battle: battle.id, report: rowsOf(final.reports)[0]?.body ?? {} },
        { do: 'call-off', battle: battle.id, reason: 'Too late.' },
        { do: 'decide-report', battle: battle.id, report: null },
      ]),
    ];
    const surroundings = { diceSeed: diceSeedOf(setup), openings };
    for (const command of commands) {
      const { violations, events } = perform(final, { at: 8e12, command }, surroundings);
      expect({ command: command.do, refused: violations.length > 0, events }).toEqual({
        command: command.do,
        refused: true,
        events: [],
      });
    }
    const back = perform(
      final,
      { at: 8e12, command: { do: 'rollback', opening: openings.length - 3, reason: 'Once more.' } },
      surroundings,
    );
    expect(back.state.campaign).toMatchObject({
      status: 'running',
      winners: null,
      epoch: final.campaign.epoch + 1,
    });
    const knowledge = knowledgeOf(back.state, bundledCatalog(), { kind: 'force', force: force.id });
    const on = perform(
      back.state,
      { at: 8e12, command: { do: 'close', sheets: { [force.id]: commander(knowledge, new Chance(seed)) } } },
      surroundings,
    );
    expect(on.events.length).toBeGreaterThan(0);
  },
);
