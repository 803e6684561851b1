/** `/v1/catalog/imports`: a game master brings designs of their own, which only their campaigns see. */
import { Controller, Get, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiForbiddenResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Login } from '../../application/accounts/model';
import { ImportDesigns } from '../../application/catalog/import-designs';
import { ListImports } from '../../application/catalog/list-imports';
import type { ImportReport, LibraryLine } from '../../application/catalog/design-libraries';
import type { Upload } from '../../application/catalog/upload-reader';
import type { Page } from '../../application/page';
import { misshapen } from '../../application/refusal';
import { gather, type Result, type Violation } from '../../kernel';
import { Fields } from '../../application/fields';
import { CurrentUser, type AuthenticatedRequest } from '../auth/current-user';
import { CommandQuery, optionsOf } from '../campaigns/command-query';
import { Archive, TakesArchives } from '../http/bodies/archive-body';
import { claimOf } from '../http/idempotency-key';
import { ref } from '../http/openapi/schema';
import { limitOf, PageQuery } from '../http/paging';
import { orThrow, ProblemError } from '../http/problems/problem';
import { withMessage, wordsFor, type SaidViolation } from '../http/wording';
import { ImportsGuard } from './imports.guard';

const MAX_FILES = 2_000;
const MAX_NAME = 300;
/** A body is not larger anyway. */
const MAX_TEXT = 32 * 1024 * 1024;

const readFiles = (body: unknown): Result<Upload, readonly Violation[]> => {
  const fields = new Fields(body);
  const inner: Violation[] = [];
  const files = fields.list('files', 1, MAX_FILES, (value, pointer) => {
    const file = new Fields(value, pointer);
    const read = { name: textField(file, 'name', 1, MAX_NAME), text: textField(file, 'text', 0, MAX_TEXT) };
    const whole = file.done(read);
    if (!whole.ok) gather(inner, whole.error);
    return read;
  });
  gather(fields.violations, inner);
  return fields.done({ kind: 'files', files });
};

const textField = (fields: Fields, name: string, min: number, max: number): string => {
  const value = fields.raw(name);
  if (typeof value === 'string' && value.length >= min && value.length <= max) return value;
  fields.refuse(name, 'shape/not-a-string', { min, max });
  return '';
};

type WordedReport = Omit<ImportReport, 'refusals' | 'notes'> & {
  readonly refusals: readonly { readonly file: string; readonly violations: readonly SaidViolation[] }[];
  readonly notes: readonly { readonly file: string; readonly notes: readonly SaidViolation[] }[];
};

@ApiTags('catalog')
@ApiBearerAuth()
@UseGuards(ImportsGuard)
@ApiForbiddenResponse({ description: 'Only for game masters of a campaign.' })
@Controller('v1/catalog/imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportDesigns,
    private readonly listImports: ListImports,
  ) {}

  @Post()
  @HttpCode(200)
  @TakesArchives()
  @ApiOperation({
    operationId: 'importDesigns',
    summary:
      'Import designs (`.mtf`) and random assignment tables for my campaigns: all or nothing of each file',
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: ref('ImportedFiles') },
        'application/zip': { schema: { type: 'string', format: 'binary' } },
      },
    },
  })
  @ApiOkResponse({ schema: ref('ImportReport') })
  async import(
    @CurrentUser() { user }: Login,
    @Query() query: CommandQuery,
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WordedReport> {
    return worded(orThrow(await this.#run(user, query, request)), request, reply);
  }

  @Get()
  @ApiOperation({ operationId: 'listImports', summary: 'The designs that I have imported' })
  @ApiOkResponse({ schema: ref('ImportedDesignPage') })
  async list(@CurrentUser() { user }: Login, @Query() query: PageQuery): Promise<Page<LibraryLine>> {
    return orThrow(await this.listImports.run(user, query.after ?? null, limitOf(query)));
  }

  async #run(
    user: Login['user'],
    query: CommandQuery,
    request: AuthenticatedRequest,
  ): ReturnType<ImportDesigns['run']> {
    const { body } = request;
    if (!(body instanceof Archive)) {
      const files = readFiles(body);
      if (!files.ok) throw new ProblemError(misshapen(files.error));
      return this.imports.run(user, files.value, optionsOf(query, claimOf(request)));
    }
    // A key that is none is refused before the archive comes in.
    claimOf(request, null);
    return this.imports.runArchive(user, body.bytes, (sha256) =>
      optionsOf(query, claimOf(request, { archive: sha256 })),
    );
  }
}

const worded = (report: ImportReport, request: FastifyRequest, reply: FastifyReply): WordedReport => {
  const language = wordsFor(request, reply);
  const refusals = report.refusals.map(({ file, violations }) => ({
    file,
    violations: violations.map(withMessage(language)),
  }));
  const notes = (report.notes ?? []).map((one) => ({
    file: one.file,
    notes: one.notes.map(withMessage(language)),
  }));
  return { ...report, refusals, notes };
};
