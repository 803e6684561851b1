import type { GameRule } from '../../../contract';

export const AUTOMATIC: GameRule = {
  id: 'BT-PSR-2',
  line: {
    en: 'No roll is made and it fails: the pilot is dead or unconscious; the gyro is destroyed (2 hits, heavy-duty 3); a biped has lost both legs, a quad three; the mech is shut down (not in the phase in which it shuts down: then it rolls). A leg that is destroyed (a biped’s, or a quad’s second or later), and a gyro that is destroyed, make a standing mech fall at the end of the phase without a roll. A quad’s first lost leg asks for a roll with +0.',
    de: 'Ohne Wurf misslungen: Der Pilot ist tot oder bewusstlos; das Gyroskop ist zerstört (2 Treffer, verstärkt 3); ein Zweibeiner hat beide Beine verloren, ein Vierbeiner drei; der Mech ist abgeschaltet (nicht in der Phase, in der er abschaltet: dann würfelt er). Ein zerstörtes Bein (eines Zweibeiners, oder das zweite und weitere eines Vierbeiners) und ein zerstörtes Gyroskop lassen einen stehenden Mech am Ende der Phase ohne Wurf fallen. Das erste verlorene Bein eines Vierbeiners verlangt einen Wurf mit +0.',
  },
};
