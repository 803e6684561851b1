/** Rulebook: REP, repair and refit. */
import { rule, type Chapter } from './entry';

export const repair: Chapter = {
  id: 'repair',
  title: { en: 'Repair and refit', de: 'Reparatur und Umrüstung' },
  intro: { en: [], de: [] },
  entries: [
    rule('REP-1', 'both', {
      en: {
        title: 'Armour and ammunition',
        line: 'Repaired and refilled without stopping the mech.',
        text: [
          'Armour is repaired and ammunition refilled without shutting the mech down: in supply, from the stock in its hex (DEP-2).',
        ],
      },
      de: {
        title: 'Panzerung und Munition',
        line: 'Werden ohne Stilllegung repariert und aufgefüllt.',
        text: [
          'Panzerung wird repariert und Munition aufgefüllt, ohne den Mech abzuschalten: im Nachschub, aus dem Lager in seinem Feld (DEP-2).',
        ],
      },
    }),
    rule('REP-2', 'source', {
      en: {
        title: 'Work that needs a shutdown',
        line: 'Structure, equipment and refits need the mech shut down for the round.',
        text: [
          'Repairing structure or equipment, or refitting, needs a mech that is shut down for the round (PREP-3). It stands where it was shut down.',
        ],
      },
      de: {
        title: 'Arbeiten mit Stilllegung',
        line: 'Struktur, Ausrüstung und Umbauten brauchen eine Runde Stilllegung.',
        text: [
          'Struktur oder Ausrüstung zu reparieren oder umzurüsten braucht einen Mech, der für die Runde abgeschaltet ist (PREP-3). Er steht, wo er abgeschaltet wurde.',
        ],
      },
    }),
    rule('REP-3', 'project', {
      en: {
        title: 'The price of structure',
        line: 'n of M points cost n / M × T / 10 t (endo steel T / 20) × factor.',
        text: [
          'Structure is bought where the mech stands. The internal structure of a mech of T tons weighs T / 10, endo steel T / 20. n points of M cost n / M of that weight, times the factor of the kind (SUP-2).',
        ],
      },
      de: {
        title: 'Der Preis der Struktur',
        line: 'n von M Punkten kosten n / M × T / 10 t (Endostahl T / 20) × Faktor.',
        text: [
          'Struktur wird gekauft, wo der Mech steht. Die interne Struktur eines Mechs von T Tonnen wiegt T / 10, Endostahl T / 20. n von M Punkten kosten n / M dieses Gewichts mal den Faktor der Art (SUP-2).',
        ],
      },
    }),
    rule('REP-4', 'project', {
      en: {
        title: 'Refits',
        line: 'One legal design becomes another of the same chassis.',
        text: [
          'A refit turns one legal design into another of the same chassis. Engine, gyro, cockpit and structure stay as they are; weight and slots are checked.',
          'What is removed, parts, armour and ammunition, goes into the depot of the hex; what is fitted comes from it (DEP-2). The mech’s BV is computed anew.',
          'Where no mechs are sold (SUP-6), none is broken up for its parts either: a refit leaves it at least 80 % of the Battle Value of its factory design.',
        ],
        rulings: [
          'What both designs have stays in the mech, also when it moves to another location: a refit takes from the depot, and gives to it, the difference only. Shots of a bin that goes fill a new bin of their kind; points of armour serve other locations of the same kind of armour.',
          'A refit repairs nothing. Structure, the mech’s own parts and parts that keep their location stay as they are, hit or whole; a working part keeps its place before a broken one. Of armour of the same kind what was shot away stays lacking; another kind is fitted whole. Bins that stay are as full as they were, new ones come full. A broken part without a place in the new design, and what lies in a broken bin, is lost.',
          'It costs no tons, since parts come from stock. Of the mech’s own parts only hands and lower arms may come and go: each that is put on costs 1 t (REP-5), each that comes off is lost. Heat sinks within the engine change like those in slots, piece by piece. A piece that is armoured by itself may stay in its place or come out, as a plain one; none can be fitted or moved. Omni mechs follow the same rules.',
          'A refit may lead to a design on sale, to a drawing of the force’s own, and to what one of its mechs is or was made as; any other design is answered as if there were none. The first design of a mech stays its factory design through all refits. What comes out lies in the depot of the mech’s hex, also where an enemy stands in it.',
          'A design of a player’s own is a drawing. It is checked like any other, can be neither bought nor sold, and changes nothing until a refit is made by it; no rollback takes it away. A refit of a catalogue’s design, or of an own mech, must be able to lead to it. A force keeps at most 100, and who takes over its seat takes them over.',
        ],
      },
      de: {
        title: 'Umrüstung',
        line: 'Aus einem zulässigen Modell wird ein anderes desselben Typs.',
        text: [
          'Eine Umrüstung macht aus einem zulässigen Modell ein anderes desselben Typs. Reaktor, Gyroskop, Cockpit und Struktur bleiben, wie sie sind; Gewicht und Zeilen werden geprüft.',
          'Was ausgebaut wird, Teile, Panzerung und Munition, kommt in das Lager des Feldes; was eingebaut wird, kommt von dort (DEP-2). Der BV des Mechs wird neu berechnet.',
          'Wo keine Mechs verkauft werden (SUP-6), wird auch keiner für seine Teile zerlegt: Eine Umrüstung lässt ihm mindestens 80 % des Battle Value seines Werksmodells.',
        ],
        rulings: [
          'Was beide Modelle haben, bleibt im Mech, auch wenn es in eine andere Zone wandert: Aus dem Lager kommt und in das Lager geht nur der Unterschied. Schüsse eines Behälters, der wegfällt, füllen einen neuen ihrer Art; Punkte an Panzerung dienen anderen Zonen derselben Panzerungsart.',
          'Eine Umrüstung repariert nichts. Struktur, die eigenen Teile des Mechs und Teile, die ihre Zone behalten, bleiben, wie sie sind, getroffen oder heil; ein heiles Teil behält seinen Platz vor einem kaputten. Bei gleicher Panzerungsart fehlt weiter, was weggeschossen ist; eine andere Art wird ganz angebracht. Behälter, die bleiben, sind so voll wie vorher, neue kommen voll. Ein kaputtes Teil ohne Platz im neuen Modell und der Inhalt eines kaputten Behälters sind verloren.',
          'Sie kostet keine Tonnen, denn Teile kommen aus dem Lager. Von den eigenen Teilen des Mechs dürfen nur Hände und Unterarme kommen und gehen: Was angebaut wird, kostet je 1 t (REP-5), was abgebaut wird, ist verloren. Wärmetauscher im Reaktor wechseln wie die in Zeilen, Stück für Stück. Ein einzeln gepanzertes Teil darf an seinem Platz bleiben oder als einfaches herauskommen; eingebaut oder versetzt wird keines. Für OmniMechs gilt dasselbe.',
          'Eine Umrüstung darf zu einem Modell führen, das es zu kaufen gibt, zu einem eigenen Modell und zu dem, was einer der eigenen Mechs ist oder als was er gebaut wurde; jedes andere wird beantwortet, als gäbe es keines. Das erste Modell eines Mechs bleibt sein Werksmodell, durch alle Umrüstungen. Was herauskommt, liegt im Lager des Feldes, auch wenn ein Feind darin steht.',
          'Ein eigenes Modell eines Spielers ist ein Entwurf auf Papier. Es wird geprüft wie jedes andere, kann weder gekauft noch verkauft werden und ändert nichts, bis danach umgerüstet wird; kein Zurücksetzen nimmt es weg. Eine Umrüstung eines Modells aus dem Katalog oder eines eigenen Mechs muss zu ihm führen können. Eine Truppe behält höchstens 100; wer ihren Platz übernimmt, übernimmt auch sie.',
        ],
      },
    }),
    rule('REP-5', 'project', {
      en: {
        title: 'Replacing parts',
        line: 'Lost items come whole from stock; system parts are bought on the spot, per hit slot.',
        text: [
          'A hit or lost item is replaced whole, from stock (DEP-2). Engine, gyro, cockpit, sensors, life support and actuators are bought where the mech stands, per hit slot: engine, gyro and cockpit for their weight divided by their slots, the others for 1 t (SUP-3). The factor is 1.0 for standard kinds and 1.5 for others.',
          'A location without structure takes neither armour nor parts.',
        ],
        rulings: [
          'Where no structure is left nothing is fitted, moved to or taken from; what a new design leaves empty there is lost. A side torso’s fall counts for its arm.',
        ],
      },
      de: {
        title: 'Teile ersetzen',
        line: 'Verlorene Teile kommen ganz aus dem Lager; Systemteile werden vor Ort gekauft, je getroffene Zeile.',
        text: [
          'Ein getroffenes oder verlorenes Teil wird ganz ersetzt, aus dem Lager (DEP-2). Reaktor, Gyroskop, Cockpit, Sensoren, Lebenserhaltung und Aktivatoren werden gekauft, wo der Mech steht, je getroffene Zeile: Reaktor, Gyroskop und Cockpit für ihr Gewicht geteilt durch ihre Zeilen, die anderen für 1 t (SUP-3). Der Faktor ist 1,0 für normale Arten, sonst 1,5.',
          'Eine Zone ohne Struktur nimmt weder Panzerung noch Teile auf.',
        ],
        rulings: [
          'Wo keine Struktur mehr ist, wird nichts eingebaut, hinversetzt oder herausgenommen; was ein neues Modell dort leer lässt, ist verloren. Mit einem Seitentorso gilt auch sein Arm als gefallen.',
        ],
      },
    }),
  ],
};
