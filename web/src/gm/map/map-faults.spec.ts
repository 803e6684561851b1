import type { NewMap } from './map-edit';
import { faultsOf } from './map-faults';

const MAP: NewMap = {
  columns: 8,
  rows: 8,
  terrain: {},
  starts: ['0202', '0707'],
  hqs: ['0203', '0706'],
  buildings: [{ type: 'quarry', hex: '0305', seat: null }],
};
const violation = (pointer: string, params: Record<string, unknown> = {}, message = pointer) => ({
  code: 'map/unreachable',
  rule: 'SETUP-10',
  pointer,
  params,
  message,
});

it('finds the hex of what is wrong by what it says, or by what it points to', () => {
  const faults = faultsOf(MAP, [
    violation('/hqs/1', { hex: '0101' }),
    violation('/hqs/1'),
    violation('/starts/0'),
    violation('/buildings/0/hex'),
    violation('/terrain/0404'),
    violation('/buildings'),
    violation('/columns'),
  ]);
  expect(faults.map(({ hex }) => hex)).toEqual(['0101', '0706', '0202', '0305', '0404', null, null]);
});

it('says the same of a hex only once', () => {
  expect(
    faultsOf(MAP, [
      violation('/hqs/0', { hex: '0203' }, 'cut off'),
      violation('/buildings/0/hex', { hex: '0203' }, 'cut off'),
    ]),
  ).toHaveLength(1);
});
