/** Setups of the standard level that a client can open at once (GAM-2): inputs of `readSetup`. */
import { type Scenario, text } from '../../../shapes';

export const STANDARD_SCENARIOS: readonly Scenario<unknown>[] = [
  {
    id: 'duel',
    title: text('bt.scenario.duel'),
    text: text('bt.scenario.duel.text'),
    setup: {
      level: 'standard',
      terrain: 'open',
      seed: 'duel',
      turns: 30,
      forces: [
        { seat: 'A', side: 'south', units: ['hunchback-hbk-4g'] },
        { seat: 'B', side: 'north', units: ['enforcer-enf-4r'] },
      ],
    },
  },
  {
    id: 'lances',
    title: text('bt.scenario.lances'),
    text: text('bt.scenario.lances.text'),
    setup: {
      level: 'standard',
      terrain: 'hills',
      seed: 'lances',
      turns: 40,
      forces: [
        {
          seat: 'A',
          side: 'south',
          units: ['warhammer-whm-6r', 'archer-arc-2r', 'phoenix-hawk-pxh-1', 'hunchback-hbk-4g'],
        },
        {
          seat: 'B',
          side: 'north',
          units: ['marauder-mad-3r', 'catapult-cplt-c1', 'griffin-grf-1n', 'enforcer-enf-4r'],
        },
      ],
    },
  },
  {
    id: 'town',
    title: text('bt.scenario.town'),
    text: text('bt.scenario.town.text'),
    setup: {
      level: 'standard',
      terrain: 'urban',
      seed: 'town',
      turns: 30,
      exits: { south: [], north: ['S'] },
      mines: ['0508', '0708', '0908', '1108'].map((hex) => ({ side: 'south', hex })),
      forces: [
        {
          seat: 'A',
          side: 'south',
          units: ['hunchback-hbk-4g', 'enforcer-enf-4r', 'centurion-cn9-a', 'jenner-jr7-d'],
        },
        {
          seat: 'B',
          side: 'north',
          units: ['phoenix-hawk-pxh-1', 'wolverine-wvr-6r', 'griffin-grf-1n', 'locust-lct-1v'],
        },
      ],
    },
  },
];
