/** END-2, CMB-8: what fights is not corrected behind the back of its report. */
import { declare } from '../../testing/battles';
import { resolutionOf, world } from '../../testing/world';
import { decideCorrection } from './correct';
import { parseCorrections } from './parse-corrections';

const HBK = 'hunchback-hbk-4g';
const fighting = () =>
  declare(
    world({ phase: 'combat', step: 'declarations' })
      .building('hospital', '0505', 'A')
      .mech('A', HBK, '0505')
      .mech('B', HBK, '0505')
      .mech('A', HBK, '1010')
      .building('academy', '1010', 'A')
      .build(),
  ).state.finish();

const correct = (change: object) => {
  const parsed = parseCorrections([change]);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const resolution = resolutionOf(fighting());
  return decideCorrection(resolution, { changes: parsed.value, reason: 'a mistake' }).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
};
const condition = { armor: { CT: 3 }, structure: {}, slots: [], ammunition: [] };

it('END-2 the damage of a mech in an open battle is its report’s business, that of any other the game master’s', () => {
  expect(correct({ set: 'mech', mech: 'A1', condition })).toEqual([
    'correction/in-open-battle /changes/0/condition',
  ]);
  expect(correct({ set: 'mech', mech: 'A2', condition })).toEqual([]);
});

it('END-2 so are the CP of a building that is fought for', () => {
  const { buildings } = fighting();
  const [fought, other] = ['0505', '1010'].map(
    (hex) => Object.values(buildings).find((one) => one.hex === hex)?.id,
  );
  expect(correct({ set: 'building', building: fought, cp: 1 })).toEqual([
    'correction/building-in-open-battle /changes/0/cp',
  ]);
  expect(correct({ set: 'building', building: fought, control: 'B' })).toEqual([]);
  expect(correct({ set: 'building', building: other, cp: 1 })).toEqual([]);
});
