/**
 * German names of equipment, where players have a German word: PPK, AK, LSR, KSR and Gaussgeschütz, as the
 * German rulebook and the rules of fights write them. Letters and figures that both languages share stay.
 */

const WHOLE: Readonly<Record<string, string>> = {
  'Active Probe': 'Aktive Sonde',
  'Anti-Missile System': 'Raketenabwehrsystem',
  'Anti-Personnel Pods': 'Antipersonen-Pods',
  'Beagle Active Probe': 'Aktive Sonde (Beagle)',
  'C3 Master Computer': 'C3-Master-Computer',
  'C3 Slave Unit': 'C3-Slave-Einheit',
  'Communications Equipment': 'Kommunikationsausrüstung',
  'Double Heat Sink': 'Doppelter Wärmetauscher',
  'ECM Suite': 'ECM-System',
  'Ferro-Fibrous Armor': 'Ferrofaser-Panzerung',
  Flamer: 'Flammer',
  'Gauss Rifle': 'Gaussgeschütz',
  'Guardian ECM Suite': 'ECM-System (Guardian)',
  Hatchet: 'Beil',
  'Heat Sink': 'Wärmetauscher',
  'Heavy Large Laser': 'Heavy-Laser (schwer)',
  'Heavy Machine Gun': 'Schweres Maschinengewehr',
  'Heavy Medium Laser': 'Heavy-Laser (mittel)',
  'Heavy Small Laser': 'Heavy-Laser (leicht)',
  'Heavy Gauss Rifle': 'Schweres Gaussgeschütz',
  'Improved C3 Computer': 'Verbesserter C3-Computer',
  'Jump Jet': 'Sprungdüse',
  'Light Active Probe': 'Leichte aktive Sonde',
  'Light Gauss Rifle': 'Leichtes Gaussgeschütz',
  'Light Machine Gun': 'Leichtes Maschinengewehr',
  'Machine Gun': 'Maschinengewehr',
  'Machine Gun Array': 'Maschinengewehr-Verbund',
  Scrap: 'Schrott',
  'Standard Armor': 'Standardpanzerung',
  'Stealth Armor': 'Tarnpanzerung',
  Sword: 'Schwert',
  'Targeting Computer': 'Zielcomputer',
  'Triple Strength Myomer': 'Dreifachmyomer',
  'Vehicle Flamer': 'Fahrzeugflammer',
};

const SIZES: Readonly<Record<string, string>> = {
  Large: 'Schwerer',
  Medium: 'Mittelschwerer',
  Small: 'Leichter',
  Micro: 'Mikro-',
};

/** `ER Medium Laser`, `Large Pulse Laser`. */
const laser = (name: string): string | null => {
  const found = /^(ER )?(Large|Medium|Small|Micro) (Pulse )?Laser$/.exec(name);
  if (found === null) return null;
  const [, er, size = '', pulse] = found;
  const kind = `${er === undefined ? '' : 'ER-'}${pulse === undefined ? 'Laser' : 'Impulslaser'}`;
  return size === 'Micro' ? `Mikro-${kind}` : `${SIZES[size] ?? ''} ${kind}`;
};

const PARTICLES: Readonly<Record<string, string>> = {
  '': 'PPK',
  ER: 'ER-PPK',
  Light: 'Leichte PPK',
  Heavy: 'Schwere PPK',
  'Snub-Nose': 'Stutzer-PPK',
};
const CANNONS: Readonly<Record<string, string>> = {
  '': 'AK',
  Light: 'Leichte AK',
  Ultra: 'Ultra-AK',
  Rotary: 'Rotations-AK',
};
const MISSILES: Readonly<Record<string, string>> = { LRM: 'LSR', MRM: 'MSR', SRM: 'KSR' };
/** How the name is made of what the parts of the pattern took. */
const PATTERNS: readonly (readonly [
  RegExp,
  (mark: string, size: string, end: string) => string | undefined,
])[] = [
  [/^(?:(ER|Light|Heavy|Snub-Nose) )?PPC$/, (mark) => PARTICLES[mark]],
  [/^(?:(Light|Ultra|Rotary) )?AC\/(\d+)$/, (mark, size) => `${CANNONS[mark]}/${size}`],
  [/^(LB) (\d+-X) AC$/, (mark, size) => `${mark}-${size}-AK`],
  [/^(LRM|MRM|SRM) (\d+)( \(OS\))?$/, (mark, size, end) => `${MISSILES[mark]} ${size}${end}`],
  [/^Streak (LRM|SRM) (\d+)( \(OS\))?$/, (mark, size, end) => `Blitz-${MISSILES[mark]} ${size}${end}`],
];

const gun = (name: string): string | null => {
  for (const [pattern, made] of PATTERNS) {
    const found = pattern.exec(name);
    if (found !== null) return made(found[1] ?? '', found[2] ?? '', found[3] ?? '') ?? null;
  }
  return null;
};

/** `LRM 20 Artemis-capable Ammo`: `LSR-20-Munition (Artemis)`. */
const ammunition = (name: string): string | null => {
  const found = /^(.+?)(?: (Artemis|Narc)-capable| (Cluster))? Ammo( \(Half Ton\))?$/.exec(name);
  if (found === null) return null;
  const [, weapon = '', guided, cluster, half] = found;
  const marks = [guided, cluster, half === undefined ? undefined : 'halbe Tonne'].filter(
    (mark) => mark !== undefined,
  );
  const of = germanItemName(weapon).replaceAll(' ', '-');
  return `${of}-Munition${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
};

const known = new Map<string, string>();

/** The English name where there is no German one. */
export const germanItemName = (name: string): string => {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = WHOLE[name] ?? laser(name) ?? gun(name) ?? ammunition(name) ?? name;
  known.set(name, made);
  return made;
};
