/** BT-HEAT-1. */
import type { GameRule } from '../../../contract';

export const MOVEMENT_HEAT: GameRule = {
  id: 'BT-HEAT-1',
  line: {
    en: 'Standing makes no heat, walking 1, running 2, jumping 1 for each hex jumped and at least 3; with improved jump jets 1 for two hexes begun, at least 3; with prototype improved ones 2 for each hex, at least 6. With an XXL engine: standing 2, walking 4, running 6, jumping twice as much. Combustion engines and fuel cells make none for walking and running. Each attempt to stand up makes 1 besides.',
    de: 'Stehen macht keine Hitze, Gehen 1, Rennen 2, Springen 1 für jedes übersprungene Feld, mindestens 3; mit verbesserten Sprungdüsen 1 für je angefangene zwei Felder, mindestens 3; mit Prototypen davon 2 je Feld, mindestens 6. Mit XXL-Triebwerk: Stehen 2, Gehen 4, Rennen 6, Springen doppelt so viel. Verbrennungsmotoren und Brennstoffzellen machen beim Gehen und Rennen keine. Jeder Versuch aufzustehen macht außerdem 1.',
  },
};
