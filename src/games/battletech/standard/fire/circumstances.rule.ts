import type { GameRule } from '../../../contract';

export const SECONDARY: GameRule = {
  id: 'BT-GUN-17',
  line: {
    en: "Of several targets in one turn the first one in the front arc is the primary, else the first. Each other one in the front arc (torso) +1, elsewhere +2 (`secondary-target`). LRM, and what fires like them, may fire indirectly if the attacker does not see the target and a friend who sees it spots: +1 (`indirect`), the spotter's movement as in BT-GUN-2 (`spotter-movement`), +1 if the spotter attacks too (`spotter-attacks`); sight, woods and cover then go by the line from the spotter, range and side by the attacker. A spotter's own attacks +1.",
    de: 'Von mehreren Zielen in einem Zug ist das erste im vorderen Winkel das Hauptziel, sonst das erste. Jedes andere im vorderen Winkel (Torso) +1, sonst +2 (`secondary-target`). LSR und was ebenso schießt dürfen indirekt schießen, wenn der Angreifer das Ziel nicht sieht und ein Verbündeter, der es sieht, beobachtet: +1 (`indirect`), die Bewegung des Beobachters wie in BT-GUN-2 (`spotter-movement`), +1, wenn auch er angreift (`spotter-attacks`); Sicht, Wald und Deckung gehen dann nach der Linie vom Beobachter, Reichweite und Seite nach dem Angreifer. Eigene Angriffe eines Beobachters +1.',
  },
};
