import { bytesHex } from './hash';
import { deriveId, isUuid, type MechId } from './ids';

const key = (byte: number): string => bytesHex(new Uint8Array(32).fill(byte));
const id = (byte: number, kind: string, owner: string, counter: number): MechId =>
  deriveId<MechId>(key(byte), kind, owner, counter);

describe('ids inside a campaign', () => {
  it('are 24 hex digits and the same every time', () => {
    expect(id(1, 'mech', 'f1', 0)).toMatch(/^[0-9a-f]{24}$/);
    expect(id(1, 'mech', 'f1', 0)).toBe(id(1, 'mech', 'f1', 0));
  });

  it('differ by campaign key, kind, owner and counter', () => {
    const ids = [
      id(1, 'mech', 'f1', 0),
      id(2, 'mech', 'f1', 0),
      id(1, 'pilot', 'f1', 0),
      id(1, 'mech', 'f2', 0),
      id(1, 'mech', 'f1', 1),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not collide among ten thousand', () => {
    expect(new Set(Array.from({ length: 10_000 }, (_, n) => id(1, 'mech', 'f1', n))).size).toBe(10_000);
  });

  it('tell neither age nor number: sorting by id does not sort by counter', () => {
    const ids = Array.from({ length: 200 }, (_, n) => id(7, 'mech', 'f1', n));
    const rising = ids.filter((value, n) => n > 0 && value > (ids[n - 1] ?? '')).length;
    expect(rising).toBeGreaterThan(60);
    expect(rising).toBeLessThan(140);
  });

  it('of users and campaigns are UUIDs in lower case', () => {
    const uuid = '0197b2c4-1a2b-7c3d-8e4f-5a6b7c8d9e0f';
    expect([uuid, uuid.toUpperCase(), `${uuid} `, uuid.replaceAll('-', ''), ''].map(isUuid)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
