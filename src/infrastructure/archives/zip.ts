/** Zip archives of small texts, with one date for all, so that the same files give the same bytes. */
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Zip } from '../../application/battles/pack-files';

const READABLE = 0o100644;

export const zip: Zip = async (files) => {
  const archive = new ZipFile();
  // The first moment of zip's clock, which is local time: without the other time stamp it is the same in
  // every time zone.
  const options = { mtime: new Date(1980, 0, 1), mode: READABLE, forceDosTimestamp: true };
  for (const { name, text } of files) archive.addBuffer(Buffer.from(text), name, options);
  archive.end();
  return buffer(archive.outputStream);
};
