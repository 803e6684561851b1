/** `…/battles/{battleId}/records`: battles come back from MegaMek (MM-4, MM-5). */
import { Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import type { DocumentsAnswer } from '../../application/battles/papers/documents-place';
import { HandIn, type HandedInForm } from '../../application/battles/papers/hand-in';
import { SeeDocuments } from '../../application/battles/papers/see-documents';
import type { Access } from '../../application/campaigns/reader';
import type { CommandCall } from '../../application/campaigns/command';
import { misshapen } from '../../application/refusal';
import {
  at,
  type BattleId,
  err,
  type ForceId,
  type Language,
  ok,
  type Result,
  violation,
  type Violation,
} from '../../kernel';
import { Fields } from '../../application/fields';
import { parseAnswers, records, type Answers, type RecordFindings } from '../../tactical/engines/megamek';
import { rowOf } from '../../rules';
import type { AuthenticatedRequest } from '../auth/current-user';
import { Form, TakesForms } from '../http/bodies/form-body';
import { claimOf } from '../http/idempotency-key';
import { readJsonText } from '../http/bodies/json-body';
import { ref } from '../http/openapi/schema';
import { Limited } from '../limits/limited';
import { orThrow, ProblemError } from '../http/problems/problem';
import { withMessage, type SaidViolation } from '../http/wording';
import { CampaignController } from '../playing/entry/campaign-controller';
import { AskedTogether, Battle, Member } from '../playing/entry/parameters';
import { Words } from '../http/words';
import { understood, type Query, type Read } from '../playing/read';
import { DRY_RUN } from '../playing/parameters';
import { askedIn, type AskedQuestion } from './record-questions';

/** MM-5: of one file; answers to all questions of the largest battle are smaller than a field may be. */
const LIMITS = { files: 4, fileBytes: 5 * 1024 * 1024, fieldBytes: 256 * 1024 };

type Brought = HandedInForm<Answers>;
type RecordsAnswer = DocumentsAnswer<RecordFindings>;
type Sent = Omit<Brought, 'file'>;
type Worded = 'contradictions' | 'notes';
type SaidAnswer = Omit<RecordsAnswer, Worded | 'questions'> &
  Readonly<Record<Worded, readonly SaidViolation[]>> & { readonly questions: readonly AskedQuestion[] };

const json = (text: string): Result<unknown, readonly Violation[]> => {
  const value = readJsonText(text);
  return value === undefined ? err([violation('shape/not-an-object', null, '/answers')]) : ok(value);
};

const answersIn = (sent: unknown): Result<Answers, readonly Violation[]> => {
  const read = parseAnswers(sent);
  return read.ok ? read : err(at('/answers', read.error));
};

/** Of a form or of JSON: files only a form can bring. */
const sentIn = (
  files: readonly Buffer[],
  answers: unknown,
  side: unknown,
): Result<Sent, readonly Violation[]> => {
  const read = answers === undefined ? ok(null) : answersIn(answers);
  const isSide = side === undefined || (typeof side === 'string' && side.length <= 40);
  const wrong = [
    ...(read.ok ? [] : read.error),
    ...(isSide ? [] : [violation('shape/not-a-side', null, '/side')]),
  ];
  if (!read.ok || !isSide) return err(wrong);
  if (files.length === 0 && read.value === null) return err([violation('record/nothing-sent', 'MM-4', '')]);
  return ok({ files, answers: read.value, side: side ?? null });
};

/** Every mistake of both; what the form says once there is none. */
const both = (
  form: Result<unknown, readonly Violation[]>,
  sent: Result<Sent, readonly Violation[]>,
): Result<Sent, readonly Violation[]> =>
  form.ok ? sent : err([...form.error, ...(sent.ok ? [] : sent.error)]);

interface Wish {
  readonly dryRun: boolean;
  readonly file: boolean;
}

const askedOfBringing = (query: Query): Wish => ({ dryRun: query.flag('dryRun'), file: query.flag('file') });

/** What a body says, and what tells it from another. */
const sentBy = async ({
  body,
}: AuthenticatedRequest): Promise<{
  readonly sent: Result<Sent, readonly Violation[]>;
  readonly hash: unknown;
}> => {
  if (!(body instanceof Form)) {
    const fields = new Fields(body === undefined ? {} : body);
    const [answers, side] = ['answers', 'side'].map((name) =>
      fields.has(name) ? fields.raw(name) : undefined,
    );
    const read = fields.done(null);
    return { sent: both(read, sentIn([], answers, side)), hash: body };
  }
  const form = await body.read();
  if (!form.ok) throw new ProblemError(misshapen(form.error));
  const { answers, side, ...others } = form.value.fields;
  const unknown = Object.keys(others).map((name) =>
    violation('shape/unknown-property', null, `/${name.slice(0, 80)}`),
  );
  const parsed = answers === undefined ? ok(undefined) : json(answers);
  const sent =
    unknown.length > 0 ? err(unknown) : parsed.ok ? sentIn(form.value.files, parsed.value, side) : parsed;
  return { sent, hash: { form: form.value.sha256 } };
};

/**
 * The command, and what is handed in with it: a form comes in only now, and mistakes in it are told with
 * those of the query.
 */
const broughtBy = async (
  me: Access,
  asked: Read<Wish>,
  request: AuthenticatedRequest,
): Promise<{ readonly call: CommandCall; readonly brought: Brought }> => {
  // A key that is none is refused before the form comes in.
  claimOf(request, null);
  const { sent, hash } = await sentBy(request);
  const [{ dryRun, file }, brought] = understood(asked, sent);
  return {
    call: { id: me.id, user: request.user.user, dryRun, claim: claimOf(request, hash) },
    brought: { ...brought, file },
  };
};

const worded = ({ campaign: { state } }: Access, answer: RecordsAnswer, language: Language): SaidAnswer => {
  const say = withMessage(language);
  const setup = rowOf(state.battles, answer.battle)?.setup;
  const ask =
    setup === undefined
      ? null
      : askedIn(setup, (id) => rowOf(state.forces, id as ForceId)?.name ?? id, language);
  return {
    ...answer,
    questions: ask === null ? [] : answer.questions.map(ask),
    contradictions: answer.contradictions.map(say),
    notes: answer.notes.map(say),
  };
};

@CampaignController('battles', '/battles/:battleId/records')
export class BattleRecordsController {
  constructor(
    private readonly seeDocuments: SeeDocuments,
    private readonly handIn: HandIn,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getRecords',
    summary: 'What came back from MegaMek, and what it leaves open',
  })
  @ApiOkResponse({ schema: ref('BattleRecords') })
  async read(@Member('fighter') me: Access, @Battle() battle: BattleId, @Words() language: Language) {
    return worded(me, orThrow(await this.seeDocuments.run(records, me, battle)), language);
  }

  @Post()
  @HttpCode(200)
  @TakesForms(LIMITS)
  @Limited('records')
  @ApiOperation({
    operationId: 'bringRecords',
    summary:
      'Hand in MegaMek’s records of a battle, or answers to what they leave open; `file=true` files the report once nothing is',
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': { schema: ref('RecordsForm') },
        'application/json': { schema: ref('RecordsBody') },
      },
    },
  })
  @ApiQuery(DRY_RUN)
  @ApiQuery({
    name: 'file',
    required: false,
    schema: { type: 'boolean' },
    description: 'Whether the report is filed as soon as nothing is open',
  })
  @ApiOkResponse({ schema: ref('BattleRecords') })
  async bring(
    @Member('fighter') me: Access,
    @Battle() battle: BattleId,
    @AskedTogether(askedOfBringing) asked: Read<Wish>,
    @Req() request: AuthenticatedRequest,
    @Words() language: Language,
  ) {
    const { call, brought } = await broughtBy(me, asked, request);
    return worded(me, orThrow(await this.handIn.run(records, call, battle, brought)), language);
  }
}
