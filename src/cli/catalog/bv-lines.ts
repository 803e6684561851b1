/**
 * Lines of `catalog:bv`: what each mech file of a folder, an archive or a single file is, and what it is
 * worth.
 */
import { readMechFiles, type MechFileOutcome } from '../../application/catalog/read-mech-files';
import { TABLE_FILE } from '../../application/catalog/mech-file-source';
import { bundledCatalog } from '../../catalog';
import { mechFilesAt } from '../../infrastructure/mech-files';
import { byText } from '../../kernel';
import { plain } from '../terminal/plain-text';

/**
 * File, chassis, model, tons and Battle Value, apart by tabs. A design that is read but not legal has its
 * Battle Value all the same: this computes, it does not judge. Of a file that cannot be read the last field
 * is the code of the first thing that is wrong with it.
 */
const bvLine = (outcome: Exclude<MechFileOutcome, { kind: 'table' }>): string => {
  const design = outcome.document?.design ?? null;
  const fields =
    design === null
      ? ['', '', '', outcome.kind === 'refused' ? (outcome.violations[0]?.code ?? '') : '']
      : [design.chassis, design.model, String(design.tons), String(design.bv)];
  return [outcome.file, ...fields].map(plain).join('\t');
};

/** By file name. Assignment tables have no line. Rejects where there is nothing at the path. */
export const bvLines = async (path: string): Promise<readonly string[]> => {
  const lines: { readonly file: string; readonly line: string }[] = [];
  for await (const outcome of readMechFiles(mechFilesAt(path), bundledCatalog().item)) {
    const { file } = outcome;
    if (outcome.kind !== 'table' && !file.toLowerCase().endsWith(TABLE_FILE))
      lines.push({ file, line: bvLine(outcome) });
  }
  return lines.sort((a, b) => byText(a.file, b.file)).map(({ line }) => line);
};
