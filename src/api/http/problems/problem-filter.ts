/** Turns everything that is thrown into a problem document; nothing leaves the server in another form. */
import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NoSuchScreen } from '../../page/serve';
import type { AllowedMethods } from './allowed-methods';
import { classify } from './classify';
import { httpRefusal } from './problem';
import { sendProblem } from './send-problem';

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('problem');

  constructor(
    private readonly methods: AllowedMethods,
    private readonly noSuchScreen: NoSuchScreen = () => false,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { refusal, bug } = classify(error);
    if (bug) this.logger.error(error);
    // A stream that broke in the middle has its headers out already.
    if (reply.sent || reply.raw.headersSent) return;
    const allowed = refusal.kind === 'not-found' && request.is404 ? this.methods.at(request.url) : [];
    if (allowed.length === 0) {
      if (refusal.kind === 'not-found' && request.is404 && this.noSuchScreen(request, reply)) return;
      sendProblem(request, reply, refusal);
      return;
    }
    reply.header('allow', allowed.join(', '));
    sendProblem(request, reply, httpRefusal('method-not-allowed', 'request/method-not-allowed'));
  }
}
