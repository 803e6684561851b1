import type { GameRule } from '../../../contract';

export const ARCS: GameRule = {
  id: 'BT-GUN-6',
  line: {
    en: "Angles go clockwise from a facing to the line between the centres. Torso and head, and legs, fire ahead: from 300° over 0° to 60°, both included. The right arm 300°–120°, the left arm 240°–60°, both included. What is mounted to the rear (also in an arm or leg): between 120° and 240°, both excluded. A turret fires all round. Torso, head and arms go by the facing with the twist (60° each); legs by the legs' facing. A quad's front legs are legs. A quad, and a prone mech, cannot twist: theirs counts as 0. Within one hex everything bears. Otherwise `arc`.",
    de: 'Winkel gehen im Uhrzeigersinn von der Blickrichtung zur Linie zwischen den Mitten. Torso, Kopf und Beine schießen nach vorn: von 300° über 0° bis 60°, beide eingeschlossen. Der rechte Arm 300°–120°, der linke 240°–60°, beide eingeschlossen. Was nach hinten zeigt (auch in Arm oder Bein): zwischen 120° und 240°, beide ausgeschlossen. Ein Turm schießt ringsum. Torso, Kopf und Arme gehen nach der Blickrichtung mit Drehung (je 60°), Beine nach der Blickrichtung der Beine. Die Vorderbeine eines Vierbeiners sind Beine. Ein Vierbeiner und ein liegender Mech drehen den Torso nicht: Ihre Drehung zählt 0. Innerhalb eines Felds trägt alles. Sonst `arc`.',
  },
};

export const SIDE: GameRule = {
  id: 'BT-GUN-7',
  line: {
    en: "From which side the target is hit goes by its legs' facing and the angle to the attacker: over 90° to 150° right, over 150° and under 210° rear, 210° and under 270° left, else front; so borders belong to the side nearer to the front. If the line runs along hexsides (then the angle may be a border), and one side of it hinders more (BT-LOS-2: no sight, or a higher sum), the attack comes from that side of the border: as if the angle were a little larger if the left side, seen from the attacker, was chosen, a little smaller if the right one. Within one hex: front.",
    de: 'Von welcher Seite das Ziel getroffen wird, geht nach der Blickrichtung seiner Beine und dem Winkel zum Angreifer: über 90° bis 150° rechts, über 150° und unter 210° hinten, ab 210° und unter 270° links, sonst vorn; Grenzen gehören also zur Seite, die weiter vorn liegt. Verläuft die Linie auf Feldkanten (dann kann der Winkel eine Grenze sein) und behindert eine Seite mehr (BT-LOS-2: keine Sicht oder eine höhere Summe), kommt der Angriff von dieser Seite der Grenze: als wäre der Winkel etwas größer, wenn die linke, vom Angreifer aus gesehen, gewählt wurde, etwas kleiner bei der rechten. Innerhalb eines Felds: vorn.',
  },
};
