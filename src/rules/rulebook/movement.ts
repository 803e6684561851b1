/** Rulebook: MOV, planning, announcement I, movement and announcement II. */
import { rule, type Chapter } from './entry';

export const movement: Chapter = {
  id: 'movement',
  title: { en: 'Movement', de: 'Bewegung' },
  intro: { en: [], de: [] },
  entries: [
    rule('MOV-1', 'both', {
      en: {
        title: 'How far mechs go',
        line: 'A mech goes up to its walking MP in hexes, each mech on its own.',
        text: [
          'Each mech moves by itself, up to as many hexes as it has walking MP; every hex costs 1 MP.',
          'Damage that lowers walking MP counts by the standard BattleTech rules. Heat, MASC and triple-strength myomer do not count.',
        ],
        rulings: [
          'A mech whose engine does not run has 0 MP. A hit hip halves first, then the actuators of the other leg subtract; on a four-legged mech each hit hip halves.',
        ],
      },
      de: {
        title: 'Wie weit Mechs gehen',
        line: 'Ein Mech geht bis zu seinen Gehen-BP in Feldern, jeder für sich.',
        text: [
          'Jeder Mech bewegt sich für sich, bis zu so vielen Feldern, wie er Bewegungspunkte (BP) im Gehen hat; jedes Feld kostet 1 BP.',
          'Schaden, der die Gehen-BP senkt, zählt nach den normalen BattleTech-Regeln. Hitze, MASC und Dreifach-Myomer zählen nicht.',
        ],
        rulings: [
          'Ein Mech, dessen Reaktor nicht läuft, hat 0 BP. Eine getroffene Hüfte halbiert zuerst, dann ziehen die Aktivatoren des anderen Beins ab; bei einem vierbeinigen Mech halbiert jede getroffene Hüfte.',
        ],
      },
    }),
    rule('MOV-2', 'both', {
      en: {
        title: 'Planning',
        line: 'Moves that will end in enemy sight are ordered here; any other move may be, too.',
        text: [
          'A move that will end in enemy sight has to be ordered in planning. Any other move may be ordered here as well.',
          'A planned move is carried out whole, whatever it meets on its way. That is how to probe into the unknown.',
        ],
      },
      de: {
        title: 'Planung',
        line: 'Bewegungen, die in gegnerischer Sicht enden werden, werden hier befohlen; andere dürfen es auch.',
        text: [
          'Eine Bewegung, die in gegnerischer Sicht enden wird, muss in der Planung befohlen werden. Jede andere darf es auch.',
          'Eine geplante Bewegung wird ganz ausgeführt, was immer ihr begegnet. So stößt man in Unbekanntes vor.',
        ],
      },
    }),
    rule('MOV-3', 'both', {
      en: {
        title: 'Announcement I',
        line: 'All planned moves are revealed and carried out at the same time.',
        text: [
          'All planned moves are carried out at once. A move is revealed to everybody who saw its first hex before the moves or sees its last hex after them; without fog of war, to all players.',
        ],
      },
      de: {
        title: 'Ankündigung I',
        line: 'Alle geplanten Bewegungen werden aufgedeckt und gleichzeitig ausgeführt.',
        text: [
          'Alle geplanten Bewegungen werden gleichzeitig ausgeführt. Aufgedeckt wird eine Bewegung jedem, der ihr erstes Feld vor den Bewegungen sah oder ihr letztes danach sieht; ohne verdeckte Sicht allen Spielern.',
        ],
      },
    }),
    rule('MOV-4', 'source', {
      en: {
        title: 'The movement phase',
        line: 'Mechs without a planned move may move now, but not into enemy sight.',
        text: [
          'Every mech that got no planned move may be ordered to move now. None of these moves may go into enemy sight.',
        ],
        rulings: [
          'A planned order that is dropped when planning closes leaves the mech free to move here. An order is refused when it would never leave enemy sight that its player knows of.',
        ],
      },
      de: {
        title: 'Die Bewegungsphase',
        line: 'Mechs ohne geplante Bewegung dürfen jetzt ziehen, aber nicht in gegnerische Sicht.',
        text: [
          'Jeder Mech, der keine geplante Bewegung bekommen hat, darf jetzt ziehen. Keine dieser Bewegungen darf in gegnerische Sicht führen.',
        ],
        rulings: [
          'Entfällt ein geplanter Befehl am Ende der Planung, darf der Mech noch hier ziehen. Abgelehnt wird ein Befehl, der die gegnerische Sicht, von der sein Spieler weiß, nie verließe.',
        ],
      },
    }),
    rule('MOV-5', 'project', {
      en: {
        title: 'The umpire',
        line: 'The server halts movers before they step into enemy sight or run into each other.',
        text: [
          'When an order of the movement phase is given, it is checked against current sightings only; if one forbids it, it is refused with the hex named.',
          'When it is carried out, all movers go hex by hex at the same time. Two kinds of step are not made, and end the move: a step into enemy sight as it was after announcement I, and a step that brings two enemy movers within one hex of each other, which ends the moves of both. This repeats until nothing changes.',
          'The player of a halted mech is told that it was halted, not by whom.',
          'A mech that began in enemy sight may pass hexes that are seen until it reaches its first unseen one. If it would never get there, it does not move at all.',
        ],
        rulings: [
          'Two movers are brought within one hex of each other when they end at most one hex apart and nearer than before: enemies that stood side by side may part or keep their distance.',
          'A mech that began in enemy sight may pass beside a standing enemy, and can be halted there. A mover without an unseen hex on its path does not move, is told that it was halted, and counts as a mover.',
        ],
      },
      de: {
        title: 'Der Schiedsrichter',
        line: 'Der Server hält an, wer in gegnerische Sicht treten oder auf einen anderen Zug treffen würde.',
        text: [
          'Wird in der Bewegungsphase ein Befehl gegeben, prüft der Server ihn nur an aktuellen Sichtungen; verbietet ihn eine, wird er abgelehnt und das Feld genannt.',
          'Bei der Ausführung gehen alle gleichzeitig Feld für Feld. Zwei Arten von Schritten finden nicht statt und beenden die Bewegung: ein Schritt in gegnerische Sicht, wie sie nach Ankündigung I war, und ein Schritt, der zwei ziehende Gegner auf höchstens ein Feld zusammenbringt; er beendet beide Bewegungen. Das wiederholt sich, bis sich nichts mehr ändert.',
          'Der Spieler eines angehaltenen Mechs erfährt, dass er angehalten wurde, aber nicht, durch wen.',
          'Ein Mech, der in gegnerischer Sicht begann, darf gesehene Felder durchqueren bis zum ersten ungesehenen. Käme er nie dorthin, zieht er gar nicht.',
        ],
        rulings: [
          'Zusammengebracht werden zwei Ziehende, wenn sie danach höchstens ein Feld und weniger als vorher voneinander entfernt sind: Gegner, die nebeneinander standen, dürfen sich trennen oder Abstand halten.',
          'Ein Mech, der in gegnerischer Sicht begann, darf an einem stehenden Gegner vorbeiziehen und kann dort angehalten werden. Wer kein ungesehenes Feld auf seinem Weg hat, zieht nicht, erfährt, dass er angehalten wurde, und zählt als Ziehender.',
        ],
      },
    }),
    rule('MOV-6', 'both', {
      en: {
        title: 'Announcement II',
        line: 'The remaining moves are revealed and carried out.',
        text: [
          'The moves of the movement phase are carried out under MOV-5 and revealed to the same players as in MOV-3: who saw the first hex before or sees the last hex after.',
        ],
      },
      de: {
        title: 'Ankündigung II',
        line: 'Die übrigen Bewegungen werden aufgedeckt und ausgeführt.',
        text: [
          'Die Bewegungen der Bewegungsphase werden nach MOV-5 ausgeführt und denselben Spielern aufgedeckt wie in MOV-3: wer das erste Feld vorher sah oder das letzte nachher sieht.',
        ],
      },
    }),
    rule('MOV-7', 'project', {
      en: {
        title: 'Paths',
        line: 'A move is a path of adjacent hexes; its last step is the direction of entry.',
        text: [
          'A move names every hex of its path, each adjacent to the one before. The last step tells from which direction the mech enters its last hex (CMB-4).',
          'A path does not lead through impassable terrain. It may end in a hex in which its player sees an enemy, but not lead on through it.',
        ],
        rulings: [
          'A path may come back to a hex, its start included. The start may be left whoever is seen in it.',
        ],
      },
      de: {
        title: 'Wege',
        line: 'Eine Bewegung ist ein Weg aus angrenzenden Feldern; der letzte Schritt ist die Eintrittsrichtung.',
        text: [
          'Eine Bewegung nennt jedes Feld ihres Weges, jedes an das vorige angrenzend. Der letzte Schritt sagt, aus welcher Richtung der Mech sein letztes Feld betritt (CMB-4).',
          'Ein Weg führt nicht durch unpassierbares Gelände. Er darf in einem Feld enden, in dem sein Spieler einen Gegner sieht, aber nicht durch dieses weiterführen.',
        ],
        rulings: [
          'Ein Weg darf in ein Feld zurückkehren, auch an den Anfang. Das Anfangsfeld darf man verlassen, wen immer man darin sieht.',
        ],
      },
    }),
    rule('MOV-8', 'both', {
      en: {
        title: 'Mechs that do not move',
        line: 'Mechs that are shut down, sabotaged, without pilot or just salvaged do not move.',
        text: [
          'A mech does not move when it is shut down, when it is sabotaged (BLD-SPY), when it has no pilot, or when it was kept from salvage in the round before (SALV-2).',
        ],
      },
      de: {
        title: 'Mechs, die nicht ziehen',
        line: 'Abgeschaltete, sabotierte, pilotenlose und eben geborgene Mechs ziehen nicht.',
        text: [
          'Ein Mech zieht nicht, wenn er abgeschaltet ist, wenn er sabotiert ist (BLD-SPY), wenn er keinen Piloten hat oder wenn er in der Runde davor aus der Bergung behalten wurde (SALV-2).',
        ],
      },
    }),
    rule('MOV-9', 'source', {
      en: {
        title: 'Train and dropship',
        line: 'A railway station and a dropship move mechs further than they walk.',
        text: [
          'Mechs also travel by train (BLD-RAIL) and by dropship (BLD-DROP). Either is the mech’s only movement order of the round (ROUND-6).',
        ],
      },
      de: {
        title: 'Bahn und Landungsschiff',
        line: 'Bahnhof und Landungsschiff bringen Mechs weiter, als sie gehen.',
        text: [
          'Mechs reisen auch mit der Bahn (BLD-RAIL) und im Landungsschiff (BLD-DROP). Beides ist der einzige Bewegungsbefehl des Mechs in der Runde (ROUND-6).',
        ],
      },
    }),
  ],
};
