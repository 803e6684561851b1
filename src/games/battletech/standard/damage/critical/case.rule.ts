/** BT-CRIT-12. */
import type { GameRule } from '../../../../contract';

export const CASE: GameRule = {
  id: 'BT-CRIT-12',
  line: {
    en: 'CASE in the location: what is left of an explosion, begun here or come here, when the location’s structure is gone is lost instead of going on. A Clan mech has CASE in every location that holds what explodes. CASE II: the structure takes 1 point, rear armour (of a head, arm or leg: armour, at most half of what it had when whole, rounded up) takes as much of the rest as it has, nothing goes on, a critical hit is rolled for only if two dice show less than 8, and the pilot takes 1 hit instead of 2.',
    de: 'CASE in der Zone: Was von einer Explosion, hier begonnen oder hierher gekommen, übrig ist, wenn die Struktur der Zone weg ist, verfällt, statt weiterzugehen. Ein Clanmech hat CASE in jeder Zone, in der etwas liegt, das explodiert. CASE II: Die Struktur nimmt 1 Punkt, die Rückenpanzerung (an Kopf, Arm oder Bein: die Panzerung, höchstens die Hälfte der unbeschädigten, aufgerundet) nimmt vom Rest, so viel sie hat, nichts geht weiter, auf einen kritischen Treffer wird nur gewürfelt, wenn zwei Würfel weniger als 8 zeigen, und der Pilot nimmt 1 Treffer statt 2.',
  },
};
