/**
 * What handlers of running campaigns take: each parameter says what it needs of the request, and gets it
 * checked.
 */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { matches } from '../../http/answers/etag';
import type { AuthenticatedRequest } from '../../auth/current-user';
import { draft, enteredBy, type Entered, type Eyes, type Plan } from './plan';
import type { Query, Read } from '../read';

const requestOf = (context: ExecutionContext): AuthenticatedRequest =>
  context.switchToHttp().getRequest<AuthenticatedRequest>();

const Part = createParamDecorator(
  (part: keyof Entered, context: ExecutionContext) => enteredBy(requestOf(context))[part],
);
const PartOfPath = createParamDecorator(
  (name: string, context: ExecutionContext) =>
    (requestOf(context).params as Readonly<Record<string, string>>)[name],
);

const asking =
  (part: Partial<Plan>, given: ParameterDecorator): ParameterDecorator =>
  (target, name, index) => {
    if (name === undefined) throw new Error('not a parameter of a handler');
    draft(target, name, part);
    given(target, name, index);
  };

/**
 * `Access`: who asks, with the campaign as it was read for them; 404 for strangers, 403 for another role, 409
 * before the start.
 */
export const Member = (
  needed: Plan['needed'] | null = null,
  admits: Plan['admits'] = null,
): ParameterDecorator =>
  asking({ ...(needed === null ? {} : { needed }), ...(admits === null ? {} : { admits }) }, Part('access'));

/**
 * `CommandCall`: whose command it is, whether it is only tried (`?dryRun=`), and under which key its answer
 * is kept (of a POST).
 */
export const Command = (needed: Plan['needed']): ParameterDecorator =>
  asking({ needed, command: true }, Part('call'));

/**
 * `BattleId`: of a battle in which they fight; for the game master of any. 404 for others, whether they know
 * of it or not.
 */
export const Battle = (): ParameterDecorator =>
  asking({ battle: true, path: ['battleId'] }, PartOfPath('battleId'));

/** An id, as it stands in the path. */
export const InPath = (name: string): ParameterDecorator => asking({ path: [name] }, PartOfPath(name));

/** `Audience`: whose eyes are used, by `?as=`. */
export const Viewer = (eyes: Eyes = 'own'): ParameterDecorator => asking({ eyes }, Part('audience'));

/** What the query says; parameters that nobody reads are refused. */
export const Asked = (asked: (query: Query) => unknown): ParameterDecorator =>
  asking({ asked }, Part('asked'));

/** `Read`: the same, and what is wrong with it is told by the handler, which reads the body itself. */
export const AskedTogether = (asked: (query: Query) => unknown): ParameterDecorator =>
  asking({ asked, together: true }, Part('asked'));

/** The body, as this parser reads it. A command without it takes no body. */
export const Input = (input: (sent: unknown) => Read<unknown>): ParameterDecorator =>
  asking({ input }, Part('input'));

/**
 * Whether the thing that has this tag is the one that the client means to change (`If-Match`); without the
 * header any is.
 */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const sent = requestOf(context).headers['if-match'];
  return (etag: string): boolean => matches(sent, etag);
});
