/** A file that is not opened, or not to its end. */
import type { MechFile } from '../../application/catalog/mech-file-source';
import { type ParamsGiven, violation, type Violation } from '../../kernel';
import { toldName } from './entry-name';
import type { Limits } from './limits';

export type FileRefusalCode =
  | 'mech-file/too-large'
  | 'mech-file/line-too-long'
  | 'mech-file/too-many-files'
  | 'mech-file/too-much'
  | 'mech-file/bad-path'
  | 'mech-file/encrypted'
  | 'mech-file/packed-too-tight'
  | 'mech-file/overlapping'
  | 'mech-file/wrong-size'
  | 'mech-file/damaged'
  | 'mech-file/unknown-packing'
  | 'mech-file/bad-archive'
  | 'mech-file/unreadable';

export const refusedFile = (file: string, why: Violation): MechFile => ({
  kind: 'refused',
  file: toldName(file),
  violations: [why],
});

export const refuseFile = <C extends FileRefusalCode>(
  file: string,
  code: C,
  ...params: ParamsGiven<C>
): MechFile => refusedFile(file, violation(code, null, '', ...params));

const NEW_LINE = 10;
const RETURN = 13;

/** The file with its bytes, or why it is not given to anybody. */
export const checkedFile = (file: string, bytes: Uint8Array, limits: Limits): MechFile => {
  let begin = 0;
  for (let index = 0; index <= bytes.length; index++) {
    const byte = bytes[index];
    if (index < bytes.length && byte !== NEW_LINE && byte !== RETURN) continue;
    if (index - begin > limits.lineBytes)
      return refuseFile(file, 'mech-file/line-too-long', { most: limits.lineBytes });
    begin = index + 1;
  }
  return { kind: 'file', file: toldName(file), bytes };
};
