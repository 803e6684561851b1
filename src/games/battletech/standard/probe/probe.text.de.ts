/** The same in German. */
export const PROBE_DE = {
  'battletech/no-such-hex': 'Das Spielfeld hat kein Feld {hex}.',
  'battletech/terrain': 'Diese Regeln kennen das Gelände „{name}“ mit der Zahl {value} nicht.',
  'battletech/board-line': 'Zeile {number}: „{text}“ ist keine Zeile einer Kartendatei.',
  'battletech/board-size': 'Zeile {number}: Eine Karte hat höchstens {columns} Spalten und {rows} Reihen.',
  'battletech/board-hex':
    'Zeile {number}: Feld „{text}“ hat keinen Platz auf der Karte, keine Höhe oder kein lesbares Gelände.',
  'battletech/board-hex-twice': 'Das Feld {hex} steht zweimal da.',
  'battletech/board-no-size': 'Die Datei sagt nicht, wie groß die Karte ist.',
  'battletech/unit-twice': 'Zwei Einheiten haben die Kennung „{id}“.',
  'battletech/no-such-unit': 'Es gibt keine Einheit „{id}“.',
  'battletech/elevation':
    'In diesem Feld steht ein Gebäude mit {most} Ebenen; höher kann die Einheit nicht stehen.',
  'battletech/no-weapon': 'In Platz {slot} von {location} ist keine Waffe.',
  'battletech/no-bin': 'In Platz {slot} von {location} ist keine Munition.',
};
