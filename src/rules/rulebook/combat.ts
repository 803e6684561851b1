/** Rulebook: CMB, battles on the planet map: who meets whom, where each starts, and what comes of it. */
import { rule, type Chapter } from './entry';

export const combat: Chapter = {
  id: 'combat',
  title: { en: 'Combat', de: 'Kampf' },
  intro: { en: [], de: [] },
  entries: [
    rule('CMB-1', 'both', {
      en: {
        title: 'Enemies in one hex',
        line: 'Enemy mechs in the same hex fight.',
        text: [
          'Where mechs of enemies stand in one hex, a battle takes place. A side that has no mech able to fight there has lost at once, without a fight. If no side has any, there is no battle.',
        ],
        rulings: [
          'A battle that is lost without a fight is told like any other and ends at once; the loser’s mechs there, fit or not, count as left on a lost field. Where several sides can fight, one that cannot stays on the field, shut down.',
        ],
      },
      de: {
        title: 'Gegner in einem Feld',
        line: 'Gegnerische Mechs im selben Feld kämpfen.',
        text: [
          'Wo Mechs von Gegnern in einem Feld stehen, gibt es ein Gefecht. Eine Seite, die dort keinen gefechtsbereiten Mech hat, hat sofort und kampflos verloren. Hat keine Seite einen, gibt es kein Gefecht.',
        ],
        rulings: [
          'Ein kampflos verlorenes Gefecht wird gemeldet wie jedes andere und endet sofort; die Mechs des Verlierers dort, einsatzfähig oder nicht, gelten als auf verlorenem Feld zurückgelassen. Wo mehrere Seiten kämpfen können, bleibt eine, die es nicht kann, abgeschaltet auf dem Feld.',
        ],
      },
    }),
    rule('CMB-2', 'both', {
      en: {
        title: 'Attacks on adjacent hexes',
        line: 'A mech may attack enemies in an adjacent hex.',
        text: [
          'A mech may attack the enemies in an adjacent hex. Combat begins with declarations: each player says in secret which of their mechs attack which adjacent hex. All declarations are revealed together.',
        ],
      },
      de: {
        title: 'Angriffe auf Nachbarfelder',
        line: 'Ein Mech darf Gegner in einem angrenzenden Feld angreifen.',
        text: [
          'Ein Mech darf die Gegner in einem angrenzenden Feld angreifen. Der Kampf beginnt mit Erklärungen: Jeder Spieler sagt geheim, welche seiner Mechs welches Nachbarfeld angreifen. Alle Erklärungen werden zusammen aufgedeckt.',
        ],
      },
    }),
    rule('CMB-3', 'project', {
      en: {
        title: 'One battle per mech',
        line: 'A mech fights at most one battle a round; attacks on one hex are one battle.',
        text: [
          'A mech fights in at most one battle a round. Mechs that meet enemies in their own hex (CMB-1) do not attack; an attack on such a hex joins its battle.',
          'All defenders of an attacked hex are drawn in. Attacks from several hexes on one hex are one battle.',
          'Attacks are settled like this: an attack from a hex that is not attacked itself stands. A hex is pinned as soon as the attacks on it that stand, of all enemies together, reach `pinShare` (a quarter by default) of the tonnage that attacks from it: its own attacks fall away, and those mechs defend it. It is free once they cannot reach that any more: its attacks stand. Repeat. Where only circles are left, a seeded roll picks the attacked hex that is settled next.',
          'A mech that is in a battle already is drawn into no other. An attack that finds nobody falls away.',
        ],
        rulings: [
          'The roll is among the attacked hexes that lie on a circle. Only the game master is told of it before the end.',
          'Tonnage is that of the designs. Who attacked a hex that all its enemies have left to fight elsewhere finds nobody, and defends their own hex. Under planetary-1 and planetary-2 any attack pins, however light.',
        ],
      },
      de: {
        title: 'Ein Gefecht je Mech',
        line: 'Ein Mech kämpft höchstens ein Gefecht je Runde; Angriffe auf ein Feld sind ein Gefecht.',
        text: [
          'Ein Mech kämpft in höchstens einem Gefecht je Runde. Mechs, die im eigenen Feld auf Gegner treffen (CMB-1), greifen nicht an; ein Angriff auf ein solches Feld schließt sich dessen Gefecht an.',
          'Alle Verteidiger eines angegriffenen Feldes werden hineingezogen. Angriffe aus mehreren Feldern auf eines sind ein Gefecht.',
          'So wird entschieden, welche Angriffe gelten: Ein Angriff aus einem Feld, das selbst nicht angegriffen wird, gilt. Ein Feld ist gebunden, sobald die geltenden Angriffe auf es, aller Gegner zusammen, `pinShare` (voreingestellt ein Viertel) der Tonnage erreichen, die aus ihm angreift: Seine Angriffe entfallen, und diese Mechs verteidigen es. Es ist frei, wenn sie das nicht mehr erreichen können: Seine Angriffe gelten. Das wiederholt sich. Bleiben nur Kreise, bestimmt ein Wurf des Servers das angegriffene Feld, das als nächstes entschieden wird.',
          'Ein Mech, der schon in einem Gefecht ist, wird in kein anderes gezogen. Ein Angriff, der niemanden findet, entfällt.',
        ],
        rulings: [
          'Gewürfelt wird unter den angegriffenen Feldern, die auf einem Kreis liegen. Vor dem Ende erfährt nur die Spielleitung davon.',
          'Es zählt die Tonnage der Modelle. Wer ein Feld angreift, das alle Gegner verlassen haben, um anderswo zu kämpfen, findet niemanden und verteidigt das eigene. Unter planetary-1 und planetary-2 bindet jeder Angriff, wie leicht er auch ist.',
        ],
      },
      options: ['pinShare'],
    }),
    rule('CMB-4', 'both', {
      en: {
        title: 'The battlefield, and where mechs start',
        line: '5 × 5 map sheets; defenders on the middle one, attackers from the direction of their entry.',
        text: [
          'A battle is fought on 5 × 5 map sheets. An attacker chooses from which direction they enter: it is the last step of their path, or from an adjacent hex where they stand. Direction goes by mech, not by side.',
          'The defender deploys on the middle sheet, on the side of their direction. An attacker in the same hex deploys on the middle sheet too, on the side of their own direction; an attacker from an adjacent hex one sheet further out in their direction.',
          'In open terrain both sides start where they came from. Terrain is open when nobody was in the hex at the start of the round and nobody controls a building in it.',
          'The defender is who was in the hex first, or else who controls its building. Their direction is the opposite of the attackers’ main direction, from which most of their tonnage comes.',
          'A side that fights on in a later round keeps its role and directions. A mech that withdrew into the hex enters from the battle it left.',
          'When starts of enemies coincide, a seeded roll deals them; who loses it takes the next free direction clockwise.',
          'The directions are edges of the battlefield: N, NE (north half of the east side), SE (its south half), S, SW (south half of the west side), NW (its north half). A start is the strip of the three hex rows along its side. One sheet out is the same strip one sheet further; NE and SE go east, NW and SW west.',
        ],
        rulings: [
          'For open terrain, “in the hex at the start of the round” counts mechs that are still there. When the only side in an attacked hex entered it this round, in open terrain, it defends from the side it came from.',
          'A mech of the defending side that entered no earlier than an enemy deploys by its own direction. Ties of the main direction are rolled. Who fights on keeps their strip when starts coincide.',
        ],
      },
      de: {
        title: 'Schlachtfeld und Aufstellung',
        line: '5 × 5 Karten; Verteidiger auf der mittleren, Angreifer aus der Richtung ihres Eintritts.',
        text: [
          'Ein Gefecht findet auf 5 × 5 Karten statt. Ein Angreifer wählt die Richtung, aus der er eindringt: Es ist der letzte Schritt seines Weges oder, aus einem Nachbarfeld, wo er steht. Die Richtung gilt je Mech, nicht je Seite.',
          'Der Verteidiger stellt sich auf der mittleren Karte auf, auf der Seite seiner Richtung. Ein Angreifer im selben Feld steht ebenfalls auf der mittleren Karte, auf der Seite seiner Richtung; ein Angreifer aus einem Nachbarfeld eine Karte weiter draußen in seiner Richtung.',
          'In offenem Gelände beginnen beide Seiten dort, woher sie gekommen sind. Offen ist das Gelände, wenn zu Beginn der Runde niemand im Feld war und niemand ein Gebäude darin kontrolliert.',
          'Verteidiger ist, wer zuerst im Feld war, sonst wer dessen Gebäude kontrolliert. Seine Richtung ist die Gegenrichtung zur Hauptrichtung der Angreifer, aus der ihre meiste Tonnage kommt.',
          'Eine Seite, die in einer späteren Runde weiterkämpft, behält Rolle und Richtungen. Ein Mech, der sich in das Feld zurückgezogen hat, kommt aus der Richtung des Gefechts, das er verlassen hat.',
          'Fallen Aufstellungen von Gegnern zusammen, entscheidet ein Wurf des Servers; wer verliert, nimmt die nächste freie Richtung im Uhrzeigersinn.',
          'Die Richtungen sind Ränder des Schlachtfelds: N, NO (nördliche Hälfte der Ostseite), SO (deren südliche), S, SW (südliche Hälfte der Westseite), NW (deren nördliche). Eine Aufstellung ist der Streifen der drei Hexreihen an ihrer Seite. Eine Karte weiter draußen ist derselbe Streifen eine Karte weiter; NO und SO nach Osten, NW und SW nach Westen.',
        ],
        rulings: [
          'Für offenes Gelände zählen als „zu Beginn der Runde im Feld“ Mechs, die noch dort sind. Ist die einzige Seite in einem angegriffenen Feld erst in dieser Runde gekommen, in offenem Gelände, so verteidigt sie von der Seite, von der sie kam.',
          'Ein Mech der verteidigenden Seite, der nicht früher kam als ein Gegner, steht nach seiner eigenen Richtung. Bei Gleichstand der Hauptrichtung wird gewürfelt. Wer weiterkämpft, behält seinen Streifen, wenn Aufstellungen zusammenfallen.',
        ],
      },
    }),
    rule('CMB-5', 'both', {
      en: {
        title: 'Withdrawing',
        line: 'Units withdraw over an edge of the battlefield into the planet hex behind it.',
        text: [
          'A side withdraws by leading its units off the battlefield. A unit that leaves over an edge stands in the planet hex in that direction. No unit leaves over an edge behind which the map ends or deep water lies.',
          'If enemies are in that hex, it fights there next round.',
        ],
      },
      de: {
        title: 'Rückzug',
        line: 'Einheiten ziehen sich über einen Rand in das Planetenfeld dahinter zurück.',
        text: [
          'Eine Seite zieht sich zurück, indem sie ihre Einheiten vom Schlachtfeld führt. Eine Einheit, die über einen Rand geht, steht danach im Planetenfeld in dieser Richtung. Über einen Rand, hinter dem die Karte endet oder tiefes Wasser liegt, geht keine.',
          'Sind dort Gegner, kämpft sie dort in der nächsten Runde.',
        ],
      },
    }),
    rule('CMB-6', 'both', {
      en: {
        title: 'Shut-down mechs in battle',
        line: 'Shut-down mechs, and those that came by train, are on the battlefield, shut down.',
        text: [
          'A shut-down mech stands where it was shut down: it is on the battlefield, shut down. A mech that travelled by train this round is not ready to fight and is treated likewise.',
        ],
      },
      de: {
        title: 'Abgeschaltete Mechs im Gefecht',
        line: 'Abgeschaltete und mit der Bahn gekommene Mechs stehen abgeschaltet auf dem Schlachtfeld.',
        text: [
          'Ein abgeschalteter Mech steht, wo er abgeschaltet wurde: Er ist auf dem Schlachtfeld, abgeschaltet. Ein Mech, der in dieser Runde mit der Bahn fuhr, ist nicht gefechtsbereit und wird ebenso behandelt.',
        ],
      },
    }),
    rule('CMB-7', 'project', {
      en: {
        title: 'The end of a battle',
        line: 'It ends with one side able to fight, by agreement of all, or at the turn limit.',
        text: [
          'A battle ends when only one side has units able to fight on the battlefield, which has won; when all sides agree; or after `battleTurnLimit` turns, by default never. Support units hold no field.',
          'Without a winner nobody salvages or captures: each side keeps its mechs that are not destroyed, as they are, and its living pilots. The fight goes on next round if CMB-1 still holds.',
        ],
        rulings: [
          'A report without a holder of the field is refused when exactly one side has mechs able to fight on it. Without a winner, a pilot without a mech is stored where their mech stood, or would stand.',
        ],
      },
      de: {
        title: 'Das Ende eines Gefechts',
        line: 'Es endet, wenn nur eine Seite gefechtsbereit ist, alle sich einigen oder das Zuglimit erreicht ist.',
        text: [
          'Ein Gefecht endet, wenn nur eine Seite gefechtsbereite Einheiten auf dem Schlachtfeld hat, sie hat gesiegt; wenn alle Seiten sich einigen; oder nach `battleTurnLimit` Zügen, ohne andere Angabe nie. Unterstützungseinheiten halten kein Feld.',
          'Ohne Sieger wird nicht geborgen und niemand gefangen: Jede Seite behält ihre nicht zerstörten Mechs, wie sie sind, und ihre lebenden Piloten. Gilt CMB-1 dann noch, geht der Kampf in der nächsten Runde weiter.',
        ],
        rulings: [
          'Ein Bericht, nach dem niemand das Feld hält, wird abgelehnt, wenn genau eine Seite gefechtsbereite Mechs darauf hat. Ohne Sieger lagert ein Pilot ohne Mech dort, wo sein Mech stand oder stünde.',
        ],
      },
      options: ['battleTurnLimit'],
    }),
    rule('CMB-8', 'project', {
      en: {
        title: 'Battle reports',
        line: 'A battle comes back as one report, applied whole or not at all.',
        text: [
          'The campaign hands each battle to its tactical engine (TAC) and gets one report back: damage by location, equipment lost, ammunition spent, pilots’ hits and deaths, withdrawals with their edges, captures, damage to buildings, mines used.',
          'It is applied whole or not at all. A report that contradicts its battle, for example with an unknown unit, more structure than the mech has or a wreck that withdrew, is refused with every contradiction named.',
        ],
        rulings: [
          'A mech without its head is not fit, whoever sits in it, and a pilot whose head was shot off in the battle is dead or has ejected. That is not so where the cockpit is mounted in the torso. What a report lists in a location that is gone is no more than was there before.',
        ],
      },
      de: {
        title: 'Gefechtsberichte',
        line: 'Ein Gefecht kommt als ein Bericht zurück, der ganz gilt oder gar nicht.',
        text: [
          'Die Kampagne übergibt jedes Gefecht ihrer taktischen Engine (TAC) und bekommt einen Bericht zurück: Schaden nach Zonen, verlorene Ausrüstung, verschossene Munition, Treffer und Tod von Piloten, Rückzüge mit ihrem Rand, Gefangennahmen, Schaden an Gebäuden, verbrauchte Minen.',
          'Er gilt ganz oder gar nicht. Ein Bericht, der seinem Gefecht widerspricht, etwa mit einer unbekannten Einheit, mehr Struktur, als der Mech hat, oder einem Wrack, das sich zurückgezogen hat, wird abgelehnt, und jeder Widerspruch wird genannt.',
        ],
        rulings: [
          'Ein Mech ohne Kopf ist nicht einsatzfähig, wer auch in ihm sitzt, und ein Pilot, dessen Kopf im Gefecht abgeschossen wurde, ist tot oder ausgestiegen. Das gilt nicht, wo das Cockpit im Torso sitzt. Was ein Bericht in einer verlorenen Zone aufführt, ist nicht mehr, als vorher da war.',
        ],
      },
    }),
    rule('CMB-9', 'project', {
      en: {
        title: 'Pilots after the battle',
        line: 'Six hits kill; pilots left on a lost field are captured unless they died or escaped.',
        text: [
          'A pilot with 6 hits is dead. The pilot of a mech that is destroyed, or left on a lost battlefield, is captured by the winner, unless the report says that they died or escaped.',
          'Who escaped is stored in the hex into which their side withdrew, or else in the nearest hex with an own mech or building. The winner’s pilots without a mech are stored in the battle’s hex.',
        ],
        rulings: [
          'A loser’s pilot who is reported in their mech on a lost field is captured. One who escaped goes where most of their force’s mechs withdrew to, then where most of their side’s did, then to the nearest own mech or building, then to their HQ; of hexes that are alike to the one with the lowest number. Enemies who alone can fight there capture them at once (DEP-3).',
        ],
      },
      de: {
        title: 'Piloten nach dem Gefecht',
        line: 'Sechs Treffer töten; wer auf verlorenem Feld bleibt, ist gefangen, wenn er nicht starb oder entkam.',
        text: [
          'Ein Pilot mit 6 Treffern ist tot. Der Pilot eines Mechs, der zerstört ist oder auf verlorenem Schlachtfeld bleibt, wird vom Sieger gefangen, außer der Bericht sagt, dass er starb oder entkam.',
          'Wer entkam, lagert im Feld, in das seine Seite sich zurückzog, sonst im nächsten Feld mit einem eigenen Mech oder Gebäude. Piloten des Siegers ohne Mech lagern im Feld des Gefechts.',
        ],
        rulings: [
          'Ein Pilot des Verlierers, der laut Bericht in seinem Mech auf verlorenem Feld sitzt, ist gefangen. Wer entkam, geht dorthin, wohin die meisten Mechs seiner Truppe sich zurückzogen, dann die meisten seiner Seite, dann zum nächsten eigenen Mech oder Gebäude, dann in sein HQ; von gleichwertigen Feldern in das mit der niedrigsten Nummer. Feinde, die dort allein gefechtsbereit sind, nehmen ihn sogleich gefangen (DEP-3).',
        ],
      },
    }),
    rule('CMB-10', 'project', {
      en: {
        title: 'Taking buildings',
        line: 'After all battles, who alone has mechs able to fight in a hex takes its building and plunders its depots.',
        text: [
          'When all battles are over, a building in a hex in which one side alone has mechs able to fight comes under its control (BLD-1), and the depots there are plundered (DEP-3).',
        ],
        rulings: ['Team-mates take nothing from each other.'],
      },
      de: {
        title: 'Gebäude einnehmen',
        line: 'Wer nach allen Gefechten allein gefechtsbereite Mechs in einem Feld hat, nimmt dessen Gebäude und plündert die Lager.',
        text: [
          'Sind alle Gefechte vorbei, kommt ein Gebäude in einem Feld, in dem eine Seite allein gefechtsbereite Mechs hat, unter ihre Kontrolle (BLD-1), und die Lager dort werden geplündert (DEP-3).',
        ],
        rulings: ['Teamgefährten nehmen einander nichts.'],
      },
    }),
    rule('CMB-11', 'project', {
      en: {
        title: 'Two steps, and late battles',
        line: 'Declarations, then battles; after 168 hours the game master is told, 48 hours later it may be called off.',
        text: [
          'Combat has two steps: attack declarations (ROUND-3), and battles, which last until every battle has its report.',
          'When a battle is `battleHours` old, 168 by default, the game master is told. They enter a report, let bots play it, or call the battle off, which leaves it without a winner. With `onDeadline` `advance`, a battle for which nothing was done 48 hours later is called off.',
          'A disputed report waits for the game master, who is reminded every day: nobody gains time or another battle by a dispute.',
        ],
        rulings: [
          'While an undisputed report waits that may count by time (TAC-7), the battle is not late. Nothing is done in battles while the campaign is paused.',
          'A report that takes the place of a disputed one counts like any other; a battle whose reports were disputed is never called off by time. Under planetary-1 and planetary-2 a side’s first dispute of a late battle gives the game master 48 hours, and the battle is called off after that.',
        ],
      },
      de: {
        title: 'Zwei Schritte und späte Gefechte',
        line: 'Erklärungen, dann Gefechte; nach 168 Stunden wird die Spielleitung benachrichtigt, 48 Stunden später ggf. abgebrochen.',
        text: [
          'Der Kampf hat zwei Schritte: Angriffserklärungen (ROUND-3) und Gefechte; diese dauern, bis jedes Gefecht seinen Bericht hat.',
          'Ist ein Gefecht `battleHours` alt, ohne andere Angabe 168 Stunden, wird die Spielleitung benachrichtigt. Sie gibt einen Bericht ein, lässt Bots spielen oder bricht das Gefecht ab; dann hat es keinen Sieger. Mit `onDeadline` `advance` wird ein Gefecht abgebrochen, für das 48 Stunden später nichts geschehen ist.',
          'Ein bestrittener Bericht wartet auf die Spielleitung, die täglich daran erinnert wird: Niemand gewinnt durch einen Einspruch Zeit oder ein neues Gefecht.',
        ],
        rulings: [
          'Solange ein unbestrittener Bericht wartet, der durch Zeit zählen kann (TAC-7), ist das Gefecht nicht überfällig. Solange die Kampagne ruht, geschieht in Gefechten nichts.',
          'Ein Bericht an der Stelle eines bestrittenen zählt wie jeder andere; ein Gefecht, dessen Berichte bestritten wurden, wird nie durch Zeit abgebrochen. Unter planetary-1 und planetary-2 gibt der erste Einspruch einer Seite in einem überfälligen Gefecht der Spielleitung 48 Stunden, und danach wird es abgebrochen.',
        ],
      },
      options: ['battleHours', 'onDeadline'],
    }),
    rule('CMB-12', 'project', {
      en: {
        title: 'Where attackers stand afterwards',
        line: 'Winning attackers from an adjacent hex advance into the battle’s hex; others go back.',
        text: [
          'After the battle, attackers from an adjacent hex stand in its hex if their side won; sabotaged mechs stay where they were (BLD-SPY).',
          'If it did not win, those that did not withdraw stand again in the hex from which they attacked.',
        ],
      },
      de: {
        title: 'Wo Angreifer danach stehen',
        line: 'Siegreiche Angreifer aus Nachbarfeldern rücken in das Feld des Gefechts vor; andere stehen wieder, woher sie kamen.',
        text: [
          'Nach dem Gefecht stehen Angreifer aus einem Nachbarfeld in dessen Feld, wenn ihre Seite gesiegt hat; sabotierte Mechs bleiben, wo sie waren (BLD-SPY).',
          'Hat sie nicht gesiegt, stehen alle, die sich nicht zurückzogen, wieder in dem Feld, aus dem sie angriffen.',
        ],
      },
    }),
  ],
};
