/** The colours of tokens.css as the canvas needs them; a worker sees no style sheet. */
const TERRAIN = ['clear', 'woods', 'hills', 'mountains', 'urban', 'deep-water'] as const;
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const PLAIN = [
  ...([
    'table',
    'paper',
    'sheet',
    'ink',
    'ink-2',
    'pencil',
    'on-pencil',
    'pencil-halo',
    'fog',
    'fog-line',
    'sight',
    'map-halo',
    'map-ink',
  ] as const),
  ...(['warn-mark', 'danger', 'ter-grid', 'ter-edge', 'ter-coast', 'rule', 'rule-2', 'good'] as const),
] as const;

type Name =
  | (typeof PLAIN)[number]
  | `ter-${(typeof TERRAIN)[number]}${'' | '-m'}`
  | `${'' | 'on-'}seat-${(typeof SEATS)[number]}`;
export type Colors = Readonly<Record<Name, string>>;

const NAMES: readonly Name[] = [
  ...PLAIN,
  ...TERRAIN.flatMap((terrain) => [`ter-${terrain}`, `ter-${terrain}-m`] as const),
  ...SEATS.flatMap((seat) => [`seat-${seat}`, `on-seat-${seat}`] as const),
];

/** As they stand now, by theme. */
export function readColors(element: Element): Colors {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as Colors;
}

export const seatColor = (colors: Colors, seat: number): string =>
  colors[`seat-${seat as 1}`] ?? colors['rule-2'];
export const onSeatColor = (colors: Colors, seat: number): string =>
  colors[`on-seat-${seat as 1}`] ?? colors.ink;
