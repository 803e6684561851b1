/**
 * Files of designs as they come from a folder, an archive or an upload: bytes, or why a file is not even
 * opened.
 */
import type { Violation } from '../../kernel';

export type MechFile =
  | {
      readonly kind: 'file';
      /** Path within the folder or archive, with `/` between names. */
      readonly file: string;
      readonly bytes: Uint8Array;
    }
  | {
      readonly kind: 'refused';
      readonly file: string;
      readonly violations: readonly Violation[];
    };

/**
 * Ends of the names of mech files and of random assignment tables, in lower case. What has another is
 * nobody's business here.
 */
export const MECH_FILE = '.mtf';
export const TABLE_FILE = '.txt';
