/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'repair hangar', de: 'Reparaturhangar' },
  article: { de: 'der' },
  effect: {
    en: 'Restores one shut-down mech in its hex to factory state each round.',
    de: 'Setzt je Runde einen stillgelegten Mech im selben Feld in den Werkszustand.',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Brings one shut-down mech in its hex a round back to factory state.',
      de: 'Versetzt einen abgeschalteten Mech in seinem Feld je Runde in Werkszustand.',
    },
    text: {
      en: [
        'The hangar repairs one mech a round completely. The mech stands in the hangar’s hex and is shut down.',
        'What its present design and its factory design have in common is free. What a refit has added comes from stock (DEP-2); what a refit has removed is not put back.',
      ],
      de: [
        'Der Hangar repariert einen Mech je Runde vollständig. Der Mech steht im Feld des Hangars und ist abgeschaltet.',
        'Was sein jetziges Modell und sein Werksmodell gemeinsam haben, ist frei. Was ein Umbau hinzugefügt hat, kommt aus dem Lager (DEP-2); was ein Umbau entfernt hat, kommt nicht zurück.',
      ],
    },
    rulings: {
      en: [
        'The hangar has a mech until supply ends: orders below its own in the sheet neither mend, refit nor sell that mech, those above it count first. What it takes from stock it takes at its place in the sheet. It takes in no mech for which it can do nothing.',
        'What both designs have: of pieces of one kind those in their places, then those in the same location, then any; bins by the kind of their shots in the same way, as far as the smaller one holds; armour of one kind location by location, up to the smaller maximum; structure and the mech’s own parts. An actuator that a refit put on stays broken.',
        'Of what a refit added, a broken piece or bin comes whole out of stock or not at all; bins that stand and armour are filled as far as stock goes. Pieces that share a slot are mended together or not at all.',
      ],
      de: [
        'Der Hangar hat einen Mech, bis der Nachschub endet: Befehle unter seinem eigenen reparieren, rüsten um und verkaufen diesen Mech nicht, die darüber zählen zuerst. Was er aus dem Lager braucht, nimmt er an seiner Stelle im Befehlsbogen. Einen Mech, für den er nichts tun kann, nimmt er nicht.',
        'Was beide Modelle haben: von Teilen einer Art die an ihrem Platz, dann die in derselben Zone, dann irgendwelche; Behälter nach der Art ihrer Schüsse ebenso, so weit der kleinere reicht; Panzerung einer Art Zone für Zone, bis zum kleineren Höchstwert; die Struktur und die eigenen Teile des Mechs. Ein Aktivator, den ein Umbau angebaut hat, bleibt kaputt.',
        'Was ein Umbau hinzugefügt hat: Ein kaputtes Teil oder ein kaputter Behälter kommt ganz aus dem Lager oder gar nicht; Behälter, die stehen, und Panzerung werden aufgefüllt, so weit das Lager reicht. Teile, die sich eine Zeile teilen, werden zusammen instand gesetzt oder gar nicht.',
      ],
    },
  },
};
