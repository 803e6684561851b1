/** TAC-7: the reports of a battle, for who fights in it. */
import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId } from '../../kernel/ids';
import { decideFileReport } from '../commands/battle/file-report';
import { knowledgeOf } from '../knowledge/build';
import type { CampaignState } from '../model/state';
import { planetary1 } from '../rulesets/planetary-1';
import { declare, onlyBattle, quietReport } from '../testing/battles';
import { NOW, resolutionOf, world } from '../testing/world';
import { battleOf } from './battle';

const HBK = 'hunchback-hbk-4g';
const force = (id: string): ForceId => id as ForceId;

it('TAC-7 reports stand in the order in which they came, whatever their ids', () => {
  let state: CampaignState = declare(
    world({ phase: 'combat', step: 'declarations' }).mech('A', HBK, '0505').mech('B', HBK, '0505').build(),
  ).state.finish();
  const { id, setup } = onlyBattle(state);
  const turns = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const turn of turns) {
    const resolution = resolutionOf(state, { ruleset: planetary1, now: NOW + turn * 1000 });
    const body = { ...quietReport(setup), turns: turn };
    expect(
      decideFileReport(resolution, {
        actor: { kind: 'force', force: force(turn % 2 === 0 ? 'A' : 'B') },
        battle: id,
        body,
      }),
    ).toEqual([]);
    state = resolution.state.finish();
  }
  const knowledge = knowledgeOf(state, bundledCatalog(), { kind: 'force', force: force('A') });
  expect(battleOf(knowledge, id)?.reports.map(({ body }) => body.turns)).toEqual(turns);
});
