/**
 * `@CampaignController('offers', '/offers')`: operations on a running campaign. Handlers answer what use
 * cases do; refusals become problems.
 */
import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import { valueOf } from '../../http/answers/answered-by';
import { EntryGuard } from './entry.guard';
import { draftsOf, setPlan, type Plan } from './plan';

type Handler = (...parameters: unknown[]) => unknown;
/** The value of a use case; null: there is nothing to say. */
const plain = (handler: Handler): Handler =>
  async function (this: unknown, ...parameters) {
    return valueOf(await handler.apply(this, parameters)) ?? undefined;
  };

/** The handler in the place of which the other stands keeps all that decorators have said of it. */
const standIn = (target: object, name: string, plan: Plan): void => {
  const descriptor = Object.getOwnPropertyDescriptor(target, name);
  if (descriptor === undefined) throw new Error(`no handler ${name}`);
  const handler = descriptor.value as Handler;
  const value = plain(handler);
  Object.defineProperty(value, 'name', { value: name });
  const own = { ...descriptor, value };
  Object.defineProperty(target, name, own);
  // Taken from the path by the guard, so that no parameter tells the generator of the description.
  for (const one of ['id', ...plan.path]) ApiParam({ name: one, type: String })(target, name, own);
  for (const key of Reflect.getMetadataKeys(handler)) {
    const said: unknown = Reflect.getMetadata(key, handler);
    const before: unknown = Reflect.getMetadata(key, value);
    Reflect.defineMetadata(
      key,
      Array.isArray(before) && Array.isArray(said) ? [...before, ...said] : said,
      value,
    );
  }
  setPlan(value, plan);
};

/** Below `/v1/campaigns/{id}`. */
export const CampaignController = (tag: string, path = ''): ClassDecorator =>
  applyDecorators(
    ApiTags(tag),
    ApiBearerAuth(),
    UseGuards(EntryGuard),
    Controller(`v1/campaigns/:id${path}`),
    ({ prototype }: { prototype: object }) => {
      for (const [name, plan] of draftsOf(prototype)) standIn(prototype, String(name), plan);
    },
  );
