/** Bench: MegaMek's files of a battle of four forces with 20 worn mechs each, written and packed. */
import { bundledCatalog } from '../../catalog';
import { zip } from '../../infrastructure/archives/zip';
import type { BattleSetup, SetupUnit } from '../../tactical';
import { battleFiles, SAFE_VERSION } from '../../tactical/engines/megamek';
import { figure, median, percentile, type Figures } from './support/figures';
import { BENCH_BATTLE, worn } from './support/worn-war';

const SIDES = ['A', 'B', 'C', 'D'];
const MECHS = 20;
const WARM_UP = 3;

const setup = (): BattleSetup => {
  const { mechs } = bundledCatalog();
  const unit = (side: string, index: number): SetupUnit => {
    const design = mechs[(SIDES.indexOf(side) * MECHS + index) * 7] ?? mechs[0];
    if (design === undefined) throw new Error('no designs');
    const id = `00000000-0000-4000-8000-0000000${side.toLowerCase()}${String(index).padStart(4, '0')}`;
    return {
      ...{
        id,
        side,
        force: side,
        kind: 'mech',
        design: design.slug,
        name: `Mech ${index}`,
        hired: false,
        shutDown: false,
        role: 'attacker',
      },
      deployment: { direction: 'N', ring: 'middle' },
      condition: worn(design),
      pilot: { id: `${id}p`, name: `Pilot ${index}`, gunnery: 4, piloting: 5, hits: 1 },
    };
  };
  return {
    ...BENCH_BATTLE,
    sheets: Array.from({ length: 25 }, (_, index) => ({
      name: `clear-${(index % 6) + 1}`,
      rotated: index % 2 === 0,
    })),
    sides: SIDES.map((side) => ({ side, forces: [side], minesAllowed: 5, withdrawal: {} })),
    units: SIDES.flatMap((side) => Array.from({ length: MECHS }, (_, index) => unit(side, index))),
    buildings: [],
  };
};

export const benchMegamek = async (rounds: number): Promise<Figures> => {
  const battle = setup();
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const started = performance.now();
    const files = battleFiles(bundledCatalog(), battle, {
      ...{ version: SAFE_VERSION, language: 'en', campaign: 'Bench', knows: ['A'] },
      forceName: (force) => force,
      buildingName: (type) => type,
    });
    await zip(files);
    if (round >= 0) times.push(performance.now() - started);
  }
  return {
    'megamek.zip, 4 × 20': figure(median(times), 'ms'),
    'megamek.zip, worst': figure(percentile(times, 1), 'ms'),
  };
};
