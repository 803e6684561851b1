/**
 * `Motive:Track` of a QuadVee: what it drives on. A design says it by what stands in the legs, so a file must
 * not say two things.
 */
import type { MechDesign } from '../model';
import { driveOf, type Drive } from '../quadvee';
import type { Header } from './header';
import type { Problems } from './problem';
import type { Sections } from './sections';

const WORDS: Readonly<Record<Drive, string>> = { tracks: 'Track', wheels: 'Wheel' };

export const checkMotive = (
  { keys }: Sections,
  { motion, ownCockpit }: Header,
  slots: MechDesign['slots'],
  problems: Problems,
): void => {
  const line = keys.get('motive') ?? null;
  if (line === null || line.text === '') return;
  if (ownCockpit !== 'quadvee') {
    problems.refuse('mech-file/not-covered', line, { what: `motive: ${line.text.slice(0, 80)}` });
    return;
  }
  const drive = driveOf({ motion, cockpit: ownCockpit, slots });
  if (drive === null || WORDS[drive].toLowerCase() !== line.text.toLowerCase())
    problems.refuse('mech-file/unknown-value', line, { key: 'motive', value: line.text });
};

export const writeMotive = (design: MechDesign): readonly string[] => {
  const drive = driveOf(design);
  return drive === null ? [] : [`motive:${WORDS[drive]}`];
};
