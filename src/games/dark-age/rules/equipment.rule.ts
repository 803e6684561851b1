/** DA-SPEC-1 to DA-SPEC-5. */
import type { GameRule } from '../../contract';

export const EQUIPMENT: readonly GameRule[] = [
  {
    id: 'DA-SPEC-1',
    line: {
      en: 'Equipment works while its mark shows. One-shot equipment costs 1 click after the order that used it. Optional equipment is on, unless it is switched off for an order.',
      de: 'Ausrüstung wirkt, solange ihre Marke zu sehen ist. Einweg-Ausrüstung kostet nach dem Befehl 1 Klick. Optionale ist an, außer sie wird für einen Befehl deaktiviert.',
    },
  },
  {
    id: 'DA-SPEC-2',
    line: {
      en: 'Evade, jump jets, armour, anti-infantry, melee weapons, flamethrower, hot-wire, repair and wreck do what the glossary of equipment says.',
      de: 'Ausweichen, Sprungdüsen, Panzerung, Anti-Infanterie, Nahkampfwaffen, Flammenwerfer, Kurzschließen, Reparatur und Wrack tun, was das Glossar der Ausrüstung sagt.',
    },
  },
  {
    id: 'DA-SPEC-3',
    line: {
      en: 'Repair goes click by click to a repair stop or the start. Two white 1s: the target takes 1 click. Two white 6s: it succeeds, with 1 more.',
      de: 'Repariert wird Klick um Klick bis zu einem Reparatur-Ende oder dem Anfang. Zwei weiße Einsen: Das Ziel nimmt 1 Klick. Zwei weiße Sechsen: Es gelingt, mit 1 mehr.',
    },
  },
  {
    id: 'DA-SPEC-4',
    line: {
      en: 'Pulse weapons attack a target that was hit once more, defence +2, for 1 heat. Streak missiles have one target, damage 1 less but 1 at least, and neither block nor cover.',
      de: 'Impulswaffen greifen ein getroffenes Ziel noch einmal an, Verteidigung +2, für 1 Wärme. Blitz-Raketen haben ein Ziel, 1 Schaden weniger, mindestens 1, und werden weder gesperrt noch gedeckt.',
    },
  },
  {
    id: 'DA-SPEC-5',
    line: {
      en: 'Damage: the value, its limits, the critical click, then armour, not below 0. What nothing prevents knows no armour.',
      de: 'Schaden: der Wert, seine Grenzen, der kritische Klick, dann Panzerung, nicht unter 0. Was nichts verhindert, kennt keine Panzerung.',
    },
  },
];
