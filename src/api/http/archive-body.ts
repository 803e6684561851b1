/** Zip archives as bodies, for the operations that say so; everywhere else they are refused as any other kind. */
import type { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { doorRefusal, ProblemError } from './problem';

/** Most bytes of an archive. */
export const ARCHIVE_BYTES = 32 * 1024 * 1024;

const MEDIA_TYPE = doorRefusal('media-type', 'request/media-type');
const TOO_LARGE = doorRefusal('too-large', 'request/too-large');

interface ArchiveConfig {
  readonly takesArchives?: true;
}

/** The second is what browsers on Windows call it. */
const TYPES = ['application/zip', 'application/x-zip-compressed'];

/** The body of the operation may be a zip archive: then it is an `Archive`. */
export const TakesArchives = (): MethodDecorator => applyDecorators(RouteConfig({ takesArchives: true } satisfies ArchiveConfig));

/** An archive that has not come in yet: whoever may not send one is refused before it does. */
export class Archive {
  constructor(readonly bytes: Readable) {}
}

/** Says no more than the header does whether it is one. */
export function acceptArchives(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(TYPES, (request, payload, done) => {
    const { takesArchives } = request.routeOptions.config as ArchiveConfig;
    const length = Number(request.headers['content-length'] ?? 0);
    if (takesArchives !== true) done(new ProblemError(MEDIA_TYPE));
    else if (length > ARCHIVE_BYTES) done(new ProblemError(TOO_LARGE));
    else done(null, new Archive(payload));
  });
}
