import type { GameRule } from '../../../../contract';

export const ABLE: GameRule = {
  id: 'BT-MOV-6',
  line: {
    en: 'Who is shut down, whose pilot is unconscious or dead (6 hits), or whose gyro is destroyed and who stands, neither walks, runs nor jumps: it has only its own place and facing, for 0 MP. So has who has no MP of the mode. A prone mech turns only: 1 MP a hexside, within its walking or running MP; with a destroyed gyro by one hexside at most. A prone mech does not jump.',
    de: 'Wer abgeschaltet ist, wessen Pilot bewusstlos oder tot ist (6 Treffer) oder wessen Gyroskop zerstört ist und wer noch steht, geht, rennt und springt nicht: Er hat nur sein Feld und seine Blickrichtung, für 0 BP. Ebenso, wer keine BP der Bewegungsart hat. Ein liegender Mech dreht sich nur: 1 BP je Hexseite, innerhalb seiner Geh- oder Renn-BP; mit zerstörtem Gyroskop höchstens um eine Seite. Er springt nicht.',
  },
};
