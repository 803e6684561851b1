import type { GameRule } from '../../../../contract';

export const SKID: GameRule = {
  id: 'BT-PSR-11',
  line: {
    en: 'Skid: a running mech that turned in a hex that is paved or has a road and steps on (BT-MOV-17) rolls before that step; by the hexes entered so far this turn: up to 2 −1, 3–4 +0, 5–7 +1, 8–10 +2, 11 and more +4. Failed, it falls where it is (damage over 0 levels, prone) and slides in the direction in which it faced before the turn, half of the hexes entered so far, rounded up. Each hex slid does T/2 points, rounded up (T: BT-PSR-6), in groups of 5 on the side on which it fell, while it slides over hexes not more than 1 level up and 2 down; it stops before one that is higher, before the field’s edge, before a building, and before a hex with another unit. Down more than 2 levels it falls over those levels and stops. Its movement is over.',
    de: 'Rutschen: Ein rennender Mech, der sich in einem gepflasterten Feld oder einem mit Straße gedreht hat und weitergeht (BT-MOV-17), würfelt vor diesem Schritt; nach den bisher im Zug betretenen Feldern: bis 2 −1, 3–4 +0, 5–7 +1, 8–10 +2, ab 11 +4. Misslungen, stürzt er, wo er ist (Schaden über 0 Ebenen, liegend), und rutscht in die Richtung, in die er vor der Drehung blickte, halb so viele Felder, wie er betreten hat, aufgerundet. Jedes Feld macht T/2 Punkte, aufgerundet (T: BT-PSR-6), in Gruppen zu 5 auf der Seite, auf die er fiel, solange es höchstens 1 Ebene hinauf und 2 hinab geht; er hält vor einem höheren, vor dem Rand, vor einem Gebäude und vor einem Feld mit einer anderen Einheit. Mehr als 2 Ebenen hinab stürzt er über diese Ebenen und hält. Seine Bewegung ist vorbei.',
  },
};
