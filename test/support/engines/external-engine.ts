/**
 * The API through which programs outside of the server report (TAC-8), as an engine, so that it keeps to the
 * same contract as those within.
 */
import { parseReport } from '../../../src/rules/combat/report/parse';
import { decideEngineReport } from '../../../src/rules/commands/battle/engine-report';
import type { CampaignState } from '../../../src/rules/model/state';
import { planetary1 } from '../../../src/rules/rulesets/planetary-1';
import { onlyBattle } from '../../../src/rules/testing/battles';
import { NOW, resolutionOf } from '../../../src/rules/testing/world';
import { blankReport } from '../../../src/tactical/blank-report';
import type { BattleSetup, Engine } from '../../../src/tactical/contract';
import { warOf } from './contract-battles';

const ID = 'external';

const handedOver = (setup: BattleSetup): CampaignState => {
  const state = warOf(setup);
  const battle = onlyBattle(state);
  return { ...state, battles: { [battle.id]: { ...battle, engine: ID } } };
};

export const externalEngine: Engine = {
  id: ID,
  name: { en: 'A program', de: 'Ein Programm' },
  source: 'program',
  refusals: () => [],
  blankReport,
  readReport: (_catalog, setup, input) => {
    const parsed = parseReport(input);
    if (!parsed.ok) return parsed;
    const resolution = resolutionOf(handedOver(setup), { ruleset: planetary1, now: NOW });
    const report = decideEngineReport(resolution, {
      ...{ engine: ID, battle: setup.battle as never, body: parsed.value, atOnce: false },
    });
    return report.ok ? { ok: true, value: report.value.body } : report;
  },
  evidence: [],
  files: null,
  play: null,
};
