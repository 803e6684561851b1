/** BT-HEAT-6. */
import type { GameRule } from '../../../contract';

export const SHUTDOWN: GameRule = {
  id: 'BT-HEAT-6',
  line: {
    en: 'After cooling, from 14 heat on, the pilot rolls two dice to keep the reactor running: 4 or more from 14, 6 from 18, 8 from 22, 10 from 26; from 30 on it shuts down without a roll, and so from 14 on if the pilot is unconscious. Who shuts down falls unless a piloting roll at +3 succeeds. A mech that is shut down starts again in a later heat phase: by itself below 14, by the same roll from 14 to 29 if the pilot is conscious, not from 30 on. Who started in a phase does not roll for shutdown in it.',
    de: 'Nach dem Abkühlen würfelt der Pilot ab 14 Hitze mit zwei Würfeln, damit der Reaktor läuft: 4 oder mehr ab 14, 6 ab 18, 8 ab 22, 10 ab 26; ab 30 schaltet er ohne Wurf ab, ebenso ab 14, wenn der Pilot bewusstlos ist. Wer abschaltet, stürzt, wenn nicht ein Pilotenwurf bei +3 gelingt. Ein abgeschalteter Mech startet in einer späteren Hitzephase: unter 14 von selbst, von 14 bis 29 mit demselben Wurf, wenn der Pilot bei Bewusstsein ist, ab 30 nicht. Wer in einer Phase startet, würfelt in ihr nicht aufs Abschalten.',
  },
};
