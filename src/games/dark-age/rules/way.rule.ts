/** DA-MOV-1 to DA-MOV-7. */
import type { GameRule } from '../../contract';

export const MOVEMENT: readonly GameRule[] = [
  {
    id: 'DA-MOV-1',
    line: {
      en: 'A move leads up to speed in inches along any way of at most 16 corners, then to any facing.',
      de: 'Eine Bewegung führt bis zu so vielen Zoll wie die Bewegung auf einem Weg mit höchstens 16 Ecken, dann in eine beliebige Blickrichtung.',
    },
  },
  {
    id: 'DA-MOV-2',
    line: {
      en: 'The way crosses no base, and does not pass between two figures in contact. On the way only the centre counts; at its end the base must fit.',
      de: 'Der Weg führt über keine Basis und nicht zwischen zwei Figuren in Kontakt hindurch. Unterwegs zählt nur die Mitte; am Ende muss die Basis passen.',
    },
  },
  {
    id: 'DA-MOV-3',
    line: {
      en: 'A mech that runs has twice its speed, and takes 1 click of heat.',
      de: 'Ein rennender Mech hat die doppelte Bewegung und nimmt 1 Wärmeklick.',
    },
  },
  {
    id: 'DA-MOV-4',
    line: {
      en: 'Who leaves contact with enemies rolls first: infantry and vehicles 4+, mechs 3+, hover 2+. Who fails stays; mechs and infantry may turn. Captives, wrecks and shut-down mechs hold nobody.',
      de: 'Wer den Kontakt mit Gegnern verlässt, würfelt zuerst: Infanterie und Fahrzeuge 4+, Mechs 3+, Hover 2+. Wer es nicht schafft, bleibt; Mechs und Infanterie dürfen sich drehen. Gefangene, Wracks und stillgelegte Mechs halten niemanden.',
    },
  },
  {
    id: 'DA-MOV-5',
    line: {
      en: 'In terrain that stops it, who starts partly outside must end where the base is first wholly in. Who starts partly in it has half speed, rounded up, after all else.',
      de: 'In Gelände, das aufhält, muss enden, wer teilweise außerhalb beginnt, sobald die Basis ganz darin ist. Wer teilweise darin beginnt, hat nach allem anderen die halbe Bewegung, aufgerundet.',
    },
  },
  {
    id: 'DA-MOV-6',
    line: {
      en: 'Enemies who get into contact by a move may turn to face the mover; not vehicles, wrecks and shut-down mechs. Who faces them already is not asked.',
      de: 'Gegner, die durch eine Bewegung in Kontakt kommen, dürfen sich dem anderen zuwenden; nicht Fahrzeuge, Wracks und stillgelegte Mechs. Wer ihn schon anblickt, wird nicht gefragt.',
    },
  },
  {
    id: 'DA-MOV-7',
    line: {
      en: "A figure has moved if its place or facing changed in its owner's turn, free turns apart.",
      de: 'Eine Figur ist bewegt, wenn sich Ort oder Blickrichtung im Zug ihres Besitzers geändert haben, Gratisdrehungen ausgenommen.',
    },
  },
];
