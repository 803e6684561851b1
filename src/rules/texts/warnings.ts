/** Texts of what nothing forbids, but harms (ROUND-6): what would happen, and what to do about it. */
import { inBoth, listed, type SameCodes, type Texts, type Wordings } from './text';

const en = {
  'warnings/last-mech-sold': (p) =>
    `${String(p['name'])} is your last mech: without it you are out of the campaign when supply closes. Keep it, or buy another.`,
  'warnings/depot-open': (p) =>
    `Nobody guards your depot in ${String(p['hex'])}, and an enemy in sight could reach and plunder it. Have a mech there that can fight.`,
  'warnings/mech-without-pilot': (p) =>
    `${String(p['name'])} in ${String(p['hex'])} has no pilot: it neither moves nor fights this round unless one boards it.`,
  'warnings/stack-pinned': (p) =>
    `Enemies in ${listed(p['enemies'], 'en')} could attack ${String(p['hex'])}: then your attack from there falls away. An attack on them may prevent it.`,
  'warnings/parked-unguarded': (p) =>
    `Nobody able to fight stands guard in ${String(p['hex'])}: an enemy who comes takes ${listed(p['mechs'], 'en')} without a fight. Keep a mech there that can fight.`,
  'warnings/train-unguarded': (p) =>
    `${String(p['name'])} does not fight after the train, and nobody stands guard in ${String(p['hex'])}: an enemy who comes takes it without a fight. Have a mech there that can fight.`,
  'warnings/lost-without-fight': (p) =>
    `An enemy stands in ${String(p['hex'])}, and none of yours there is able to fight: ${listed(p['mechs'], 'en')} would be lost without a fight. Help comes from a mech that can fight, there or by an attack from beside.`,
  'warnings/bin-left-empty': (p) =>
    `${String(p['name'])} in ${String(p['hex'])} keeps an empty bin, which fires nothing. Reload it, or bring ammunition to ${String(p['hex'])} for the next round.`,
  'warnings/tons-lost': (p) => `${String(p['tons'])} t are lost by rounding to half tons. A purchase for as much would cost nothing more.`,
  'warnings/changes-nothing': (p) =>
    p['name'] === undefined
      ? 'None of these orders holds: nothing is done. Give others, or take them back.'
      : `${String(p['name'])} ends where it stands, and has no other move this round. Lead it elsewhere, or take the order back.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'warnings/last-mech-sold': (p) =>
    `${String(p['name'])} ist Ihr letzter Mech: Ohne ihn scheiden Sie aus der Kampagne aus, wenn der Nachschub endet. Behalten Sie ihn, oder kaufen Sie einen anderen.`,
  'warnings/depot-open': (p) =>
    `Niemand bewacht Ihr Lager in ${String(p['hex'])}, und ein sichtbarer Feind könnte es erreichen und plündern. Sorgen Sie dort für einen Mech, der kämpfen kann.`,
  'warnings/mech-without-pilot': (p) =>
    `${String(p['name'])} in ${String(p['hex'])} hat keinen Piloten: Er zieht und kämpft in dieser Runde nicht, solange keiner einsteigt.`,
  'warnings/stack-pinned': (p) =>
    `Feinde in ${listed(p['enemies'], 'de')} könnten ${String(p['hex'])} angreifen: Dann entfällt Ihr Angriff von dort. Ein Angriff auf sie kann es verhindern.`,
  'warnings/parked-unguarded': (p) =>
    `In ${String(p['hex'])} hält niemand Wache, der kämpfen kann: Ein Feind, der kommt, bekommt ${listed(p['mechs'], 'de')} kampflos. Lassen Sie dort einen Mech, der kämpfen kann.`,
  'warnings/train-unguarded': (p) =>
    `${String(p['name'])} kämpft nach der Zugfahrt nicht, und in ${String(p['hex'])} hält niemand Wache: Ein Feind, der kommt, bekommt ihn kampflos. Sorgen Sie dort für einen Mech, der kämpfen kann.`,
  'warnings/lost-without-fight': (p) =>
    `In ${String(p['hex'])} steht ein Feind, und keiner Ihrer Mechs dort kann kämpfen: Sie verlören ${listed(p['mechs'], 'de')} kampflos. Es hilft ein Mech, der kämpfen kann, dort oder durch einen Angriff von nebenan.`,
  'warnings/bin-left-empty': (p) =>
    `${String(p['name'])} in ${String(p['hex'])} behält eine leere Munitionskammer, die nichts verschießt. Laden Sie nach, oder bringen Sie für die nächste Runde Munition nach ${String(p['hex'])}.`,
  'warnings/tons-lost': (p) =>
    `${String(p['tons'])} t gehen durch das Runden auf halbe Tonnen verloren. Ein Kauf für so viel kostete nichts zusätzlich.`,
  'warnings/changes-nothing': (p) =>
    p['name'] === undefined
      ? 'Keiner dieser Befehle gilt: Es geschieht nichts. Geben Sie andere, oder nehmen Sie sie zurück.'
      : `${String(p['name'])} endet, wo er steht, und zieht in dieser Runde nicht mehr. Führen Sie ihn anderswohin, oder nehmen Sie den Befehl zurück.`,
};

export const texts: Texts = inBoth(en, de);
