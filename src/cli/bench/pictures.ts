/**
 * Bench: a picture of the largest planet (60 × 40) with 160 mechs of eight forces, from its scene to the
 * file, in a thread of its own as the server makes it; half of the planet lies under fog. Beside it, the
 * longest that nobody else got their turn meanwhile, and what memory was left with.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PICTURE_FORMATS } from '../../application/pictures/ports';
import { ThreadPictureMaker } from '../../infrastructure/pictures/thread-maker';
import { generateMap, hexesOf, pictureWords, type MapPlan, type PictureScene } from '../../rules';
import { figure, median, percentile, type Figures } from './support/figures';

const FORCES = 8;
const MECHS = 160;
/** Of every so many mechs one stands beside the one before. */
const TOGETHER = 4;
const NANOS = 1_000_000;
const MICROS = 1_000;
const MIB = 1_048_576;

const largestMap = (): MapPlan => {
  const plan = generateMap({ seed: 'bench', players: FORCES, columns: 60, rows: 40 });
  if (!plan.ok) throw new Error('no map');
  return plan.value;
};

/** Another one each round: nothing of it is known from before. */
const sceneOn = ({ map, buildings }: MapPlan, round: number): PictureScene => {
  const hexes = hexesOf(map);
  const land = hexes.filter((hex) => map.terrain[hex] !== 'deep-water');
  return {
    ...{
      campaign: 'Bench',
      round,
      phase: 'movement',
      step: null,
      eyes: 1,
      all: false,
      columns: map.columns,
      rows: map.rows,
      hq: '0101',
      battles: [],
    },
    terrain: hexes.map((hex) => map.terrain[hex] ?? 'clear'),
    sight: hexes.map((_, index) => (index + 37 * round) % 120 < 60),
    forces: Array.from({ length: FORCES }, (_, index) => ({
      seat: index + 1,
      name: `Force ${index + 1}`,
      out: false,
    })),
    buildings: buildings.map(({ type, hex }, index) => ({
      type,
      hex,
      seat: (index % FORCES) + 1,
      inSight: index % 2 === 0,
      works: true,
    })),
    tokens: Array.from({ length: MECHS }, (_, index) => ({
      hex: land[((index - (index % TOGETHER === 1 ? 1 : 0)) * 131 + round * 17) % land.length] ?? '0101',
      ...{ seat: (index % FORCES) + 1, own: index % FORCES === 0, remembered: index % 5 === 1, count: 1 },
    })),
  };
};

export const benchPictures = async (rounds: number): Promise<Figures> => {
  const plan = largestMap();
  const maker = new ThreadPictureMaker();
  const figures: Record<string, Figures[string]> = {};
  const before = process.memoryUsage().rss;
  for (const format of PICTURE_FORMATS) {
    const times: number[] = [];
    let cpu = process.cpuUsage();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    for (let round = 1; round <= rounds + 1; round += 1) {
      const shown = sceneOn(plan, round);
      // The first loads what is needed.
      if (round === 2) {
        delay.enable();
        cpu = process.cpuUsage();
      }
      const started = performance.now();
      await maker.make({ format, scene: shown, words: pictureWords(shown, 'en') });
      if (round > 1) times.push(performance.now() - started);
    }
    delay.disable();
    const { user, system } = process.cpuUsage(cpu);
    figures[`pictures.${format}.cpu`] = figure((user + system) / MICROS / rounds, 'ms');
    figures[`pictures.${format}.p50`] = figure(median(times), 'ms');
    figures[`pictures.${format}.p95`] = figure(percentile(times, 0.95), 'ms');
    figures[`pictures.${format}.block`] = figure(delay.max / NANOS, 'ms');
  }
  return { ...figures, 'pictures.left': figure((process.memoryUsage().rss - before) / MIB, 'MiB') };
};
