/**
 * Marks of a chart as SVG: readable on light and on dark ground, without a ground of its own. Numbers are
 * rounded, so that the same figures give the same bytes.
 */
import { escaped } from '../../kernel/markup';

export const FONT = 'system-ui, sans-serif';

const at = (value: number): string => (Math.round(value * 10) / 10).toString();

export type Shade = 'ink' | 'faint' | 'grid' | 'one' | 'two';

export const label = (
  x: number,
  y: number,
  text: string,
  {
    anchor = 'start',
    shade = 'ink',
    size = 12,
    bold = false,
  }: { anchor?: 'start' | 'middle' | 'end'; shade?: Shade; size?: number; bold?: boolean } = {},
): string =>
  `<text class="${shade}" x="${at(x)}" y="${at(y)}" font-size="${size}" text-anchor="${anchor}"${bold ? ' font-weight="600"' : ''}>${escaped(text)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, shade: Shade, width = 1): string =>
  `<line class="${shade}-line" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke-width="${width}"/>`;

export const bar = (x: number, y: number, width: number, height: number, shade: Shade): string =>
  `<rect class="${shade}" x="${at(x)}" y="${at(y)}" width="${at(Math.max(0, width))}" height="${at(Math.max(0, height))}"/>`;

export const dot = (x: number, y: number, shade: Shade): string =>
  `<circle class="${shade}" cx="${at(x)}" cy="${at(y)}" r="3.5"/>`;

/** `#…` for light ground and for dark. */
const SHADES: Readonly<Record<Shade, readonly [string, string]>> = {
  ink: ['#24292f', '#d8dee4'],
  faint: ['#6e7781', '#8b949e'],
  grid: ['#d0d7de', '#3d444d'],
  one: ['#2f6fab', '#6ea8dc'],
  two: ['#b3631b', '#e0a15e'],
};

const rules = (ground: 0 | 1): string =>
  Object.entries(SHADES)
    .map(([name, colours]) => `.${name}{fill:${colours[ground]}}.${name}-line{stroke:${colours[ground]}}`)
    .join('');

/** A whole picture with its title, for eyes and for readers. */
export const picture = (
  width: number,
  height: number,
  title: string,
  subtitle: string,
  marks: readonly string[],
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${rules(0)}@media (prefers-color-scheme:dark){${rules(1)}}</style>`,
    label(16, 26, title, { size: 16, bold: true }),
    label(16, 45, subtitle, { shade: 'faint' }),
    ...marks,
    '</svg>',
    '',
  ].join('\n');
