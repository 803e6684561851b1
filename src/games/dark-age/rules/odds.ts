/** The attack roll (DA-RNG-4): two white dice and a black one; two white 1s miss, two white 6s hit. */
export const WHITE_BLACK = ['white', 'white', 'black'];

export const isFumble = ([one, other]: readonly number[]): boolean => one === 1 && other === 1;
export const isCritical = ([one, other]: readonly number[]): boolean => one === 6 && other === 6;
export const isHit = (dice: readonly number[], needed: number): boolean =>
  !isFumble(dice) && (isCritical(dice) || dice.reduce((sum, die) => sum + die, 0) >= needed);

const counts = (): readonly number[] => {
  const found: number[] = [];
  for (let needed = 0; needed <= 19; needed += 1) {
    let hits = 0;
    for (let throwOf = 0; throwOf < 216; throwOf += 1) {
      const dice = [(throwOf % 6) + 1, (Math.floor(throwOf / 6) % 6) + 1, Math.floor(throwOf / 36) + 1];
      if (isHit(dice, needed)) hits += 1;
    }
    found.push(hits);
  }
  return found;
};
const HITS = counts();

/** Of 216 throws, how many hit. `needed`: what the three dice must come to. */
export const hitsIn216 = (needed: number): number => HITS[Math.min(19, Math.max(0, needed))] ?? 6;
/** 0 … 1; for offers only. */
export const oddsOf3 = (needed: number): number => hitsIn216(needed) / 216;
