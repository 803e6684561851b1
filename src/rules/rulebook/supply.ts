/** Rulebook: SUP, income, prices, sales and the account. */
import { rule, type Chapter } from './entry';

export const supply: Chapter = {
  id: 'supply',
  title: { en: 'Supply', de: 'Nachschub' },
  intro: { en: [], de: [] },
  entries: [
    rule('SUP-1', 'both', {
      en: {
        title: 'Income',
        line: '20 t for each player every round; what is not spent is kept.',
        text: [
          'Every round each player receives 20 t. What is not spent stays on the account. Accounts and depots start empty, unless `startingTons` says otherwise.',
        ],
      },
      de: {
        title: 'Einkommen',
        line: '20 t für jeden Spieler in jeder Runde; was übrig ist, bleibt.',
        text: [
          'Jede Runde erhält jeder Spieler 20 t. Was nicht ausgegeben wird, bleibt auf dem Konto. Konten und Lager sind am Anfang leer, wenn `startingTons` nichts anderes sagt.',
        ],
      },
      options: ['supplyPerRound', 'startingTons'],
    }),
    rule('SUP-2', 'both', {
      en: {
        title: 'Prices of parts',
        line: 'Tonnage × 1.0 for standard parts, × 1.5 for other Inner Sphere parts.',
        text: [
          '×1.0: standard armour and internal structure, single and double heat sinks, standard autocannon, standard lasers, standard LRM and SRM, PPC, Gauss rifle, machine gun, jump jets, NARC, Beagle probe, MASC, AMS, ECM, TAG. Ammunition has the factor of its weapon.',
          '×1.5: all other equipment, weapons and armour of the Inner Sphere; among them ER, light and heavy PPC, light and heavy Gauss rifles, Streak launchers, flamers and hatchets.',
          'Clan parts come from the black market (BLD-BLACK).',
        ],
        rulings: [
          'The light active probe, the C3 master (though it contains a TAG), iNARC, micro and heavy lasers, and endo steel cost ×1.5. Scrap is not for sale to players.',
          '×1.0 goes for one-shot launchers of the listed weapons and for all of their special munitions. ×1.5 are improved one-shot launchers, prototypes, machine gun arrays, snub-nose PPCs, laser AMS, compact and laser heat sinks, superchargers, and Bloodhound, Watchdog and Angel suites.',
          'Markets sell every item that the catalogue knows and that is for mechs: no equipment of battle armour or ProtoMechs, no naval weapons, no ammunition that no mech’s weapon fires.',
        ],
      },
      de: {
        title: 'Preise der Teile',
        line: 'Tonnage × 1,0 für normale Teile, × 1,5 für andere der Inneren Sphäre.',
        text: [
          '×1,0: normale Panzerung und interne Struktur, einfache und doppelte Wärmetauscher, normale Autokanonen, normale Laser, normale LSR und KSR, PPK, Gaussgeschütz, Maschinengewehr, Sprungdüsen, NARC, Beagle-Sonde, MASC, AMS, ECM, TAG. Munition hat den Faktor ihrer Waffe.',
          '×1,5: alle anderen Geräte, Waffen und Panzerungen der Inneren Sphäre; darunter ER-, leichte und schwere PPK, leichte und schwere Gaussgeschütze, Blitz-Werfer (Streak), Flammer und Beile.',
          'Clan-Teile gibt es auf dem Schwarzmarkt (BLD-BLACK).',
        ],
        rulings: [
          'Leichte Aktivsonde, C3-Master (obwohl ein TAG darin ist), iNARC, Mikro- und schwere Laser sowie Endostahl kosten ×1,5. Schrott können Spieler nicht kaufen.',
          '×1,0 gilt auch für Einmalwerfer der genannten Waffen und für alle ihre Sondermunition. ×1,5 kosten verbesserte Einmalwerfer, Prototypen, Maschinengewehr-Verbünde, Stutzer-PPK, Laser-AMS, kompakte und Laser-Wärmetauscher, Turbolader sowie Bloodhound, Watchdog und Angel.',
          'Märkte verkaufen alles, was der Katalog kennt und was für Mechs ist: nichts für Gefechtsrüstungen oder ProtoMechs, keine Schiffswaffen, keine Munition, die keine Waffe eines Mechs verschießt.',
        ],
      },
    }),
    rule('SUP-3', 'both', {
      en: {
        title: 'Parts without weight',
        line: '1 t per critical slot, at least 1 t an item.',
        text: ['Equipment that weighs nothing counts 1 t per critical slot, and at least 1 t an item.'],
        rulings: ['The least of 1 t is for weightless items only: a small laser costs its 0.5 t.'],
      },
      de: {
        title: 'Teile ohne Gewicht',
        line: '1 t je Zeile, mindestens 1 t je Stück.',
        text: ['Ausrüstung ohne Gewicht zählt 1 t je Zeile auf dem Datenblatt, mindestens 1 t je Stück.'],
        rulings: ['Die Mindesttonne gilt nur für Gewichtsloses: Ein leichter Laser kostet seine 0,5 t.'],
      },
    }),
    rule('SUP-4', 'both', {
      en: {
        title: 'Prices of mechs',
        line: 'Tonnage × 1.0 of the own faction, × 1.2 of other Inner Sphere factions; without pilot.',
        text: [
          'A mech costs its tonnage and comes without a pilot: ×1.0 when the own faction has it, not only on its starting list; ×1.2 when it is another Inner Sphere faction’s, or no faction’s.',
          'Whatever is not of the force’s own technology, mixed technology too, comes from a black market only, for ×2 (BLD-BLACK), also where it stands on the own list.',
        ],
        rulings: [
          'Own technology of another faction of the buyer’s kind (Inner Sphere or clan), or of none, costs ×1.2. Under planetary-1 and planetary-2 what the own faction has costs ×1.0 whatever its technology.',
        ],
      },
      de: {
        title: 'Preise der Mechs',
        line: 'Tonnage × 1,0 der eigenen Fraktion, × 1,2 anderer IS-Fraktionen; ohne Piloten.',
        text: [
          'Ein Mech kostet seine Tonnage und kommt ohne Piloten: ×1,0, wenn die eigene Fraktion ihn hat, nicht nur auf der Startliste; ×1,2, wenn er einer anderen Fraktion der Inneren Sphäre oder keiner gehört.',
          'Was nicht von der eigenen Technologie ist, auch gemischte, gibt es nur auf dem Schwarzmarkt, für ×2 (BLD-BLACK), selbst wenn es auf der eigenen Liste steht.',
        ],
        rulings: [
          'Eigene Technologie einer anderen Fraktion von der Art des Käufers (Innere Sphäre oder Clan) oder keiner Fraktion kostet ×1,2. Unter planetary-1 und planetary-2 kostet ×1,0, was die eigene Fraktion hat, welcher Technologie auch immer.',
        ],
      },
    }),
    rule('SUP-5', 'both', {
      en: {
        title: 'New pilots',
        line: 'A green pilot costs 10 t.',
        text: ['A green pilot (4/5) costs 10 t and is stored in a hex that DEP-1 allows.'],
      },
      de: {
        title: 'Neue Piloten',
        line: 'Ein Neuling kostet 10 t.',
        text: ['Ein Neuling (4/5) kostet 10 t und lagert in einem Feld, das DEP-1 erlaubt.'],
      },
    }),
    rule('SUP-6', 'both', {
      en: {
        title: 'Selling',
        line: 'Half the tonnage; ¾ with a commodity exchange, +0.1 with a free trader.',
        text: [
          'Own equipment and pilots sell for half of their tonnage, for ¾ with a commodity exchange (BLD-EXCH), and for 0.1 more with a free trader (BLD-TRADE).',
          'The base is tonnage without price factors. For equipment it is its tons (SUP-3). For a mech it is V / M × (T less the tons of the armour, parts and ammunition that it lacks against its factory design; each as a sale of it would count, so that a part without weight is not paid twice). For a pilot it is 10 t, whatever their skill.',
          'Mechs are sold only where the game master has chosen `sellMechs`. Prisoners and hired mechs cannot be sold.',
        ],
        rulings: [
          'Only stored pilots are sold. A hit in any slot loses the whole part; all in a destroyed location is lacking. System parts do not count as lacking.',
          'A refitted mech lacks, kind by kind, what its factory design has more of than works in it: pieces, shots, and points of armour wherever they are. What a refit has added makes up for nothing.',
        ],
      },
      de: {
        title: 'Verkaufen',
        line: 'Die halbe Tonnage; ¾ mit Warenbörse, +0,1 mit Freihändler.',
        text: [
          'Eigene Ausrüstung und Piloten bringen die Hälfte ihrer Tonnage, ¾ mit einer Warenbörse (BLD-EXCH) und 0,1 mehr mit einem Freihändler (BLD-TRADE).',
          'Grundlage ist die Tonnage ohne Preisfaktor. Bei Ausrüstung sind es ihre Tonnen (SUP-3). Bei einem Mech ist es V / M × (T ohne die Tonnen an Panzerung, Teilen und Munition, die ihm gegenüber seinem Werksmodell fehlen; jedes so, wie ein Verkauf es zählt, damit ein Teil ohne Gewicht nicht zweimal bezahlt wird). Bei einem Piloten sind es 10 t, wie gut er auch ist.',
          'Mechs werden nur verkauft, wo die Spielleitung `sellMechs` gewählt hat. Gefangene und angeheuerte Mechs können nicht verkauft werden.',
        ],
        rulings: [
          'Verkauft werden nur gelagerte Piloten. Ein Treffer in einer Zeile kostet das ganze Teil; alles in einer zerstörten Zone fehlt. Systemteile gelten nicht als fehlend.',
          'Einem umgerüsteten Mech fehlt, Art für Art, was sein Werksmodell mehr hat, als in ihm heil ist: Teile, Schüsse und Punkte an Panzerung, wo auch immer. Was ein Umbau hinzugefügt hat, gleicht nichts aus.',
        ],
      },
      options: ['sellMechs'],
    }),
    rule('SUP-7', 'both', {
      en: {
        title: 'Rounding',
        line: 'Computation is exact; the phase’s net is rounded to half tons against the player.',
        text: [
          'Within one supply phase computation is exact. When it closes, the net of the phase is rounded to half tons against the player: a debit up, a credit down.',
        ],
        rulings: [
          'The net is income plus the orders of the phase, and what a quarry brings when it closes. Exchanges, the game master’s corrections, and fees that are paid in other phases are exact and stay out of it.',
        ],
      },
      de: {
        title: 'Rundung',
        line: 'Gerechnet wird genau; die Summe der Phase wird auf halbe Tonnen zuungunsten des Spielers gerundet.',
        text: [
          'Innerhalb eines Nachschubs wird genau gerechnet. An seinem Ende wird die Summe der Phase auf halbe Tonnen zuungunsten des Spielers gerundet: eine Belastung auf, eine Gutschrift ab.',
        ],
        rulings: [
          'Die Summe ist Einkommen plus Befehle der Phase und was ein Steinbruch an ihrem Ende bringt. Tausch, Berichtigungen der Spielleitung und Gebühren, die in anderen Phasen bezahlt werden, sind genau und zählen nicht dazu.',
        ],
      },
    }),
    rule('SUP-8', 'project', {
      en: {
        title: 'No debts',
        line: 'An account never goes below 0.',
        text: ['An order that would take the account below 0 is refused, and what is missing is named.'],
        rulings: [
          'Every check counts in the coming rounding, so that the close cannot fail. Only after a correction by the game master it is capped at what is there.',
        ],
      },
      de: {
        title: 'Keine Schulden',
        line: 'Ein Konto fällt nie unter 0.',
        text: ['Ein Befehl, der das Konto unter 0 brächte, wird abgelehnt, und es wird genannt, was fehlt.'],
        rulings: [
          'Die kommende Rundung ist in jede Prüfung eingerechnet, damit der Abschluss nicht scheitern kann. Nur nach einer Berichtigung der Spielleitung ist sie auf das begrenzt, was da ist.',
        ],
      },
    }),
    rule('SUP-9', 'project', {
      en: {
        title: 'The ledger',
        line: 'Every change of an account is an entry with its cause.',
        text: [
          'Every change of an account is an entry in the ledger, with its cause. The balance is the sum of the entries, always.',
        ],
      },
      de: {
        title: 'Das Kontobuch',
        line: 'Jede Änderung eines Kontos ist ein Eintrag mit Ursache.',
        text: [
          'Jede Änderung eines Kontos ist ein Eintrag im Kontobuch, mit ihrer Ursache. Der Stand ist immer die Summe der Einträge.',
        ],
      },
    }),
    rule('SUP-10', 'project', {
      en: {
        title: 'Clan forces',
        line: 'For a clan force, clan and Inner Sphere change places.',
        text: [
          'For a clan force, clan and Inner Sphere change places in SUP-2, SUP-4, BLD-BLACK and BLD-MERC. The ×1.0 list of SUP-2 then means clan items of the same kinds.',
        ],
        rulings: ['What the own faction has costs ×1.0 whatever its technology (SUP-4).'],
      },
      de: {
        title: 'Clan-Truppen',
        line: 'Für eine Clan-Truppe tauschen Clan und Innere Sphäre die Plätze.',
        text: [
          'Für eine Clan-Truppe tauschen Clan und Innere Sphäre in SUP-2, SUP-4, BLD-BLACK und BLD-MERC die Plätze. Die ×1,0-Liste von SUP-2 meint dann Clan-Teile derselben Arten.',
        ],
        rulings: ['Was die eigene Fraktion hat, kostet ×1,0, welcher Technologie auch immer (SUP-4).'],
      },
    }),
  ],
};
