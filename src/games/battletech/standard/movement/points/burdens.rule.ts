import type { GameRule } from '../../../../contract';

export const BURDENS: GameRule = {
  id: 'BT-MOV-3',
  line: {
    en: 'From the walking MP after leg damage, in this order: −1 for each large and each medium shield (bipeds), −1 if any modular armour is whole, −1 for every full 5 points of heat, +2 for triple-strength myomer from heat 9 on (not the industrial and prototype kinds; not for a biped without a leg, nor a quad without two). A biped with one leg and heat 5 thus has 0. The sum is not below 0. Hits on engine and gyro do not change MP.',
    de: 'Von den Geh-BP nach Beinschaden, in dieser Folge: −1 für jeden großen und jeden mittleren Schild (Zweibeiner), −1, wenn ein Stück Modularpanzerung heil ist, −1 je volle 5 Hitze, +2 für Dreifachmyomer ab Hitze 9 (nicht die Industrie- und die Prototypart; nicht für einen Zweibeiner, dem ein Bein fehlt, und nicht für einen Vierbeiner, dem zwei fehlen). Ein Zweibeiner mit einem Bein und Hitze 5 hat also 0. Die Summe ist nie unter 0. Treffer an Reaktor und Gyroskop ändern keine BP.',
  },
};
