/**
 * Forms with files as bodies, for the operations that say so; everywhere else they are refused as any other
 * kind.
 */
import { createHash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import Busboy, { type BusboyHeaders } from '@fastify/busboy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dictionary, err, ok, type Result, violation, type Violation } from '../../../kernel';
import type { BodiesUnderWay } from './bodies-under-way';
import { httpRefusal, ProblemError, type HttpRefusal } from '../problems/problem';

export const FORM_TYPE = 'multipart/form-data';

const MEDIA_TYPE = httpRefusal('media-type', 'request/media-type');
const TOO_LARGE = httpRefusal('too-large', 'request/too-large');

interface FormConfig {
  readonly takesForms?: FormLimits;
}

export interface FormLimits {
  readonly files: number;
  /** Most bytes of one file: of a larger one, one byte more is kept. */
  readonly fileBytes: number;
  /** Most bytes of a field that is no file. */
  readonly fieldBytes: number;
}

export interface FormParts {
  readonly files: readonly Buffer[];
  readonly fields: Readonly<Record<string, string>>;
  /** What tells one form from another, for idempotency keys. */
  readonly sha256: string;
}

/** The body of the operation may be a form: then it is a `Form`. */
export const TakesForms = (limits: FormLimits): MethodDecorator =>
  applyDecorators(RouteConfig({ takesForms: limits } satisfies FormConfig));

const NOT_A_FORM = [violation('record/not-a-form', null, '')];
const FIELDS = 8;
const OVERHEAD = 64 * 1024;

/** A form that has not come in yet: whoever may not send one is refused before it does. */
export class Form {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly limits: FormLimits,
    private readonly all: BodiesUnderWay,
  ) {}

  /**
   * All of it, within its limits, or what is wrong. Files are told by their file names; what they are called
   * says nothing. It counts as held until the answer is given, since so long it is. Throws a ProblemError
   * when it comes too slowly, or when there is too much.
   */
  read(): Promise<Result<FormParts, readonly Violation[]>> {
    const { limits } = this;
    const { raw } = this.request;
    return new Promise((resolve, reject) => {
      const files: Buffer[] = [];
      const fields = dictionary<string>();
      const hash = createHash('sha256');
      let tooMany = false;
      const stop = (): void => {
        raw.off('data', came).off('close', closed);
        raw.unpipe();
        // What is left of a form that was refused is read and forgotten.
        raw.resume();
      };
      const end = (result: Result<FormParts, readonly Violation[]>): void => {
        stop();
        // Whoever has gone gets no answer, with which it would end.
        if (result.ok && !this.reply.raw.destroyed) passage.whole();
        else passage.end();
        resolve(result);
      };
      const giveUp = (refusal: HttpRefusal): void => {
        stop();
        passage.end();
        // The files that have come in by now.
        files.length = 0;
        reject(new ProblemError(refusal));
      };
      const came = (chunk: Buffer): void => {
        const refusal = passage.hold(chunk.length);
        if (refusal !== null) giveUp(refusal);
      };
      const broken = (): void => end(err(NOT_A_FORM));
      const closed = (): void => {
        if (!raw.complete) broken();
      };
      const passage = this.all.begin(() => this.request.ip, giveUp);
      let form: ReturnType<typeof Busboy>;
      try {
        form = Busboy({
          headers: raw.headers as BusboyHeaders,
          limits: {
            files: limits.files,
            fileSize: limits.fileBytes + 1,
            fieldSize: limits.fieldBytes,
            fields: FIELDS,
            fieldNameSize: 100,
            headerPairs: 20,
          },
        });
      } catch {
        return end(err(NOT_A_FORM));
      }
      form.on('file', (_name, stream) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          hash.update(chunk);
        });
        stream.on('error', () => end(err(NOT_A_FORM)));
        stream.on('end', () => {
          hash.update('\0file');
          files.push(Buffer.concat(chunks));
        });
      });
      form.on('field', (name, value, _nameCut, cut) => {
        if (cut || Object.hasOwn(fields, name)) tooMany = true;
        fields[name] = value;
        hash.update(JSON.stringify([name, value]));
      });
      form.on('filesLimit', () =>
        end(err([violation('record/too-many-files', null, '', { most: limits.files })])),
      );
      form.on('error', () => end(err(NOT_A_FORM)));
      form.on('finish', () =>
        end(tooMany ? err(NOT_A_FORM) : ok({ files, fields, sha256: hash.digest('base64url') })),
      );
      this.reply.raw.once('close', () => passage.end());
      raw.on('error', broken).on('close', closed);
      if (raw.destroyed) closed();
      raw.on('data', came).pipe(form);
    });
  }
}

/** Says no more than the header does whether it is one. */
export function formOf(
  request: FastifyRequest,
  reply: FastifyReply,
  all: BodiesUnderWay,
  done: (error: Error | null, form: Form | null) => void,
): void {
  const { takesForms } = request.routeOptions.config as FormConfig;
  const length = Number(request.headers['content-length'] ?? 0);
  if (takesForms === undefined) done(new ProblemError(MEDIA_TYPE), null);
  else if (length > takesForms.files * takesForms.fileBytes + FIELDS * takesForms.fieldBytes + OVERHEAD)
    done(new ProblemError(TOO_LARGE), null);
  else done(null, new Form(request, reply, takesForms, all));
}
