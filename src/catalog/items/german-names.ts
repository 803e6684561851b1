/**
 * German names of equipment, where players have a German word; letters and figures that they share with the
 * English ones stay.
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
  'Heavy Gauss Rifle': 'Schweres Gaussgeschütz',
  'Improved C3 Computer': 'Verbesserter C3-Computer',
  'Jump Jet': 'Sprungdüse',
  'Light Active Probe': 'Leichte aktive Sonde',
  'Light Gauss Rifle': 'Leichtes Gaussgeschütz',
  'Machine Gun': 'Maschinengewehr',
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

/** `LRM 20 Artemis-capable Ammo`: `LRM-20-Munition (Artemis)`. */
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
  const made = WHOLE[name] ?? laser(name) ?? ammunition(name) ?? name;
  known.set(name, made);
  return made;
};
