/** Rulebook: TAC and TBL, how a battle is handed over and comes back, and playing it at a table. */
import { rule, type Chapter } from './entry';

export const tactical: Chapter = {
  id: 'tactical',
  title: { en: 'Handing battles over', de: 'Übergabe der Gefechte' },
  intro: {
    en: [
      'The campaign stops where a fight begins. It hands a setup to a tactical engine and takes a report back; how the fight is fought is the engine’s business.',
    ],
    de: [
      'Die Kampagne hält an, wo ein Kampf beginnt. Sie übergibt einer taktischen Engine eine Aufstellung und nimmt einen Bericht zurück; wie gekämpft wird, ist Sache der Engine.',
    ],
  },
  entries: [
    rule('TAC-1', 'project', {
      en: {
        title: 'The setup',
        line: 'Frozen when declarations are revealed; a report must carry its hash.',
        text: [
          'A setup is frozen when the attack declarations are revealed. It names the battle, the campaign’s ruleset, the planet hex and its terrain, 5 × 5 map sheets that the battle’s seed picks to suit the terrain, the sides, and everything on the field.',
          'It has a hash. A report that carries another hash is refused as stale.',
        ],
      },
      de: {
        title: 'Die Aufstellung',
        line: 'Eingefroren, wenn Erklärungen aufgedeckt werden; ein Bericht muss ihren Hash tragen.',
        text: [
          'Eine Aufstellung wird eingefroren, wenn die Angriffserklärungen aufgedeckt werden. Sie nennt das Gefecht, das Regelwerk der Kampagne, das Planetenfeld und sein Gelände, 5 × 5 Karten, die der Startwert des Gefechts passend zum Gelände wählt, die Seiten und alles, was auf dem Feld steht.',
          'Sie hat einen Hash. Ein Bericht mit einem anderen Hash wird als veraltet abgelehnt.',
        ],
      },
    }),
    rule('TAC-2', 'project', {
      en: {
        title: 'Sides',
        line: 'Forces, edges of withdrawal, mines, and groups of units with their deployment.',
        text: [
          'A side has its forces (one, or a team’s), the edges over which it may withdraw with the planet hex behind each, and the mines that it may lay.',
          'Its units form groups, each with a role (attacker or defender) and a deployment: a direction of N, NE, SE, S, SW, NW, on the middle sheet or one sheet out; or anywhere (BLD-GUER). For units enter one by one (CMB-4).',
        ],
      },
      de: {
        title: 'Seiten',
        line: 'Truppen, Rückzugsränder, Minen und Gruppen von Einheiten mit Aufstellung.',
        text: [
          'Eine Seite hat ihre Truppen (eine oder die eines Teams), die Ränder, über die sie sich zurückziehen darf, mit dem Planetenfeld hinter jedem, und die Minen, die sie legen darf.',
          'Ihre Einheiten bilden Gruppen, jede mit einer Rolle (Angreifer oder Verteidiger) und einer Aufstellung: eine Richtung von N, NO, SO, S, SW, NW, auf der mittleren Karte oder eine Karte weiter draußen; oder überall (BLD-GUER). Denn Einheiten kommen einzeln (CMB-4).',
        ],
      },
    }),
    rule('TAC-3', 'project', {
      en: {
        title: 'Units',
        line: 'Each unit with its exact condition and its pilot.',
        text: [
          'A unit has an id that is never used again; its kind (mech, vehicle, VTOL, infantry), design and owner; whether it is hired or own, ready or shut down; its exact condition (armour front and rear and structure by location, destroyed and hit critical slots, ammunition left by bin); and its pilot (id, name, gunnery, piloting, hits).',
        ],
      },
      de: {
        title: 'Einheiten',
        line: 'Jede Einheit mit ihrem genauen Zustand und ihrem Piloten.',
        text: [
          'Eine Einheit hat eine Kennung, die nie wieder vergeben wird; Gattung (Mech, Fahrzeug, VTOL, Infanterie), Modell und Besitzer; angeheuert oder eigen, bereit oder abgeschaltet; ihren genauen Zustand (Panzerung vorn und hinten und Struktur je Zone, zerstörte und getroffene Zeilen, Munition je Behälter); und ihren Piloten (Kennung, Name, Gunnerywert, Pilotenwert, Treffer).',
        ],
      },
    }),
    rule('TAC-4', 'project', {
      en: {
        title: 'Buildings on the field',
        line: 'Id, type, CP now and in full, place on the middle sheet; a quarry is indestructible.',
        text: [
          'A building is given with id, type, its CP now and in full, and its place on the middle sheet. A quarry is marked as indestructible (BLD-QUARRY).',
        ],
        rulings: [
          'The place is rolled: a hex of the middle sheet outside the strips in which units start. Setups of older versions have none: the players choose.',
        ],
      },
      de: {
        title: 'Gebäude auf dem Feld',
        line: 'Kennung, Art, CP jetzt und voll, Ort auf der mittleren Karte; ein Steinbruch ist unzerstörbar.',
        text: [
          'Ein Gebäude ist mit Kennung, Art, jetzigen und vollen CP und seinem Ort auf der mittleren Karte angegeben. Ein Steinbruch ist als unzerstörbar gekennzeichnet (BLD-QUARRY).',
        ],
        rulings: [
          'Der Ort wird ausgewürfelt: ein Feld der mittleren Karte außerhalb der Aufstellungsstreifen. Ältere Aufstellungen haben keinen: die Spieler wählen.',
        ],
      },
    }),
    rule('TAC-5', 'project', {
      en: {
        title: 'The report',
        line: 'For every unit its fate and condition; who holds the field; buildings, mines, turns.',
        text: [
          'A report tells of every unit its fate (on the field and fit, withdrawn over an edge, on the field and not fit, destroyed beyond salvage), its condition in the terms of TAC-3, and its pilot’s hits and fate (in the mech, ejected and safe, captured, dead).',
          'It tells who holds the field, the buildings’ CP, the mines used and the number of turns; it may add a log.',
        ],
      },
      de: {
        title: 'Der Bericht',
        line: 'Für jede Einheit Schicksal und Zustand; wer das Feld hält; Gebäude, Minen, Züge.',
        text: [
          'Ein Bericht nennt von jeder Einheit ihr Schicksal (auf dem Feld und einsatzfähig, über einen Rand zurückgezogen, auf dem Feld und nicht einsatzfähig, unrettbar zerstört), ihren Zustand wie in TAC-3 und Treffer und Schicksal ihres Piloten (im Mech, ausgestiegen und sicher, gefangen, tot).',
          'Er nennt, wer das Feld hält, die CP der Gebäude, verbrauchte Minen und die Zahl der Züge; ein Protokoll kann dabei sein.',
        ],
      },
    }),
    rule('TAC-6', 'project', {
      en: {
        title: 'Checked before it counts',
        line: 'Every contradiction to the setup is named at once; no unit may be missing.',
        text: [
          'A report is checked against its setup before anything changes (CMB-8). All contradictions are named at once, with their units. A unit that is not mentioned is an error; it is never silently taken as fit or as lost.',
        ],
        rulings: [
          'More mines than another side had are no contradiction to the one who files them: they must not learn it. That side cannot confirm them, and the game master cannot decide so.',
        ],
      },
      de: {
        title: 'Geprüft, bevor er zählt',
        line: 'Jeder Widerspruch zur Aufstellung wird sofort genannt; keine Einheit darf fehlen.',
        text: [
          'Ein Bericht wird an seiner Aufstellung geprüft, bevor sich etwas ändert (CMB-8). Alle Widersprüche werden auf einmal genannt, mit ihren Einheiten. Eine Einheit, die nicht vorkommt, ist ein Fehler; sie gilt nie stillschweigend als heil oder verloren.',
        ],
        rulings: [
          'Mehr Minen, als eine andere Seite hatte, sind für den, der sie meldet, kein Widerspruch: Er darf es nicht erfahren. Jene Seite kann sie nicht bestätigen, und die Spielleitung kann nicht so entscheiden.',
        ],
      },
    }),
    rule('TAC-7', 'project', {
      en: {
        title: 'When a report counts',
        line: 'When every side has confirmed it, after 48 h without dispute, or by the game master’s word.',
        text: [
          'Before it counts, a report is shown as a difference, unit by unit. One from people (a table, MegaMek) counts when every side of the battle has confirmed it, when nobody has disputed it for 48 hours, or when the game master says so.',
          'A side can dispute it with a reason, and the game master can edit it. A report of the built-in engine counts at once. Applying the same report again changes nothing.',
        ],
        rulings: [
          'A report that says the same as the waiting one, its log aside, confirms it; any other takes its place. An edit by the game master asks all sides again.',
          'Silence of 48 hours is consent to a side’s first report and to one that corrects it. Its later ones count by confirmation or by the game master’s word only; while one waits, the battle comes due as without a report (CMB-11). A side files at most 20 reports of a battle.',
          'A report of an external engine waits for the word of every side too, unless the game master has registered it as one whose reports count at once. It takes the place of a player’s report, never of its own earlier one or of the game master’s; said again, it changes nothing (TAC-8).',
        ],
      },
      de: {
        title: 'Wann ein Bericht zählt',
        line: 'Wenn jede Seite ihn bestätigt hat, nach 48 Stunden ohne Einspruch oder auf Wort der Spielleitung.',
        text: [
          'Bevor er zählt, wird ein Bericht als Unterschied gezeigt, Einheit für Einheit. Einer von Menschen (Tisch, MegaMek) zählt, wenn jede Seite des Gefechts ihn bestätigt hat, wenn 48 Stunden lang niemand widersprochen hat oder wenn die Spielleitung es sagt.',
          'Eine Seite kann mit Begründung widersprechen, die Spielleitung kann ihn bearbeiten. Ein Bericht der eingebauten Engine zählt sofort. Denselben Bericht noch einmal anzuwenden ändert nichts.',
        ],
        rulings: [
          'Ein Bericht, der dasselbe sagt wie der wartende, vom Protokoll abgesehen, bestätigt ihn; jeder andere tritt an seine Stelle. Eine Bearbeitung durch die Spielleitung fragt alle Seiten neu.',
          'Schweigen von 48 Stunden ist Zustimmung zum ersten Bericht einer Seite und zu einem, der ihn verbessert. Ihre späteren zählen nur durch Bestätigung oder auf Wort der Spielleitung; solange einer wartet, wird das Gefecht fällig wie ohne Bericht (CMB-11). Eine Seite gibt höchstens 20 Berichte eines Gefechts ab.',
          'Auch der Bericht einer externen Engine wartet auf das Wort jeder Seite, außer die Spielleitung hat sie so angemeldet, dass ihre Berichte sofort zählen. Er tritt an die Stelle des Berichts eines Spielers, nie an die ihres eigenen früheren oder dessen der Spielleitung; noch einmal geschickt ändert er nichts (TAC-8).',
        ],
      },
    }),
    rule('TAC-8', 'project', {
      en: {
        title: 'Engines',
        line: 'Each engine implements one interface and passes one shared set of tests.',
        text: [
          'A tactical engine is one folder that implements one interface and is listed once; all pass the same set of tests. The campaign’s engine is the option `engine`.',
        ],
        rulings: [
          'A battle begins with the campaign’s engine. The game master may hand it to another one while it is not over. An external engine fights it anew: a report that waits is set aside. Between table and MegaMek it goes on waiting.',
          'Any program can be an engine of a campaign whose game master has registered it; its requests are signed, and it must know the campaign’s ruleset. Once removed, it gives its battles, and those to come, back to the table. Players and game master may report its battles themselves all the same.',
          'A battle that is handed to BattleTech is fought on the server: each force has a seat in a match, a bot plays for a force without a player, and the end of the match is the report, which counts at once. It is never overdue (CMB-11). Players file no report of it; one of the game master’s ends the match, as do calling the battle off, another engine, a rollback and the end of the campaign.',
          'The game master may change what an engine’s reports are worth, from the next one on, and where battles are posted to it: every open one is then posted anew. That an engine takes no battle changes no deadline.',
        ],
      },
      de: {
        title: 'Engines',
        line: 'Jede Engine erfüllt eine Schnittstelle und besteht dieselben Prüfungen.',
        text: [
          'Eine taktische Engine ist ein Ordner, der eine Schnittstelle erfüllt und einmal aufgeführt ist; alle bestehen dieselben Prüfungen. Die Engine der Kampagne ist die Option `engine`.',
        ],
        rulings: [
          'Ein Gefecht beginnt mit der Engine der Kampagne. Die Spielleitung darf es einer anderen übergeben, solange es nicht vorbei ist. Eine externe Engine trägt es neu aus: Ein Bericht, der vorliegt, zählt dann nicht mehr. Zwischen Tisch und MegaMek bleibt er liegen.',
          'Jedes Programm kann Engine einer Kampagne sein, deren Spielleitung es angemeldet hat; seine Anfragen sind signiert, und es muss das Regelwerk der Kampagne kennen. Wird es entfernt, gehen seine Gefechte und die künftigen an den Tisch. Spieler und Spielleitung dürfen seine Gefechte trotzdem selbst melden.',
          'Ein Gefecht, das BattleTech übergeben wird, wird auf dem Server ausgetragen: Jede Truppe hat einen Platz in einer Partie, für eine ohne Spieler spielt ein Bot, und das Ende der Partie ist der Bericht, der sofort zählt. Fällig wird es nie (CMB-11). Spieler reichen dazu keinen Bericht ein; einer der Spielleitung beendet die Partie, ebenso das Absagen des Gefechts, eine andere Engine, ein Zurücksetzen und das Ende der Kampagne.',
          'Die Spielleitung darf ändern, was die Berichte einer Engine gelten, vom nächsten an, und wohin ihr Gefechte geschickt werden: Jedes offene wird dann neu geschickt. Dass eine Engine kein Gefecht annimmt, ändert keine Frist.',
        ],
      },
      options: ['engine'],
    }),
    rule('TBL', 'project', {
      en: {
        title: 'At the table',
        line: 'Players fight wherever they like and fill in the report.',
        text: [
          'With the table engine players fight at a table, or anywhere, and fill in the report themselves.',
        ],
        rulings: [
          'Each side fills in a worksheet of its own, unit by unit, and sees the other’s beside it. A report is filed from it when every unit and the field are filled in by somebody and nothing differs; it is the filer’s. When the worksheets of all other sides are whole and say the same, they have confirmed it by that; while one of them is not, nobody has: who is missing would tell of mines.',
          'After a rollback (END-2) worksheets keep what was filled in of units. What each side said of the field it says anew, so that nobody has agreed to anything.',
          'Mines in a worksheet are seen by their own side and the game master. Filed, it tells those of other sides only if it counts at once. A side that says nothing of its mines has laid none.',
          'Thirty days after their last change worksheets of battles that are over are removed.',
        ],
      },
      de: {
        title: 'Am Tisch',
        line: 'Die Spieler kämpfen, wo sie wollen, und füllen den Bericht aus.',
        text: [
          'Mit der Tisch-Engine kämpfen die Spieler am Tisch oder irgendwo sonst und füllen den Bericht selbst aus.',
        ],
        rulings: [
          'Jede Seite füllt ihren eigenen Bogen aus, Einheit für Einheit, und sieht den der anderen daneben. Abgegeben wird daraus ein Bericht, wenn jede Einheit und das Feld von jemandem ausgefüllt sind und nichts sich widerspricht; er ist der Bericht dessen, der ihn einreicht. Sind die Bögen aller anderen Seiten vollständig und sagen dasselbe, so haben sie ihn damit bestätigt; solange einer fehlt, hat ihn niemand bestätigt: Wer fehlt, verriete etwas über Minen.',
          'Nach einem Zurücksetzen (END-2) behalten die Bögen, was zu den Einheiten ausgefüllt war. Was jede Seite über das Feld gesagt hat, sagt sie neu, damit niemand schon zugestimmt hat.',
          'Minen in einem Bogen sehen nur die eigene Seite und die Spielleitung. Abgegeben nennt der Bericht die anderer Seiten nur, wenn er sofort zählt. Wer nichts von seinen Minen sagt, hat keine gelegt.',
          'Bögen von Gefechten, die vorbei sind, werden dreißig Tage nach ihrer letzten Änderung entfernt.',
        ],
      },
    }),
  ],
};
