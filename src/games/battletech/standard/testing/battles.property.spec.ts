/**
 * Random battles under the standard rules (`random-battle.ts`). `DEEP=1` fights as many as a release must stand, `BATTLES=n` so
 * many; `tools/random-battles.mjs` fights the same ones in parts.
 */
import { randomBattle } from './random-battle';

const BATTLES = Number(process.env['BATTLES'] ?? (process.env['DEEP'] === '1' ? 10_000 : 24));

it('BT-DMG-8 BT-HEAT-6 CMB-5 random battles end, and break nothing', () => {
  const seen = new Set<string>();
  for (let number = 0; number < BATTLES; number += 1) {
    const battle = randomBattle(number);
    for (const type of battle.seen) seen.add(type);
    expect(battle).toMatchObject({ number, wrong: [] });
  }
  // They come to what the checks are about.
  for (const type of ['shot', 'struck', 'stepped', 'damaged', 'heated', 'out']) expect(seen).toContain(type);
});
