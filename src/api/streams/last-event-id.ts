/** Where a client goes on that reconnects to a stream. */
import type { ApiHeaderOptions } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { misshapen } from '../../application/refusal';
import { violation } from '../../kernel';
import { ProblemError } from '../http/problems/problem';

const MAX_SEQ = 1e15;

export const LAST_EVENT_ID: ApiHeaderOptions = {
  name: 'Last-Event-ID',
  required: false,
  description: '`seq` of the last event that the client has; counts more than `after`',
};

/** What a client sends that reconnects; it knows better than the address that it was first given. */
export const lastEventId = (
  request: FastifyRequest,
): { readonly ok: true; readonly value: number | null } => {
  const sent = request.headers['last-event-id'];
  if (sent === undefined || sent === '') return { ok: true, value: null };
  if (typeof sent === 'string' && /^\d{1,15}$/.test(sent)) return { ok: true, value: Number(sent) };
  throw new ProblemError(
    misshapen([violation('shape/not-an-integer', null, '/headers/last-event-id', { min: 0, max: MAX_SEQ })]),
  );
};
