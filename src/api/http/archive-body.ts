/** Zip archives as bodies, for the operations that say so; everywhere else they are refused as any other kind. */
import type { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { doorRefusal, ProblemError } from './problem';

/** Most bytes of an archive. */
export const ARCHIVE_BYTES = 32 * 1024 * 1024;

const MEDIA_TYPE = doorRefusal('media-type', 'request/media-type');
const TOO_LARGE = doorRefusal('too-large', 'request/too-large');

interface ArchiveConfig {
  readonly takesArchives?: true;
}

/** The second is what browsers on Windows call it. */
export const ARCHIVE_TYPES: readonly string[] = ['application/zip', 'application/x-zip-compressed'];

/** The body of the operation may be a zip archive: then it is an `Archive`. */
export const TakesArchives = (): MethodDecorator => applyDecorators(RouteConfig({ takesArchives: true } satisfies ArchiveConfig));

/** An archive that has not come in yet: whoever may not send one is refused before it does. */
export class Archive {
  constructor(readonly bytes: Readable) {}
}

/** Says no more than the header does whether it is one. */
export function archiveOf(request: FastifyRequest, done: (error: Error | null, archive: Archive | null) => void): void {
  const { takesArchives } = request.routeOptions.config as ArchiveConfig;
  const length = Number(request.headers['content-length'] ?? 0);
  if (takesArchives !== true) done(new ProblemError(MEDIA_TYPE), null);
  else if (length > ARCHIVE_BYTES) done(new ProblemError(TOO_LARGE), null);
  else done(null, new Archive(request.raw));
}
