/** Rulebook: SIGHT, who sees what. */
import { rule, type Chapter } from './entry';

export const sight: Chapter = {
  id: 'sight',
  title: { en: 'Sight', de: 'Sicht' },
  intro: { en: [], de: [] },
  entries: [
    rule('SIGHT-1', 'both', {
      en: {
        title: 'What mechs see',
        line: 'A mech sees its hex and the six around it.',
        text: [
          'A mech sees the hex in which it stands and the six adjacent ones (radius 1). A mech that is shut down sees just as far.',
        ],
      },
      de: {
        title: 'Was Mechs sehen',
        line: 'Ein Mech sieht sein Feld und die sechs angrenzenden.',
        text: [
          'Ein Mech sieht das Feld, auf dem er steht, und die sechs angrenzenden (Radius 1). Ein abgeschalteter Mech sieht ebenso weit.',
        ],
      },
    }),
    rule('SIGHT-2', 'both', {
      en: {
        title: 'What buildings see',
        line: 'A controlled building that works sees two hexes far.',
        text: ['A building sees for its controller in a radius of 2 hexes, as long as it works (BLD-2).'],
      },
      de: {
        title: 'Was Gebäude sehen',
        line: 'Ein kontrolliertes, arbeitendes Gebäude sieht zwei Felder weit.',
        text: [
          'Ein Gebäude sieht für den, der es kontrolliert, in einem Radius von 2 Feldern, solange es arbeitet (BLD-2).',
        ],
      },
    }),
    rule('SIGHT-3', 'source', {
      en: {
        title: 'Sensor network',
        line: 'With a working sensor network all one’s buildings see three hexes far.',
        text: [
          'While a player controls a working sensor network (BLD-SENSOR), all their buildings see one hex further: radius 3. Mechs do not.',
        ],
      },
      de: {
        title: 'Sensornetzwerk',
        line: 'Mit einem arbeitenden Sensornetzwerk sehen alle eigenen Gebäude drei Felder weit.',
        text: [
          'Solange ein Spieler ein arbeitendes Sensornetzwerk kontrolliert (BLD-SENSOR), sehen alle seine Gebäude ein Feld weiter: Radius 3. Mechs nicht.',
        ],
      },
    }),
    rule('SIGHT-4', 'project', {
      en: {
        title: 'What a player knows',
        line: 'Terrain and buildings’ places are open; all else is known in sight only, and remembered with a date.',
        text: [
          'Of the whole map a player sees the terrain, and where which type of building stands.',
          'Of hexes in sight they also see who controls a building and how it stands; every mech there with type, owner and whether it is shut down, but not its damage or pilot; and that there is a depot, but not what is in it. Out of sight they see what they saw last, with its date.',
          'Who fights in a battle sees its whole setup, except mines. That battles are fought is public; where is not.',
          'With `fogOfWar` off all positions are open; orders stay secret.',
        ],
        rulings: [
          'Somebody else’s building is shown to work by its CP alone: sabotage does not show. Who loses a building out of their sight knows only that it is not theirs any more: it is shown as nobody’s, dated, with its last CP. If they see the hex, they learn who took it and how it stands.',
          'What makes a depot visible is equipment or stored pilots of its owner’s own; prisoners never do.',
          'Who does not fight in a battle sees it only while it is fought, in a hex that they see. A view lists the battles whose hex one may know and counts the others.',
          'A mech whose move was revealed is remembered where the move ended. One that is remembered in a hex now in sight, and is not there, is forgotten. One that was in sight and leaves play is not remembered.',
          'A drawing of a player’s own (REP-4) is known to its force and the game master. Who sees, or remembers, a mech of it in the field may read its record sheet.',
          'A look back shows what the asker saw then. After the end everybody sees everything.',
        ],
      },
      de: {
        title: 'Was ein Spieler weiß',
        line: 'Gelände und Gebäudeorte sind offen; alles andere kennt man nur in Sicht, sonst als datierte Erinnerung.',
        text: [
          'Von der ganzen Karte sieht ein Spieler das Gelände und wo Gebäude welcher Art stehen.',
          'Von Feldern in Sicht sieht er außerdem, wer ein Gebäude kontrolliert und wie es steht; jeden Mech dort mit Modell, Besitzer und ob er abgeschaltet ist, nicht aber Schaden oder Pilot; und dass dort ein Lager ist, nicht aber, was darin liegt. Außer Sicht sieht er, was er zuletzt gesehen hat, mit Datum.',
          'Wer in einem Gefecht kämpft, sieht dessen ganze Aufstellung außer den Minen. Dass Gefechte stattfinden, ist öffentlich; wo, nicht.',
          'Mit `fogOfWar` aus sind alle Positionen offen; Befehle bleiben geheim.',
        ],
        rulings: [
          'Ob ein fremdes Gebäude arbeitet, zeigt sich allein nach seinen CP: Sabotage zeigt sich nicht. Wer ein Gebäude außer Sicht verliert, weiß nur, dass es nicht mehr seines ist: Es erscheint als niemandes, datiert, mit den letzten CP. Sieht er das Feld, erfährt er, wer es genommen hat und wie es steht.',
          'Ein Lager sichtbar machen Ausrüstung oder gelagerte Piloten des Besitzers; Gefangene nie.',
          'Wer in einem Gefecht nicht kämpft, sieht es nur, solange es dauert, und nur in einem Feld in Sicht. Die Übersicht nennt die Gefechte, deren Feld man kennen darf, und zählt die anderen.',
          'Ein Mech, dessen Bewegung aufgedeckt wurde, bleibt dort in Erinnerung, wo sie endete. Einer, an den man sich in einem jetzt sichtbaren Feld erinnert und der nicht dort ist, wird vergessen. An einen, der vor den eigenen Augen aus dem Spiel geht, erinnert man sich nicht.',
          'Ein eigenes Modell eines Spielers (REP-4) kennen seine Truppe und die Spielleitung. Wer einen Mech danach im Feld sieht oder in Erinnerung hat, darf sein Datenblatt lesen.',
          'Ein Rückblick zeigt, was der Fragende damals sah. Nach dem Ende sieht jeder alles.',
        ],
      },
      options: ['fogOfWar'],
    }),
    rule('SIGHT-5', 'project', {
      en: {
        title: 'Enemy sight',
        line: '“In enemy sight” is a hex that an enemy mech or an enemy building sees.',
        text: [
          'A hex is in enemy sight when an enemy mech or an enemy building sees it. With `sightTriggers` `units` only mechs count.',
        ],
      },
      de: {
        title: 'Gegnerische Sicht',
        line: '„In gegnerischer Sicht“ ist ein Feld, das ein gegnerischer Mech oder ein gegnerisches Gebäude sieht.',
        text: [
          'Ein Feld ist in gegnerischer Sicht, wenn ein gegnerischer Mech oder ein gegnerisches Gebäude es sieht. Mit `sightTriggers` `units` zählen nur Mechs.',
        ],
      },
      options: ['sightTriggers'],
    }),
  ],
};
