import { Chance } from '../../../../kernel';
import { known } from '../play/known';
import { open } from '../play/open';
import { randomSetup } from '../testing/random-fight';
import { knownAgain } from './known-again';

const sent = (seed: string) =>
  JSON.parse(
    JSON.stringify(known(open(randomSetup(new Chance(seed), 'hills', 2)), { kind: 'seat', seat: 'A' })),
  ) as ReturnType<typeof known>;

it('BT-6 what was sent twice is one field and the same sheets, and changes nothing else', () => {
  const [first, second] = [knownAgain(sent('one')), knownAgain(sent('one'))];
  expect(second.setup.field).toBe(first.setup.field);
  for (const [name, sheet] of Object.entries(second.setup.sheets))
    expect(sheet).toBe(first.setup.sheets[name]);
  expect(second).toEqual(sent('one'));
});

it('BT-6 another field stays another', () => {
  const [first, other] = [knownAgain(sent('one')), knownAgain(sent('another'))];
  expect(other.setup.field).not.toBe(first.setup.field);
  expect(other).toEqual(sent('another'));
});

it('BT-6 sheets that were seen on another field are the same sheets', () => {
  const first = knownAgain(sent('one'));
  const elsewhere = sent('one');
  const { field } = sent('somewhere else').setup;
  const again = knownAgain({ ...elsewhere, setup: { ...elsewhere.setup, field } });
  expect(again.setup.field).not.toBe(first.setup.field);
  for (const [name, sheet] of Object.entries(again.setup.sheets))
    expect(sheet).toBe(first.setup.sheets[name]);
});
