/** Dice that show what a spec wants, by purpose. */
import type { Dice } from '../../../../kernel';

/** Every die of the purpose shows its number, one after the other, then the last again; of others 3. */
export const fixedDice = (shows: Readonly<Record<string, readonly number[]>>): Dice => {
  const used = new Map<string, number>();
  return {
    stream: ({ purpose }) => ({
      roll: (sides) => {
        const faces = shows[purpose] ?? [3];
        const at = used.get(purpose) ?? 0;
        used.set(purpose, at + 1);
        return { sides, result: faces[Math.min(at, faces.length - 1)] ?? 3 } as never;
      },
    }),
  };
};
