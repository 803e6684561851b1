/** Rulebook: END, victory, and what the game master may correct. */
import { rule, type Chapter } from './entry';

export const end: Chapter = {
  id: 'end',
  title: { en: 'The end, and the game master', de: 'Das Ende und die Spielleitung' },
  intro: { en: [], de: [] },
  entries: [
    rule('END-1', 'project', {
      en: {
        title: 'Victory',
        line: 'Last force standing, or by buildings, rounds or the game master, as the campaign has it.',
        text: [
          '`victory` names any of: last force standing (`lastForceStanding`, on by default), `buildings` (control of n buildings at the end of a round), `rounds` (after n rounds the highest value wins), `gm` (the game master decides). A force’s value goes by `values`: the BV of its mechs as they stand, with their pilots (4/5 without), + 20 × its tons + 1,000 × its buildings, unless the game master has chosen other figures.',
          'A force that owns no mech when supply closes is out; hired mechs do not count. Its buildings become nobody’s, no phase waits for it any more (ROUND-3), and its prisoners go home.',
          'If all go out at once, or values tie, it is a draw.',
        ],
        rulings: [
          'Mechs that wait to enter count as owned. Freed prisoners are stored at their own HQ. The sheet of a force that is out is not carried out.',
          'Of several conditions met at once, last force comes before buildings before rounds; a shared first place is a draw. Everyone out is a draw, whatever the options. Team-mates who are out win with their team.',
          'The buildings and the values of a team are added up. Options under which a campaign could never end are refused. After the end everybody sees everything.',
          'What a force that is out has in its depots stays there, and its stored pilots with it, until an enemy takes the field in the hex (DEP-3). Its tons stay in its account, its pilots in captivity where they are held. It neither orders nor exchanges any more, and stays out.',
          'Hired mechs do not count. Under planetary-1 and planetary-2 the value is the BV of the designs, undamaged and at 4/5, + 100 × tons + 200 × buildings. What a round cost: mechs destroyed or left on a lost field, unless their force has them again when the round ends, and pilots who fought and died or are held (those taken in a depot are in the round’s report); hired mechs are nobody’s loss.',
        ],
      },
      de: {
        title: 'Sieg',
        line: 'Letzte Truppe oder nach Gebäuden, Runden oder Spielleitung, wie die Kampagne es will.',
        text: [
          '`victory` nennt beliebige von: letzte Truppe (`lastForceStanding`, an, wenn nichts anderes gesagt ist), `buildings` (n Gebäude am Ende einer Runde), `rounds` (nach n Runden gewinnt der höchste Wert), `gm` (die Spielleitung entscheidet). Der Wert einer Truppe geht nach `values`: BV ihrer Mechs, wie sie dastehen, mit ihren Piloten (ohne: 4/5), + 20 × ihre Tonnen + 1.000 × ihre Gebäude, wenn die Spielleitung nichts anderes gewählt hat.',
          'Eine Truppe, die am Ende des Nachschubs keinen Mech besitzt, scheidet aus; angeheuerte zählen nicht. Ihre Gebäude gehören niemandem, keine Phase wartet mehr auf sie (ROUND-3), und ihre Gefangenen kehren heim.',
          'Scheiden alle zugleich aus oder sind Werte gleich, ist es unentschieden.',
        ],
        rulings: [
          'Mechs, die auf ihren Einsatz warten, zählen als Besitz. Befreite Gefangene lagern in ihrem eigenen HQ. Das Blatt einer ausgeschiedenen Truppe wird nicht ausgeführt.',
          'Sind mehrere Bedingungen zugleich erfüllt, geht die letzte Truppe vor Gebäuden und diese vor Runden; ein geteilter erster Platz ist unentschieden. Sind alle ausgeschieden, ist es unentschieden, was immer die Optionen sagen. Ausgeschiedene gewinnen mit ihrem Team.',
          'Gebäude und Werte eines Teams werden zusammengezählt. Optionen, unter denen eine Kampagne nie enden könnte, werden abgelehnt. Nach dem Ende sieht jeder alles.',
          'Was eine ausgeschiedene Truppe in ihren Lagern hat, bleibt dort, und ihre gelagerten Piloten auch, bis ein Feind im Feld allein ist (DEP-3). Ihre Tonnen bleiben auf dem Konto, ihre gefangenen Piloten, wo sie sind. Sie befiehlt und tauscht nicht mehr und bleibt ausgeschieden.',
          'Angeheuerte Mechs zählen nicht. Unter planetary-1 und planetary-2 ist der Wert das BV der Modelle, unbeschädigt und bei 4/5, + 100 × Tonnen + 200 × Gebäude. Was eine Runde gekostet hat: Mechs, die zerstört wurden oder auf verlorenem Feld blieben, wenn ihre Truppe sie am Ende der Runde nicht wieder hat, und Piloten, die kämpften und starben oder gefangen sind (wer in einem Lager gefangen wurde, steht im Bericht der Runde); angeheuerte Mechs sind niemandes Verlust.',
        ],
      },
      options: ['victory', 'values'],
    }),
    rule('END-2', 'project', {
      en: {
        title: 'The game master’s hand',
        line: 'They may correct anything, take the campaign back, and end it; always with a reason for all.',
        text: [
          'The game master can correct anything, take the campaign back to the start of any phase, and end it. Each stands in the log with a reason that all players see. What was changed is seen by those who may know it.',
          'Mechs that the game master places in a hex enter it from the direction that they name, or else all of a side from one that is rolled (CMB-4).',
        ],
        rulings: [
          'A corrected building is read anew at once, despite BLD-6. Mechs in an open battle do not change hex, force, pilot or condition, nor buildings their CP: they fight as they were set up, and the report tells how they came out. A displaced pilot is stored in the mech’s hex, or in the HQ. The captor of a pilot who is set to captured is the enemy with most mechs in the hex, or who controls its building, or the one named. Without `usable`, stock keeps what was usable.',
          'The right to salvage a wreck goes to somebody who fought there; they who had it learn that it is gone, not to whom.',
          'A rollback leaves a paused campaign paused and lets a finished one run again. Ids and the game master’s seats are never taken back. Going back to an announcement resolves it at once, with new dice.',
          'Seats go only to members who are not game master and hold none; the old player becomes an observer. A removed player’s saved sheet still counts. Removing a member ends the phase when nobody else is waited for.',
        ],
      },
      de: {
        title: 'Die Hand der Spielleitung',
        line: 'Sie darf alles berichtigen, die Kampagne zurücksetzen und beenden; immer mit einer Begründung für alle.',
        text: [
          'Die Spielleitung kann alles berichtigen, die Kampagne an den Anfang jeder Phase zurücksetzen und sie beenden. Jedes davon steht im Protokoll, mit einer Begründung, die alle Spieler sehen. Was geändert wurde, sehen die, die es wissen dürfen.',
          'Mechs, die die Spielleitung in ein Feld setzt, betreten es aus der Richtung, die sie nennt, oder sonst alle einer Seite aus einer gewürfelten (CMB-4).',
        ],
        rulings: [
          'Ein berichtigtes Gebäude wird trotz BLD-6 sofort neu gelesen. Mechs in einem offenen Gefecht wechseln weder Feld noch Truppe noch Piloten oder Zustand, Gebäude nicht ihre CP: sie kämpfen, wie sie aufgestellt wurden, und der Bericht sagt, wie sie herauskamen. Ein verdrängter Pilot lagert im Feld des Mechs oder im HQ. Fänger eines als gefangen gesetzten Piloten ist der Gegner mit den meisten Mechs im Feld, oder wer dessen Gebäude kontrolliert, oder der genannte. Ohne `usable` behält Bestand, was verwendbar war.',
          'Das Recht, ein Wrack zu bergen, geht an jemanden, der dort gekämpft hat; wer es hatte, erfährt, dass es fort ist, nicht an wen.',
          'Zurücksetzen lässt eine ruhende Kampagne ruhen und eine beendete wieder laufen. Kennungen und Plätze, die die Spielleitung vergab, werden nie zurückgenommen. Wer zu einer Ankündigung zurückgeht, löst sie sofort neu auf, mit neuen Würfen.',
          'Plätze gehen nur an Mitglieder, die nicht die Spielleitung sind und keinen haben; der alte Spieler wird Zuschauer. Das gespeicherte Blatt eines entfernten Spielers zählt noch. Ein Mitglied zu entfernen beendet die Phase, wenn auf niemanden sonst gewartet wird.',
        ],
      },
    }),
  ],
};
