/** Rulebook: MM, playing a battle in MegaMek and bringing its result back. */
import { rule, type Chapter } from './entry';

export const megamek: Chapter = {
  id: 'megamek',
  title: { en: 'MegaMek', de: 'MegaMek' },
  intro: {
    en: ['The campaign and MegaMek are separate programs that exchange files.'],
    de: ['Die Kampagne und MegaMek sind getrennte Programme, die Dateien austauschen.'],
  },
  entries: [
    rule('MM-1', 'project', {
      en: {
        title: 'The download',
        line: 'One zip with a force list per side, a ready scenario and instructions.',
        text: [
          'For a battle one zip file can be downloaded. It holds a force list (`.mul`) for each side, a ready scenario (`.mms`), and a text that tells step by step how to host it.',
        ],
        rulings: [
          'A player’s archive lays their own side’s mines only; the game master’s lays all. In the lobby each side sets its own number, and so it stays secret.',
        ],
      },
      de: {
        title: 'Das Paket',
        line: 'Ein Zip mit einer Truppenliste je Seite, einem fertigen Szenario und einer Anleitung.',
        text: [
          'Für ein Gefecht lässt sich eine Zip-Datei laden. Sie enthält eine Truppenliste (`.mul`) je Seite, ein fertiges Szenario (`.mms`) und einen Text, der Schritt für Schritt sagt, wie man es ausrichtet.',
        ],
        rulings: [
          'Das Paket eines Spielers legt nur die Minen seiner Seite, das der Spielleitung alle. In der Lobby stellt jede Seite ihre Zahl selbst ein, so bleibt sie geheim.',
        ],
      },
    }),
    rule('MM-2', 'project', {
      en: {
        title: 'Force lists',
        line: 'Every unit and pilot with our own ids, damage and ammunition.',
        text: [
          'A force list names every unit with design, pilot, skills and hits, the damage by location as far as it differs from the design, and the shots of every ammunition slot of a living location. Units and pilots each carry an id of ours by which the result is matched.',
        ],
        rulings: [
          'Every unit brings its strip of CMB-4 as its deployment zone. MegaMek seats somebody in every mech: one without a pilot gets a placeholder without an id, skills 8 and 8, whom a result does not count.',
          'A location that was gone before the battle is one mark in the list; its old losses stay as the setup has them.',
        ],
      },
      de: {
        title: 'Truppenlisten',
        line: 'Jede Einheit und jeder Pilot mit unseren Kennungen, Schaden und Munition.',
        text: [
          'Eine Truppenliste nennt jede Einheit mit Modell, Pilot, Werten und Treffern, den Schaden je Zone, soweit er vom Modell abweicht, und die Schüsse jeder Munitionszeile einer vorhandenen Zone. Einheiten und Piloten tragen je eine Kennung von uns, an der das Ergebnis erkannt wird.',
        ],
        rulings: [
          'Jede Einheit bringt ihren Streifen aus CMB-4 als Aufstellungszone mit. MegaMek setzt in jeden Mech jemanden: einer ohne Pilot bekommt einen Platzhalter ohne Kennung mit den Werten 8 und 8, den ein Ergebnis nicht zählt.',
          'Eine Zone, die schon vor dem Gefecht fort war, ist in der Liste ein einziger Vermerk; ihre alten Verluste bleiben, wie die Aufstellung sie hat.',
        ],
      },
    }),
    rule('MM-3', 'project', {
      en: {
        title: 'The scenario',
        line: '5 × 5 sheets of 16 × 17 hexes, teams, deployment edges, mines and damaged units.',
        text: [
          'The scenario has the battle’s 5 × 5 map sheets of 16 × 17 hexes or random ones, its teams, the edge from which each deploys, its minefields, and every unit with pilot, damage, critical hits and ammunition.',
        ],
        rulings: [
          'The sheets are boards of MegaMek’s own that suit the country of ours, turned where ours are turned. A side whose units start in several directions may start anywhere by the file; the instructions say where each begins. A scenario cannot place buildings.',
          'Scenarios for 0.50 and 0.51 have the word for critical hits that MegaMek understands from 0.50.06 on; who plays an earlier 0.50 takes the files of 0.49.',
        ],
      },
      de: {
        title: 'Das Szenario',
        line: '5 × 5 Karten zu 16 × 17 Feldern, Teams, Aufstellungsränder, Minen und beschädigte Einheiten.',
        text: [
          'Das Szenario hat die 5 × 5 Karten des Gefechts zu 16 × 17 Feldern oder zufällige, seine Teams, den Rand, von dem jedes sich aufstellt, seine Minenfelder und jede Einheit mit Pilot, Schaden, kritischen Treffern und Munition.',
        ],
        rulings: [
          'Die Karten sind eigene von MegaMek, passend zum Gelände der unseren und gedreht, wo unsere gedreht sind. Eine Seite, deren Einheiten aus mehreren Richtungen kommen, darf der Datei nach überall beginnen; die Anleitung sagt, wo jede anfängt. Gebäude kann ein Szenario nicht aufstellen.',
          'Szenarien für 0.50 und 0.51 haben das Wort für kritische Treffer, das MegaMek ab 0.50.06 versteht; wer eine frühere 0.50 spielt, nimmt die Dateien von 0.49.',
        ],
      },
    }),
    rule('MM-4', 'project', {
      en: {
        title: 'Results',
        line: 'One record per side; what the file cannot tell is asked.',
        text: [
          'MegaMek’s result is written from one player’s point of view. It says neither who won nor over which edge a unit withdrew: who uploads it is asked who held the field and where each withdrawn unit left.',
          'One record per side is accepted, and both are reconciled by our ids. Units that no record mentions become open questions. Locations that are not mentioned are unchanged.',
        ],
        rulings: [
          'What a record does not mention is as the setup has it, old damage and old hits of pilots too; a figure that would mend is refused with its line. A location that is blown off is gone like a destroyed one; what MegaMek calls devastated has lost its centre torso.',
          'Enemies in its salvage are on the field, own ones there are wrecks. A pilot on foot whose side lost the field is captured, unless their own side took them up or they left it; where only their own side’s record names them, that is asked.',
          'A record without survivors, as of somebody who watched bots fight, shows no side: its units are judged by their damage. Survivors of a side that does not hold the field have left it.',
          'A pilot is dead who was hit on foot, is among their own side’s wrecks, or was aboard a unit that was lost. A mech is a wreck whose hull is open where it counts.',
          'One answer can stand for all units that are asked about, but never for one that no record mentions or about which records contradict each other. Whoever says of a mech on the field that it is fit, or not, is believed, unless its damage or its pilot forbids it.',
          'Ammunition that was changed in MegaMek to another kind for the same weapon is no ground for refusal: the shots that are left count as the campaign’s own, never more than there were, and everybody reads a note of it.',
          'Each side hands in its own record and answers; the game master anybody’s records, and their answers count before all others. Mines are asked of their own side only. Thirty days after the last change records of a battle that is over are removed.',
        ],
      },
      de: {
        title: 'Ergebnisse',
        line: 'Eine Ergebnisdatei je Seite; was sie nicht sagen kann, wird gefragt.',
        text: [
          'Das Ergebnis von MegaMek ist aus der Sicht eines Spielers geschrieben. Es sagt weder, wer gesiegt hat, noch über welchen Rand eine Einheit ging: Wer es hochlädt, wird gefragt, wer das Feld hielt und wo jede zurückgezogene Einheit hinausging.',
          'Je Seite wird eine Datei angenommen; beide werden an unseren Kennungen abgeglichen. Einheiten, die keine nennt, werden zu offenen Fragen. Zonen, die nicht vorkommen, sind unverändert.',
        ],
        rulings: [
          'Was ein Ergebnis nicht nennt, ist, wie die Aufstellung es hat, auch alter Schaden und alte Treffer von Piloten; eine Zahl, die etwas heilen würde, wird mit ihrer Zeile abgelehnt. Eine abgerissene Zone ist fort wie eine zerstörte; was MegaMek als verwüstet führt, hat den mittleren Torso verloren.',
          'Gegner in dessen Bergungsliste sind auf dem Feld, eigene Einheiten dort Wracks. Ein Pilot zu Fuß, dessen Seite das Feld verloren hat, ist gefangen, es sei denn, die eigene Seite nahm ihn auf oder er verließ das Feld; nennt ihn nur das Ergebnis der eigenen Seite, so wird gefragt.',
          'Ein Ergebnis ohne Überlebende, etwa von jemandem, der Bots zusah, zeigt keine Seite: Seine Einheiten werden nach ihrem Schaden beurteilt. Überlebende einer Seite, die das Feld nicht hält, haben es verlassen.',
          'Ein Pilot ist tot, der zu Fuß getroffen wurde, unter den Wracks der eigenen Seite steht oder in einer Einheit war, die verloren ging. Ein Mech ist ein Wrack, dessen Rumpf an entscheidender Stelle offen ist.',
          'Eine Antwort kann für alle Einheiten stehen, nach denen gefragt wird, nie aber für eine, die kein Ergebnis nennt oder bei der Ergebnisse einander widersprechen. Wer von einem Mech auf dem Feld sagt, er sei kampffähig oder nicht, dem wird geglaubt, wenn nicht Schaden oder Pilot dagegen sprechen.',
          'Munition, die in MegaMek gegen eine andere Sorte für dieselbe Waffe getauscht wurde, ist kein Grund zur Ablehnung: Die übrigen Schüsse gelten als die der Kampagne, nie als mehr, als da waren, und alle lesen einen Hinweis darauf.',
          'Jede Seite gibt ihr eigenes Ergebnis und ihre Antworten ab, die Spielleitung die aller; ihre Antworten gelten vor allen anderen. Nach Minen wird nur die eigene Seite gefragt. Dreißig Tage nach der letzten Änderung werden Ergebnisse eines Gefechts, das vorbei ist, entfernt.',
        ],
      },
    }),
    rule('MM-5', 'project', {
      en: {
        title: 'Wrong files',
        line: 'Who uploads the wrong file is told which one is wanted and where it is saved.',
        text: [
          'A force list in place of a result gets an answer that says which file is wanted and where MegaMek saves it. Malformed XML, external entities and files above 5 MB are refused.',
        ],
        rulings: [
          'MegaMek writes names as they are: in a file that is malformed otherwise, an `&` or `<` in a value is a letter.',
        ],
      },
      de: {
        title: 'Falsche Dateien',
        line: 'Wer die falsche Datei hochlädt, erfährt, welche gebraucht wird und wo sie liegt.',
        text: [
          'Auf eine Truppenliste statt eines Ergebnisses folgt die Antwort, welche Datei gebraucht wird und wo MegaMek sie speichert. Fehlerhaftes XML, externe Entitäten und Dateien über 5 MB werden abgelehnt.',
        ],
        rulings: [
          'MegaMek schreibt Namen, wie sie sind: In einer Datei, die sonst fehlerhaft wäre, ist ein `&` oder `<` in einem Wert ein Buchstabe.',
        ],
      },
    }),
    rule('MM-6', 'project', {
      en: {
        title: 'Design names',
        line: 'Names are MegaMek’s; refits come along as design files.',
        text: [
          'Designs are called as in MegaMek, with “(Standard)” where it says so. A design that it cannot know, such as a refit (REP-4), lies beside the force list as a `.mtf` file.',
        ],
        rulings: [
          'The game master says for which release names are written: 0.49 (unless they say otherwise), 0.50 or 0.51. The names of 0.49 are found by all of them.',
          'Imported designs come along as `.mtf`, too, MegaMek’s own or not. “(Campaign)” stands behind the names of all such files, so that they are no other design’s, and those names are in plain letters.',
        ],
      },
      de: {
        title: 'Namen der Modelle',
        line: 'Die Namen sind die von MegaMek; Umbauten liegen als Modelldateien bei.',
        text: [
          'Modelle heißen wie in MegaMek, mit „(Standard)“, wo es das sagt. Ein Modell, das es nicht kennen kann, etwa ein Umbau (REP-4), liegt als `.mtf`-Datei bei der Truppenliste.',
        ],
        rulings: [
          'Die Spielleitung bestimmt, für welche Version die Namen gelten: 0.49 (wenn sie nichts anderes sagt), 0.50 oder 0.51. Die Namen von 0.49 finden alle.',
          'Auch importierte Modelle liegen als `.mtf` bei, ob MegaMek sie hat oder nicht. Hinter den Namen all dieser Dateien steht „(Campaign)“, damit sie keinem anderen Modell gehören; Umlaute und fremde Buchstaben sind darin ersetzt.',
        ],
      },
    }),
  ],
};
