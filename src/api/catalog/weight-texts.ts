/** The parts of a mech's weight in words; the compiler sees to it that none is without. */
import type { Language } from '../../kernel';
import type { WeightLine } from '../../catalog';

const PARTS: Readonly<Record<Exclude<WeightLine['part'], 'item'>, Readonly<Record<Language, string>>>> = {
  structure: { en: 'Internal structure', de: 'Interne Struktur' },
  engine: { en: 'Engine', de: 'Reaktor' },
  gyro: { en: 'Gyro', de: 'Gyroskop' },
  cockpit: { en: 'Cockpit', de: 'Cockpit' },
  'heat-sinks': {
    en: 'Heat sinks beyond those of the engine',
    de: 'Wärmetauscher über die des Reaktors hinaus',
  },
  armor: { en: 'Armour', de: 'Panzerung' },
  'armored-components': { en: 'Components armoured by themselves', de: 'Einzeln gepanzerte Teile' },
  'conversion-gear': { en: 'Conversion gear', de: 'Umwandlungsgetriebe' },
  amplifiers: { en: 'Power amplifiers for energy weapons', de: 'Leistungsverstärker für Energiewaffen' },
};

/** `name`: that of the item, of a line that is one. */
export const sayPart = ({ part, count }: WeightLine, name: string, language: Language): string => {
  if (part !== 'item') return PARTS[part][language];
  return count === null || count === 1 ? name : `${count} × ${name}`;
};
