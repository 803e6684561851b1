/** Writes designs as mech files into a folder, one a file, under names that every system takes. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentOf, type MechDesign, writeMtf } from '../../catalog';

/** The folder has something in it already. */
export class FolderNotEmpty extends Error {
  constructor(folder: string) {
    super(`${folder} is not empty; --force writes into it all the same`);
    this.name = 'FolderNotEmpty';
  }
}

/** `Chassis Model.mtf` without what any file system has its own ideas about. */
export const fileNameOfDesign = ({ chassis, model }: Pick<MechDesign, 'chassis' | 'model'>): string =>
  `${`${chassis} ${model}`
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_')
    .trim()
    .replace(/^\.+/, '_')
    .slice(0, 180)}.mtf`;

/**
 * How many were written. Two names that are one where case does not count: the second has its slug behind it.
 */
export const exportDesigns = async (
  designs: readonly MechDesign[],
  folder: string,
  force: boolean,
): Promise<number> => {
  await mkdir(folder, { recursive: true });
  if (!force && (await readdir(folder)).length > 0) throw new FolderNotEmpty(folder);
  const taken = new Set<string>();
  for (const design of designs) {
    const usual = fileNameOfDesign(design);
    const name = taken.has(usual.toLowerCase())
      ? `${usual.slice(0, -'.mtf'.length)} (${design.slug}).mtf`
      : usual;
    taken.add(name.toLowerCase());
    await writeFile(join(folder, name), writeMtf(documentOf(design)));
  }
  return designs.length;
};
