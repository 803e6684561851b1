/** Rulebook: DEP, depots, the entry of mechs, stored pilots and prisoners, exchanges. */
import { rule, type Chapter } from './entry';

export const depots: Chapter = {
  id: 'depots',
  title: { en: 'Depots', de: 'Lager' },
  intro: { en: [], de: [] },
  entries: [
    rule('DEP-1', 'both', {
      en: {
        title: 'Where stock lies',
        line: 'Equipment is stored by hex and moves freely in supply, to hexes that one holds.',
        text: [
          'A player’s equipment is stored in depots, by hex. In supply they may move it freely, to any hex that holds their HQ, a building of theirs or a mech of theirs, and no enemy mech. What they buy is delivered to such a hex as well.',
        ],
      },
      de: {
        title: 'Wo Lagergut liegt',
        line: 'Ausrüstung lagert je Feld und lässt sich im Nachschub frei verlegen, in Felder, die man hält.',
        text: [
          'Die Ausrüstung eines Spielers liegt in Lagern, je Feld. Im Nachschub darf er sie frei verlegen, in jedes Feld mit seinem HQ, einem seiner Gebäude oder einem seiner Mechs und ohne gegnerischen Mech. Auch was er kauft, wird in ein solches Feld geliefert.',
        ],
      },
    }),
    rule('DEP-2', 'both', {
      en: {
        title: 'What can be fitted',
        line: 'Only what lay in the mech’s hex at the start of the round can be fitted.',
        text: [
          'Only equipment that lay in the mech’s hex when the round began can be fitted to it: armour, ammunition, weapons and all other parts, but not structure, which is bought on the spot (REP-3).',
          'What arrives this round, whether bought, moved, removed from a mech or delivered, serves from the next round on. Plundered stock that lay there counts.',
        ],
        rulings: [
          'What cannot be used yet leaves a depot first. Exchanged stock serves its new owner from the next round.',
        ],
      },
      de: {
        title: 'Was eingebaut werden kann',
        line: 'Eingebaut wird nur, was zu Beginn der Runde im Feld des Mechs lag.',
        text: [
          'Eingebaut werden kann nur Ausrüstung, die zu Beginn der Runde im Feld des Mechs lag: Panzerung, Munition, Waffen und alle anderen Teile, nicht aber Struktur, die an Ort und Stelle gekauft wird (REP-3).',
          'Was in dieser Runde ankommt, gekauft, verlegt, ausgebaut oder geliefert, dient ab der nächsten. Geplündertes Lagergut, das dort lag, zählt.',
        ],
        rulings: [
          'Was noch nicht verwendbar ist, verlässt ein Lager zuerst. Getauschtes Lagergut dient dem neuen Besitzer ab der nächsten Runde.',
        ],
      },
    }),
    rule('DEP-3', 'both', {
      en: {
        title: 'Plunder',
        line: 'The side that alone can fight in a depot’s hex after all battles owns its stock.',
        text: [
          'When all battles are over, the side that alone has mechs able to fight in the hex of a depot owns its stock.',
        ],
        rulings: [
          'Who plunders a depot also captures the enemy’s pilots stored there and takes over their prisoners. Who lost it is told so, and by whom only if they see the hex.',
        ],
      },
      de: {
        title: 'Plünderung',
        line: 'Die Seite, die nach allen Gefechten allein im Feld eines Lagers kämpfen kann, besitzt dessen Bestand.',
        text: [
          'Sind alle Gefechte vorbei, gehört der Bestand eines Lagers der Seite, die in seinem Feld allein gefechtsbereite Mechs hat.',
        ],
        rulings: [
          'Wer ein Lager plündert, nimmt auch die dort gelagerten Piloten des Gegners gefangen und übernimmt dessen Gefangene. Wer es verlor, erfährt das, und durch wen nur, wenn er das Feld sieht.',
        ],
      },
    }),
    rule('DEP-4', 'both', {
      en: {
        title: 'Where mechs enter play',
        line: 'In the HQ hex, or at an own working black market, mech factory, free trader or spaceport.',
        text: [
          'Bought mechs come into play in the HQ hex, or at a working black market, mech factory, free trader or spaceport that their player controls; they pick which. From there they move. They do not enter where an enemy mech stands.',
          'When no such hex is free the purchase waits: it is paid, and the mech enters at the next supply.',
        ],
        rulings: [
          'A purchase waits only when no entry hex is free. When only the chosen one is blocked, the order is refused, or dropped when the phase closes. Waiting mechs enter at the HQ, or else at the first free entry hex, before income.',
        ],
      },
      de: {
        title: 'Wo Mechs ins Spiel kommen',
        line: 'Im HQ-Feld oder an eigenem, arbeitendem Schwarzmarkt, Mechfabrik, Freihändler oder Raumhafen.',
        text: [
          'Gekaufte Mechs kommen im HQ-Feld ins Spiel oder an einem arbeitenden Schwarzmarkt, einer Mechfabrik, einem Freihändler oder Raumhafen, den ihr Spieler kontrolliert; er sucht es aus. Von dort bewegen sie sich. Wo ein gegnerischer Mech steht, kommen sie nicht ins Spiel.',
          'Ist kein solches Feld frei, wartet der Kauf: Er ist bezahlt, und der Mech kommt im nächsten Nachschub.',
        ],
        rulings: [
          'Ein Kauf wartet nur, wenn kein Einsatzfeld frei ist. Ist nur das gewählte versperrt, wird der Befehl abgelehnt oder entfällt am Ende der Phase. Wartende Mechs kommen im HQ, sonst im ersten freien Einsatzfeld, vor dem Einkommen.',
        ],
      },
    }),
    rule('DEP-5', 'both', {
      en: {
        title: 'Stored pilots, prisoners, exchanges',
        line: 'Pilots are stored like equipment and can be captured; the captor cannot use them.',
        text: [
          'Pilots without a mech are stored and move like equipment. They can be captured, and their captor cannot use them. A prisoner moves and passes on with their captor’s stock; their owner is not told where they are. They are free again when their side retakes the hex.',
          'In supply, players may exchange prisoners, tons and stock. Offers are made and accepted openly between the two and carried out at once; they are no part of the order sheet.',
        ],
        rulings: [
          'Exchanged stock and prisoners stay in their hex where the new owner may store, as far as they see, or else go to their HQ: the answer to an offer tells of no unseen enemy. That the other side cannot keep an offer is told only as that. Open offers lapse when the phase closes.',
          'A prisoner’s owner is not told when they pass on. One who is handed to any force of their owner’s side is free and goes to their own force: they are stored where they were held, if their force may store there, or else at its HQ.',
        ],
      },
      de: {
        title: 'Gelagerte Piloten, Gefangene, Tausch',
        line: 'Piloten lagern wie Ausrüstung und können gefangen werden; verwenden kann der Fänger sie nicht.',
        text: [
          'Piloten ohne Mech lagern und werden verlegt wie Ausrüstung. Sie können gefangen werden, und der Fänger kann sie nicht verwenden. Ein Gefangener wird mit dem Bestand seines Fängers verlegt und weitergegeben; sein Besitzer erfährt nicht, wo er ist. Frei ist er wieder, wenn seine Seite das Feld zurückerobert.',
          'Im Nachschub dürfen Spieler Gefangene, Tonnen und Lagergut tauschen. Angebote werden zwischen beiden offen gemacht und angenommen und sofort ausgeführt; sie gehören nicht zum Befehlsblatt.',
        ],
        rulings: [
          'Getauschtes Lagergut und Gefangene bleiben in ihrem Feld, wo der neue Besitzer, soweit er sieht, lagern darf, sonst kommen sie in sein HQ: Die Antwort auf ein Angebot verrät keinen ungesehenen Gegner. Dass die andere Seite ein Angebot nicht halten kann, wird nur als das gesagt. Offene Angebote verfallen am Ende der Phase.',
          'Der Besitzer eines Gefangenen erfährt nicht, wenn dieser weitergegeben wird. Wer einer Truppe der eigenen Seite übergeben wird, ist frei und kommt zu seiner eigenen: Er lagert, wo er gefangen war, wenn sie dort lagern darf, sonst in ihrem HQ.',
        ],
      },
    }),
    rule('DEP-6', 'project', {
      en: {
        title: 'How stock is counted',
        line: 'Armour in points, ammunition in shots, scrap in tons, all else in pieces.',
        text: [
          'Stock is counted in what is used: armour in points (a ton is 16 of standard, 17 of Inner Sphere ferro-fibrous and 19 of clan ferro-fibrous armour), ammunition in shots by kind, scrap in tons, everything else in pieces. Stock is never rounded.',
        ],
        rulings: [
          'Half-ton bins of ammunition are stocked as the full kind and are not sold by themselves.',
          'Points in a ton of other armour: hardened 8; primitive, industrial and heat-dissipating 10; ballistic-reinforced and anti-penetrative ablation 12; ferro-lamellor and impact-resistant 14; light ferro-fibrous, reactive, reflective and heavy industrial 16; prototype ferro-fibrous 17; heavy ferro-fibrous 19; commercial 24.',
          'A piece that weighs by its mech (jump jets, MASC, targeting computers, hatchets and the like) is stocked with its tons: pieces of one item and weight are alike, others do not fit. It is traded by its item and weight, at the price class of the item for its own tons.',
          'There are pieces of those weights only that some mech of 10 to 100 t can need, with room left for the lightest mech around the piece and what it weighs by.',
        ],
      },
      de: {
        title: 'Wie Bestand gezählt wird',
        line: 'Panzerung in Punkten, Munition in Schuss, Schrott in Tonnen, alles andere in Stück.',
        text: [
          'Gezählt wird in dem, was verbraucht wird: Panzerung in Punkten (eine Tonne sind 16 Punkte normale, 17 Ferrofibrit der Inneren Sphäre, 19 Ferrofibrit der Clans), Munition in Schuss nach Art, Schrott in Tonnen, alles andere in Stück. Bestand wird nie gerundet.',
        ],
        rulings: [
          'Munition aus Halbtonnen-Behältern lagert als die volle Art; halbe Tonnen werden nicht eigens verkauft.',
          'Punkte je Tonne anderer Panzerung: gehärtet 8; primitiv, industriell und wärmeableitend 10; ballistisch verstärkt und gegen Durchschlag 12; Ferro-Lamellor und stoßfest 14; leichtes Ferrofibrit, reaktiv, reflektierend und schwer industriell 16; Ferrofibrit-Prototyp 17; schweres Ferrofibrit 19; zivil 24.',
          'Ein Teil, das sein Gewicht vom Mech hat (Sprungdüsen, MASC, Zielcomputer, Beile und dergleichen), lagert mit seinen Tonnen: Teile gleicher Art und gleichen Gewichts sind gleich, andere passen nicht. Gehandelt wird es nach Art und Gewicht, zur Preisklasse der Art für die eigenen Tonnen.',
          'Es gibt nur Teile solchen Gewichts, wie irgendein Mech von 10 bis 100 t sie brauchen kann, wobei für den leichtesten Mech um das Teil herum und für das, wonach es wiegt, Platz bleibt.',
        ],
      },
    }),
  ],
};
