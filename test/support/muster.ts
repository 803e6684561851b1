/**
 * Brings mechs with pilots to a hex that holds none of their force's, by the game master's hand: the shortest
 * way to a battle over HTTP.
 */
import type { Game, Player } from './game';

export interface Recruit {
  readonly design: string;
  /** The pilot's; each another one. */
  readonly name: string;
}

interface Seen {
  readonly mechs: readonly { readonly id: string; readonly own: boolean; readonly hex: string }[];
  readonly pilots: readonly { readonly id: string; readonly name: string }[];
}

export const muster = async (
  game: Game,
  who: Player,
  hex: string,
  recruits: readonly Recruit[],
): Promise<void> => {
  await game.correct(
    recruits.flatMap(({ design, name }) => [
      { add: 'mech', force: who.force, design, hex },
      { add: 'pilot', force: who.force, name, gunnery: 4, piloting: 5, hex },
    ]),
  );
  const { mechs, pilots } = (await game.view(who)) as unknown as Seen;
  const there = mechs.filter((mech) => mech.own && mech.hex === hex);
  await game.correct(
    there.map(({ id }, index) => ({
      set: 'mech',
      mech: id,
      pilot: pilots.find(({ name }) => name === recruits[index]?.name)?.id,
    })),
  );
};
