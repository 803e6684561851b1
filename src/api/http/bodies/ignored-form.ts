/**
 * Forms that nobody reads: what programs send with one POST to end mails (RFC 8058), urlencoded or in parts.
 * Everywhere else such a form is refused as any other kind.
 */
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { FORM_TYPE } from './form-body';

interface IgnoringConfig {
  readonly ignoresForms?: true;
}

const TYPES: readonly (string | undefined)[] = ['application/x-www-form-urlencoded', FORM_TYPE];

/** Far more than such a form has. */
export const IGNORED_BYTES = 4_096;

export const IgnoresForms = (): MethodDecorator =>
  applyDecorators(RouteConfig({ ignoresForms: true } satisfies IgnoringConfig));

export const isIgnoredForm = ({ mediaType, routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as IgnoringConfig).ignoresForms === true && TYPES.includes(mediaType);
