/** English texts of what is wrong with a question to the probe, or with a board file (BT-8, BT-9). */
export const PROBE_EN = {
  'battletech/no-such-hex': 'The field has no hex {hex}.',
  'battletech/terrain': 'These rules do not know terrain “{name}” with the figure {value}.',
  'battletech/board-line': 'Line {number}: “{text}” is not a line of a board file.',
  'battletech/board-size': 'Line {number}: a board has at most {columns} columns and {rows} rows.',
  'battletech/board-hex':
    'Line {number}: hex “{text}” has no place on the board, no level, or no terrain that can be read.',
  'battletech/board-hex-twice': 'Hex {hex} is named twice.',
  'battletech/board-no-size': 'The file does not say how large the board is.',
  'battletech/unit-twice': 'Two units have the id “{id}”.',
  'battletech/no-such-unit': 'There is no unit “{id}”.',
  'battletech/elevation':
    'There is a building of {most} levels in this hex, and the unit cannot stand higher.',
  'battletech/no-weapon': 'There is no weapon in slot {slot} of {location}.',
  'battletech/no-bin': 'There is no ammunition in slot {slot} of {location}.',
};
