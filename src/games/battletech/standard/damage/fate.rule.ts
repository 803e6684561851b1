/** BT-DMG-8. */
import type { GameRule } from '../../../contract';

export const FATE: GameRule = {
  id: 'BT-DMG-8',
  line: {
    en: 'A mech is out of the fight when its centre torso is destroyed, when its engine has three hits, when its head is destroyed (of a torso-mounted cockpit: not by that), when its cockpit is hit, or when its pilot is dead or gone. It stays on the field as a wreck. In the report it is beyond salvage only if an explosion of ammunition or of a weapon destroyed its centre torso; else it is on the field and not fit when its engine or its pilot’s place is gone or nobody living sits in it, and fit otherwise, unconscious or shut down as it may be. The pilot dies with the head, with a hit cockpit, and with a centre torso that an explosion destroyed before they were out; a torso-mounted cockpit dies with the centre torso.',
    de: 'Ein Mech ist aus dem Gefecht, wenn seine Torsomitte zerstört ist, wenn sein Triebwerk drei Treffer hat, wenn sein Kopf zerstört ist (mit Cockpit im Torso: nicht dadurch), wenn sein Cockpit getroffen ist oder wenn sein Pilot tot oder fort ist. Er bleibt als Wrack auf dem Feld. Im Bericht ist er nur dann unrettbar zerstört, wenn eine Explosion von Munition oder einer Waffe seine Torsomitte zerstört hat; sonst steht er nicht einsatzfähig auf dem Feld, wenn Triebwerk oder Pilotenplatz verloren sind oder niemand Lebendes darin sitzt, und andernfalls einsatzfähig, mag er bewusstlos oder abgeschaltet sein. Der Pilot stirbt mit dem Kopf, mit einem getroffenen Cockpit und mit einer Torsomitte, die eine Explosion zerstört hat, ehe er heraus war; im Torso sitzend stirbt er mit der Torsomitte.',
  },
};
