/** Rulebook: REP, repair and refit. */
import type { Chapter } from './entry';

export const repair: Chapter = {
  id: 'repair',
  title: { en: 'Repair and refit', de: 'Reparatur und Umrüstung' },
  intro: { en: [], de: [] },
  entries: [
    {
      id: 'REP-1',
      basis: 'both',
      title: { en: 'Armour and ammunition', de: 'Panzerung und Munition' },
      line: { en: 'Repaired and refilled without stopping the mech.', de: 'Werden ohne Stilllegung repariert und aufgefüllt.' },
      text: {
        en: ['Armour is repaired and ammunition refilled without shutting the mech down: in supply, from the stock in its hex (DEP-2).'],
        de: ['Panzerung wird repariert und Munition aufgefüllt, ohne den Mech abzuschalten: im Nachschub, aus dem Lager in seinem Feld (DEP-2).'],
      },
    },
    {
      id: 'REP-2',
      basis: 'source',
      title: { en: 'Work that needs a shutdown', de: 'Arbeiten mit Stilllegung' },
      line: {
        en: 'Structure, equipment and refits need the mech shut down for the round.',
        de: 'Struktur, Ausrüstung und Umbauten brauchen eine Runde Stilllegung.',
      },
      text: {
        en: [
          'Repairing structure or equipment, or refitting, needs a mech that is shut down for the round (PREP-3). It stands where it was shut down.',
        ],
        de: [
          'Struktur oder Ausrüstung zu reparieren oder umzurüsten braucht einen Mech, der für die Runde abgeschaltet ist (PREP-3). Er steht, wo er abgeschaltet wurde.',
        ],
      },
    },
    {
      id: 'REP-3',
      basis: 'project',
      title: { en: 'The price of structure', de: 'Der Preis der Struktur' },
      line: {
        en: 'n of M points cost n / M × T / 10 t (endo steel T / 20) × factor.',
        de: 'n von M Punkten kosten n / M × T / 10 t (Endostahl T / 20) × Faktor.',
      },
      text: {
        en: [
          'Structure is bought where the mech stands. The internal structure of a mech of T tons weighs T / 10, endo steel T / 20. n points of M cost n / M of that weight, times the factor of the kind (SUP-2).',
        ],
        de: [
          'Struktur wird gekauft, wo der Mech steht. Die interne Struktur eines Mechs von T Tonnen wiegt T / 10, Endostahl T / 20. n von M Punkten kosten n / M dieses Gewichts mal den Faktor der Art (SUP-2).',
        ],
      },
    },
    {
      id: 'REP-4',
      basis: 'project',
      title: { en: 'Refits', de: 'Umrüstung' },
      line: { en: 'One legal design becomes another of the same chassis.', de: 'Aus einem zulässigen Modell wird ein anderes desselben Typs.' },
      text: {
        en: [
          'A refit turns one legal design into another of the same chassis. Engine, gyro, cockpit and structure stay as they are; weight and slots are checked.',
          'What is removed, parts, armour and ammunition, goes into the depot of the hex; what is fitted comes from it (DEP-2). The mech’s BV is computed anew.',
        ],
        de: [
          'Eine Umrüstung macht aus einem zulässigen Modell ein anderes desselben Typs. Reaktor, Gyroskop, Cockpit und Struktur bleiben, wie sie sind; Gewicht und Zeilen werden geprüft.',
          'Was ausgebaut wird, Teile, Panzerung und Munition, kommt in das Lager des Feldes; was eingebaut wird, kommt von dort (DEP-2). Der BV des Mechs wird neu berechnet.',
        ],
      },
    },
    {
      id: 'REP-5',
      basis: 'project',
      title: { en: 'Replacing parts', de: 'Teile ersetzen' },
      line: {
        en: 'Lost items come whole from stock; system parts are bought on the spot, per hit slot.',
        de: 'Verlorene Teile kommen ganz aus dem Lager; Systemteile werden vor Ort gekauft, je getroffene Zeile.',
      },
      text: {
        en: [
          'A hit or lost item is replaced whole, from stock (DEP-2). Engine, gyro, cockpit, sensors, life support and actuators are bought where the mech stands, per hit slot: engine, gyro and cockpit for their weight divided by their slots, the others for 1 t (SUP-3). The factor is 1.0 for standard kinds and 1.5 for others.',
          'A location without structure takes neither armour nor parts.',
        ],
        de: [
          'Ein getroffenes oder verlorenes Teil wird ganz ersetzt, aus dem Lager (DEP-2). Reaktor, Gyroskop, Cockpit, Sensoren, Lebenserhaltung und Aktivatoren werden gekauft, wo der Mech steht, je getroffene Zeile: Reaktor, Gyroskop und Cockpit für ihr Gewicht geteilt durch ihre Zeilen, die anderen für 1 t (SUP-3). Der Faktor ist 1,0 für normale Arten, sonst 1,5.',
          'Eine Zone ohne Struktur nimmt weder Panzerung noch Teile auf.',
        ],
      },
    },
  ],
};
