/** The shape of each seat, on a grid of 24, so that seats differ without colour. */
export const SHAPES: Readonly<Record<number, string>> = {
  1: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  2: 'M4 4h16v16H4z',
  3: 'M12 2l10 10-10 10L2 12z',
  4: 'M4 4h16v10l-8 8-8-8z',
  5: 'M7 3.5h10L22 12l-5 8.5H7L2 12z',
  6: 'M12 2l8 7v11H4V9z',
  7: 'M12 2l10 18H2z',
  8: 'M8 3h8v5h5v8h-5v5H8v-5H3V8h5z',
};
