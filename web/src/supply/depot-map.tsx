/** My depots on a small map, around them; a tap on one begins a transfer from there. */
import { useLive } from '../campaign/live';
import type { Schemas } from '../api/client';
import { boxOf, centreOf, columnOf, CORNERS, hexOf, rowOf } from '../board/geometry';
import { words } from '../text/words';
import './depot-map.css';

const t = words(
  {
    map: 'Map of my depots',
    move: (hex: string, kinds: number) => `Depot ${hex}, ${kinds} kinds of goods: move`,
    tap: 'Tap a depot to move what lies there.',
    hq: 'HQ',
  },
  {
    map: 'Karte meiner Lager',
    move: (hex: string, kinds: number) => `Lager ${hex}, ${kinds} Warenarten: umlagern`,
    tap: 'Tippe auf ein Lager, um daraus umzulagern.',
    hq: 'HQ',
  },
);

type Depot = Schemas['OwnDepot'];

/** Hexes around the depots that are drawn beside them. */
const MARGIN = 2.6;

const outline = (column: number, row: number): string => {
  const [x, y] = centreOf(column, row);
  return CORNERS.map(([cx, cy]) => `${(x + cx).toFixed(2)},${(y + cy).toFixed(2)}`).join(' ');
};

interface DepotMapProps {
  readonly depots: readonly Depot[];
  /** Hexes from which something can be moved now. */
  readonly from: readonly string[];
  readonly onMove: (hex: string) => void;
}

export const DepotMap = ({ depots, from, onMove }: DepotMapProps) => {
  const map = useLive().view.value?.map;
  if (map === undefined || depots.length === 0) return null;
  const { columns, rows, terrain, hq } = map;
  const shown = [...new Set([...depots.map(({ hex }) => hex), ...(hq === null ? [] : [hq])])];
  const [left, top, right, bottom] = boxOf(shown, MARGIN);
  const width = right - left;
  const height = bottom - top;
  const hexes = Array.from(
    { length: columns * rows },
    (_, index) => [(index % columns) + 1, Math.floor(index / columns) + 1] as const,
  ).filter(([column, row]) => {
    const [x, y] = centreOf(column, row);
    return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1;
  });
  return (
    <div class="depot-map" role="group" aria-label={t.map}>
      <div class="depot-ground" style={{ aspectRatio: `${width} / ${height}` }}>
        <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
          {hexes.map(([column, row]) => (
            <polygon
              key={hexOf(column, row)}
              points={outline(column, row)}
              class="depot-hex"
              style={{ fill: `var(--ter-${terrain[hexOf(column, row)] ?? 'clear'})` }}
            />
          ))}
        </svg>
        {depots.map(({ hex, stock, pilots }) => {
          const [x, y] = centreOf(columnOf(hex), rowOf(hex));
          return (
            <button
              key={hex}
              class="depot-pin"
              style={{ left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` }}
              disabled={!from.includes(hex)}
              aria-label={t.move(hex, stock.length)}
              onClick={() => onMove(hex)}
            >
              <b>{hex === hq ? t.hq : hex}</b>
              <span class="num">{stock.length + pilots.length}</span>
            </button>
          );
        })}
      </div>
      {from.length === 0 ? null : <p class="note">{t.tap}</p>}
    </div>
  );
};
