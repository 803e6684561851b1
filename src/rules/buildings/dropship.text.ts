/** What it is called, and what it does, for people to read. */
import type { BuildingText } from './definition';

export const text: BuildingText = {
  name: { en: 'dropship', de: 'Landungsschiff' },
  article: { de: 'das' },
  effect: {
    en: 'Flies up to 4 mechs of together 200 t anywhere, once a round, for 1 t per 5 t begun.',
    de: 'Fliegt einmal je Runde bis zu 4 Mechs mit zusammen 200 t an jeden Ort, für 1 t je angefangene 5 t.',
  },
  rule: {
    basis: 'both',
    line: {
      en: 'Flies one lance of up to 200 t anywhere within the round, for 1 t per 5 t begun.',
      de: 'Fliegt eine Lanze bis 200 t in der Runde an jeden Ort, für 1 t je angefangene 5 t.',
    },
    text: {
      en: [
        'A dropship carries one lance, up to 4 mechs of together up to 200 t, from any one hex to anywhere on the map within the round, but not into deep water. The fee is 1 t for each 5 t begun. One flight a round per dropship.',
        'A flight is ordered in planning, where MOV-2 goes for it, or in movement; there a flight into enemy sight does not start, and half of its fee is lost. The player chooses the direction of entry.',
      ],
      de: [
        'Ein Landungsschiff bringt eine Lanze, bis zu 4 Mechs mit zusammen bis zu 200 t, in der Runde aus einem beliebigen Feld an jeden Ort der Karte, nur nicht in tiefes Wasser. Die Gebühr ist 1 t je angefangene 5 t. Ein Flug je Runde und Landungsschiff.',
        'Ein Flug wird in der Planung befohlen, wo MOV-2 für ihn gilt, oder in der Bewegung; dort startet ein Flug in gegnerische Sicht nicht, und die halbe Gebühr ist verloren. Die Eintrittsrichtung wählt der Spieler.',
      ],
    },
    rulings: {
      en: [
        'A dropship carries its controller’s own mechs, hired ones and such as cannot walk too, but nothing that MOV-8 holds fast. The fee goes by the lance’s design tonnage.',
        'To the umpire (MOV-5) a flight of the movement phase is a single step, the first of all: enemies who come near later are halted before the lance. The lance starts whole or not at all; when the umpire does not let it, half of its fee comes back (under planetary-2 all of it). An order that falls away for another reason costs nothing.',
      ],
      de: [
        'Ein Landungsschiff trägt eigene Mechs dessen, der es kontrolliert, auch angeheuerte und solche, die nicht gehen können, aber nichts, was MOV-8 festhält. Die Gebühr richtet sich nach der Tonnage der Modelle.',
        'Für den Schiedsrichter (MOV-5) ist ein Flug der Bewegungsphase ein einziger Schritt, der erste von allen: Gegner, die später nahe kommen, werden vor der Lanze angehalten. Die Lanze startet ganz oder gar nicht; lässt der Schiedsrichter sie nicht starten, kommt die halbe Gebühr zurück (unter planetary-2 die ganze). Ein Befehl, der aus anderem Grund entfällt, kostet nichts.',
      ],
    },
  },
};
