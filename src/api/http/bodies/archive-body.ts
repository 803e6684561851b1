/**
 * Zip archives as bodies, for the operations that say so; everywhere else they are refused as any other kind.
 */
import { PassThrough } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { BodiesUnderWay } from './bodies-under-way';
import { httpRefusal, ProblemError } from '../problems/problem';

/** Most bytes of an archive. */
export const ARCHIVE_BYTES = 32 * 1024 * 1024;

const MEDIA_TYPE = httpRefusal('media-type', 'request/media-type');
const TOO_LARGE = httpRefusal('too-large', 'request/too-large');

interface ArchiveConfig {
  readonly takesArchives?: true;
}

/** The second is what browsers on Windows call it. */
export const ARCHIVE_TYPES: readonly string[] = ['application/zip', 'application/x-zip-compressed'];

/** The body of the operation may be a zip archive: then it is an `Archive`. */
export const TakesArchives = (): MethodDecorator =>
  applyDecorators(RouteConfig({ takesArchives: true } satisfies ArchiveConfig));

/** An archive that has not come in yet: whoever may not send one is refused before it does. */
export class Archive {
  constructor(
    private readonly request: FastifyRequest,
    private readonly all: BodiesUnderWay,
  ) {}

  /** As they come; what was taken from here is not held. Throws a ProblemError when they come too slowly. */
  get bytes(): AsyncIterable<Uint8Array> {
    return this.#incoming();
  }

  async *#incoming(): AsyncGenerator<Uint8Array> {
    const { raw } = this.request;
    // Between the two: what breaks off here breaks off no connection, over which there is an answer to give.
    const through = new PassThrough();
    const passage = this.all.begin(
      () => this.request.ip,
      (refusal) => through.destroy(new ProblemError(refusal)),
    );
    const came = (chunk: Uint8Array): void => passage.came(chunk.length);
    const broken = (error: Error): void => void through.destroy(error);
    const closed = (): void => {
      if (!raw.complete) broken(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    };
    raw.on('data', came).on('error', broken).on('close', closed);
    if (raw.destroyed) closed();
    raw.pipe(through);
    try {
      yield* through as AsyncIterable<Uint8Array>;
    } finally {
      passage.end();
      raw.off('data', came).off('close', closed);
      raw.unpipe(through);
      // What is left of one that was refused is let go.
      raw.resume();
    }
  }
}

/** Says no more than the header does whether it is one. */
export function archiveOf(
  request: FastifyRequest,
  all: BodiesUnderWay,
  done: (error: Error | null, archive: Archive | null) => void,
): void {
  const { takesArchives } = request.routeOptions.config as ArchiveConfig;
  const length = Number(request.headers['content-length'] ?? 0);
  if (takesArchives !== true) done(new ProblemError(MEDIA_TYPE), null);
  else if (length > ARCHIVE_BYTES) done(new ProblemError(TOO_LARGE), null);
  else done(null, new Archive(request, all));
}
