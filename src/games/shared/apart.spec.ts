import { SYSTEMS } from '../registry';
import { namesApart } from './apart';

it('GAM-10 tells units of one name apart, and leaves others as they are called', () =>
  expect([
    ...namesApart([
      { id: 'a1', name: 'Picket' },
      { id: 'a2', name: 'Swift' },
      { id: 'b1', name: 'Picket' },
    ]),
  ]).toEqual([
    ['a1', 'Picket A1'],
    ['a2', 'Swift'],
    ['b1', 'Picket B1'],
  ]));

it('GAM-10 has no two units of one name in a scenario', () => {
  for (const { id, scenarios, readSetup, open, know, scene } of SYSTEMS.all)
    for (const { id: scenario, setup } of scenarios) {
      const read = readSetup(setup);
      if (!read.ok) throw new Error(scenario);
      const names = scene(know(open(read.value), { kind: 'gm' }))
        .tokens.filter(({ kind }) => kind !== 'marker')
        .map(({ name }) => name);
      const twice = names.filter((name, at) => names.indexOf(name) !== at);
      expect({ id, scenario, units: names.length > 1, twice }).toEqual({
        id,
        scenario,
        units: true,
        twice: [],
      });
    }
});
