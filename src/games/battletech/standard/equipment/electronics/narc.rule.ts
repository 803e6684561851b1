/** BT-EQ-19. */
import type { GameRule } from '../../../../contract';

export const NARC_BEACON: GameRule = {
  id: 'BT-EQ-19',
  line: {
    en: 'A Narc or iNarc launcher that hits fixes a beacon to the location hit, as long as that is there: missiles for Narc of the launcher’s side have +2 on the cluster roll at that mech, unless they are jammed (BT-EQ-23). The beacon of an iNarc (a homing pod) makes them hit better by 1 besides (in `ammunition`), unless their attacker carries an enemy’s ECM pod, or its side is jammed on the target’s hex. Explosive pods do 4 points, those of iNarc 6, and do not stick. With an enemy’s haywire pod a mech hits worse by 1 (`haywire`); with an enemy’s ECM pod it is jammed wherever it stands. Nemesis pods draw missiles as beacons do. Several of a kind count once. Nothing removes a pod. Who launches makes no damage else.',
    de: 'Ein Narc- oder iNarc-Werfer, der trifft, heftet einen Sender an die getroffene Zone, solange es sie gibt: Raketen für Narc der Seite des Werfers haben +2 auf den Streuwurf gegen diesen Mech, außer sie sind gestört (BT-EQ-23). Mit dem Sender eines iNarc (Peilkapsel) treffen sie außerdem um 1 besser (in `ammunition`), außer ihr Angreifer trägt eine feindliche ECM-Kapsel oder seine Seite ist auf dem Feld des Ziels gestört. Sprengkapseln tun 4 Punkte, die von iNarc 6, und haften nicht. Mit einer feindlichen Störkapsel trifft ein Mech um 1 schlechter (`haywire`); mit einer feindlichen ECM-Kapsel ist er gestört, wo immer er steht. Nemesis-Kapseln ziehen Raketen an wie Sender. Mehrere einer Art zählen einmal. Nichts entfernt eine Kapsel. Sonst entsteht kein Schaden.',
  },
};
