import type { GameRule } from '../../../../contract';

export const WEAPON: GameRule = {
  id: 'BT-GUN-12',
  line: {
    en: 'A weapon fires if none of its slots is hit or lost, else `weapon`; anti-missile systems and anti-personnel pods never do (`weapon`), nor does artillery, which fires in a phase of its own (`weapon`). By itself (`weapon`): pulse −2 (extended-range pulse −1, re-engineered −1; variable-speed pulse −3 at short, −2 at medium, −1 at long range), heavy lasers +1 (improved ones 0), binary laser +1, bombast laser +3, MRM +1, rocket launchers +1, mech taser +1, mech mortars fired directly +3. Everything else 0, ultra and rotary autocannons too. A working Apollo system −1 for an MRM in its location.',
    de: 'Eine Waffe schießt, wenn keiner ihrer Slots getroffen oder verloren ist, sonst `weapon`; Raketenabwehr und Minenwerfer gegen Infanterie schießen nie (`weapon`), auch Artillerie nicht, die eine eigene Phase hat (`weapon`). Von sich aus (`weapon`): Impuls −2 (Impuls hoher Reichweite −1, überarbeitete −1; mit veränderlicher Frequenz −3 auf kurze, −2 auf mittlere, −1 auf weite Entfernung), schwere Laser +1 (verbesserte 0), Binärlaser +1, Bombast-Laser +3, MSR +1, Raketenwerfer +1, Mech-Taser +1, Mech-Mörser im direkten Schuss +3. Alles andere 0, auch Ultra- und Rotations-Autokanonen. Ein Apollo-System, das geht, −1 für einen MSR in seiner Zone.',
  },
};

export const COMPUTER: GameRule = {
  id: 'BT-GUN-14',
  line: {
    en: 'A targeting computer of which no slot is lost: −1 (`targeting-computer`) for weapons of direct fire (lasers, PPCs, autocannons, Gauss rifles; neither missiles nor flamers nor machine guns), not with cluster or flak ammunition, and not for a taser.',
    de: 'Ein Zielcomputer, von dem kein Slot verloren ist: −1 (`targeting-computer`) für Waffen mit direktem Feuer (Laser, PPK, Autokanonen, Gaussgeschütze; weder Raketen noch Flammer noch Maschinengewehre), nicht mit Streu- oder Flak-Munition und nicht für einen Taser.',
  },
};
