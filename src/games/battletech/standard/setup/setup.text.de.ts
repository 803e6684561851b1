/** German texts of setups of the standard level. */
export const SETUP_DE = {
  'battletech/sheets': 'Das Spielfeld hat {count} Kartenblätter, und jedes braucht einen Namen.',
  'battletech/unknown-sheet': 'Es gibt kein Kartenblatt „{name}“. Blätter heißen zum Beispiel „woods-3“.',
  'battletech/board-alone':
    'Mit einer Kartendatei bleibt {other} weg: Die Datei enthält schon das ganze Spielfeld.',
  'battletech/board-small':
    'Die Karte hat {columns} × {rows} Felder. Ein Gefecht braucht mindestens {least}.',
  'battletech/board-sheet': 'Die Datei hat {columns} × {rows} Felder. Ein Kartenblatt hat 16 × 17.',
  'battletech/no-such-hex': 'Das Spielfeld hat kein Feld {hex}.',
  'battletech/unknown-side': 'Für die Seite {side} kämpft niemand.',
  'battletech/side-name':
    'Der Name einer Seite beginnt mit einem Buchstaben; danach stehen Buchstaben, Ziffern und Bindestriche.',
  'battletech/sides': 'Es müssen 2 bis {most} Seiten sein.',
  'battletech/too-many-units': 'Eine Seite hat höchstens {most} Einheiten, alle zusammen höchstens {all}.',
  'battletech/unit-id':
    'Eine Kennung beginnt mit einem Buchstaben oder einer Ziffer und enthält nur Buchstaben, Ziffern und . : - _.',
  'battletech/unit-twice': 'Zwei Einheiten haben die Kennung „{id}“.',
  'battletech/zone': 'Kein Feld dieser Zone liegt auf dem Spielfeld von {columns} × {rows} Feldern.',
  'battletech/facing': 'Die Blickrichtung muss 0, 60, 120, 180, 240 oder 300 Grad sein.',
  'battletech/support-condition': 'Eine Unterstützungseinheit kommt unbeschädigt.',
  'battletech/changes-shape': '{design} wechselt seine Form; das decken diese Regeln nicht ab.',
  'battletech/no-rules-for': 'Diese Regeln decken nicht alles ab, was {design} trägt: {items}.',
  'bt.scenario.duel': 'Duell (Standardregeln)',
  'bt.scenario.duel.text':
    'Ein Hunchback gegen einen Enforcer auf einem Blatt: mit Hitze, kritischen Treffern, Stürzen und Schlägen.',
  'bt.scenario.lances': 'Lanze gegen Lanze (Standardregeln)',
  'bt.scenario.lances.text': 'Vier Mechs je Seite zwischen Hügeln, jede Seite mit höchstens 5.000 BV.',
  'bt.scenario.town': 'Aus der Stadt (Standardregeln)',
  'bt.scenario.town.text':
    'Eine Lanze hält eine Stadt hinter ihren Minen. Die andere darf über den Südrand abziehen.',
  'bt.form.level': 'Regeln',
  'bt.level.quickstart': 'Schnellstart',
  'bt.level.quickstart.text': 'Bewegung und Feuer, ohne Hitze und kritische Treffer.',
  'bt.level.standard': 'Standardregeln',
  'bt.level.standard.text': 'Höhen und Wasser, Hitze, kritische Treffer, Pilotenwürfe und Schläge.',
  'bt.terrain.hills': 'Hügel',
  'bt.terrain.hills.text': 'Hügel und Baumgruppen (Standardregeln).',
  'bt.terrain.mountains': 'Berge',
  'bt.terrain.mountains.text': 'Gipfel, die den Weg versperren (Standardregeln).',
  'bt.terrain.urban': 'Stadt',
  'bt.terrain.urban.text': 'Straßen zwischen Gebäuden (Standardregeln).',
  'bt.terrain.badlands': 'Ödland',
  'bt.terrain.badlands.text': 'Zerklüfteter Boden, Hügel und Mulden (Standardregeln).',
} as const;
