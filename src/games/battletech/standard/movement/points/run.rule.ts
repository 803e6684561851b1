import type { GameRule } from '../../../../contract';

export const RUN: GameRule = {
  id: 'BT-MOV-4',
  line: {
    en: 'Running MP: one and a half times the walking MP as they stand now (after damage, heat, myomer), rounded up; −1 with hardened armour on the whole mech or on any location of patchwork. A biped without a leg and a quad without two have their walking MP for running too. MASC and supercharger are not counted. Never below 0. A hit hip or gyro does not forbid running; it asks for a roll.',
    de: 'Renn-BP: das Anderthalbfache der Geh-BP, wie sie jetzt sind (nach Schaden, Hitze, Myomer), aufgerundet; −1 mit gehärteter Panzerung am ganzen Mech oder an einer Zone einer gemischten. Ein Zweibeiner, dem ein Bein fehlt, und ein Vierbeiner, dem zwei fehlen, haben auch zum Rennen ihre Geh-BP. MASC und Turbolader zählen nicht. Nie unter 0. Eine getroffene Hüfte oder ein getroffenes Gyroskop verbietet das Rennen nicht, sondern verlangt einen Wurf.',
  },
};
