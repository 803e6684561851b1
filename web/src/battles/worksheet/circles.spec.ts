import { leftAfter, leftAfterKey, strokeAt, type Circles } from './circles';

/** Ten circles, two lost before, one in this battle. */
const ARM: Circles = { full: 10, before: 8, left: 7 };

describe('circles', () => {
  it('are hit up to the one that is tapped, and whole again from the one that is tapped again', () => {
    expect(strokeAt(ARM, 3)).toBe('off');
    expect(leftAfter(ARM, 'off', 5)).toBe(4);
    expect(strokeAt({ ...ARM, left: 4 }, 5)).toBe('on');
    expect(leftAfter({ ...ARM, left: 4 }, 'on', 5)).toBe(5);
    expect(leftAfter(ARM, 'off', 9)).toBe(0);
  });

  it('stay lost where they were lost before the battle', () => {
    expect(strokeAt(ARM, 0)).toBe('on');
    expect(leftAfter(ARM, 'on', 0)).toBe(8);
    expect(leftAfterKey(ARM, 'End')).toBe(8);
    expect(leftAfterKey({ ...ARM, left: 8 }, 'ArrowUp')).toBe(8);
  });

  it('follow the keys of a slider', () => {
    expect(leftAfterKey(ARM, 'ArrowLeft')).toBe(6);
    expect(leftAfterKey(ARM, 'PageDown')).toBe(2);
    expect(leftAfterKey({ ...ARM, left: 2 }, 'PageDown')).toBe(0);
    expect(leftAfterKey(ARM, 'Home')).toBe(0);
    expect(leftAfterKey(ARM, 'Tab')).toBeNull();
  });
});
