/**
 * Names that people may take and that could do harm: markup, writing from right to left, marks upon marks,
 * pictures, and words without an end.
 */
import type { Names } from '../players';

const LONGEST = 60;

/** What script in a name would leave in the window, had it run. */
export const RAN = 'ran';

const HOSTILE: readonly string[] = [
  '<img src=x onerror="ran=1"><svg onload="ran=1"></svg>',
  '"\'><script>ran=1</script> {{7*7}} ${7*7} %00 &lt;b&gt;',
  'W'.repeat(LONGEST),
  'מלך הפלדה (3) ملك الحديد',
  `Zalgo${'e\u0301\u0323\u0330\u0334'.repeat(10)}`,
  '\u{1f9d1}\u{1f3fd}\u{1f680}\u{1f1e9}\u{1f1ea}\u2764\ufe0f'.repeat(6),
  '\ufdfd'.repeat(20),
];

/** In turn, with a number of its own, so that two are never the same. */
export const hostileName = (number: number): string => {
  const mark = ` ${number}`;
  return `${[...(HOSTILE[number % HOSTILE.length] ?? '')].slice(0, LONGEST - mark.length).join('')}${mark}`.normalize(
    'NFC',
  );
};

/** The same plain name always becomes the same hostile one. */
const numbered = (from: number): ((plain: string) => string) => {
  const numbers = new Map<string, number>();
  return (plain) => {
    if (!numbers.has(plain)) numbers.set(plain, from + numbers.size);
    return hostileName(numbers.get(plain) ?? from);
  };
};

export const hostileNames = (): Names => ({
  gm: hostileName(0),
  campaign: hostileName(3),
  player: (seat) => hostileName(10 + seat),
  force: (seat) => hostileName(16 + seat),
  pilot: numbered(100),
  mech: numbered(200),
});
