/** Bench: 4,000 mech files of a folder understood, checked for legality and valued, on one core. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMechFiles } from '../../application/catalog/read-mech-files';
import { bundledCatalog, documentOf, writeMtf } from '../../catalog';
import { mechFilesAt } from '../../infrastructure/mech-files';
import { figure, median, type Figures } from './support/figures';
import { variedDesigns } from './support/varied-designs';

const FILES = 4_000;
const PER_FOLDER = 500;
/** Other equipment of the same weight and slots, by slot lines. */
const SWAPS: readonly (readonly [string, string])[] = [
  ['Medium Laser', 'ISERMediumLaser'],
  ['Small Laser', 'ISERSmallLaser'],
  ['PPC', 'ISERPPC'],
  ['CLERMediumLaser', 'CLMediumChemicalLaser'],
];

/** Some designs as they are, the others with other weapons, which standard rules allow. */
const fileOf = (text: string, turn: number): string => {
  const swap = SWAPS[turn % (SWAPS.length + 2)];
  if (swap === undefined) return text;
  const lines = text.split('\n').map((line) => (line === swap[0] ? swap[1] : line));
  return lines.join('\n').replace(/^rules level:1$/m, 'rules level:2');
};

const writeAll = (folder: string): void => {
  const { mechs, item } = bundledCatalog();
  variedDesigns(mechs, FILES).forEach((design, i) => {
    const sub = join(folder, `folder-${Math.floor(i / PER_FOLDER)}`);
    mkdirSync(sub, { recursive: true });
    writeFileSync(
      join(sub, `${design.slug}.mtf`),
      fileOf(writeMtf(documentOf(design, item), item), Math.floor(i / mechs.length)),
    );
  });
};

const readAll = async (folder: string): Promise<void> => {
  let valued = 0;
  for await (const outcome of readMechFiles(mechFilesAt(folder), bundledCatalog().item)) {
    if (outcome.kind === 'refused') throw new Error(`${outcome.file}: ${outcome.violations[0]?.code ?? ''}`);
    if (outcome.kind === 'design' && outcome.document.design.bv > 0) valued += 1;
  }
  if (valued !== FILES) throw new Error(`${valued} of ${FILES} files were valued`);
};

export const benchImport = async (rounds: number): Promise<Figures> => {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-mtf-'));
  try {
    writeAll(folder);
    const [wall, processor]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const before = process.cpuUsage();
      const started = performance.now();
      await readAll(folder);
      wall.push((performance.now() - started) / 1000);
      const { user, system } = process.cpuUsage(before);
      processor.push((user + system) / 1_000_000);
    }
    return {
      'import 4,000 files': figure(median(wall), 's'),
      'import, processor': figure(median(processor), 's'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
