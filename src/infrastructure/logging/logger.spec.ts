/** The log keeps secrets out, wherever they hide. */
import { Writable } from 'node:stream';
import { createLogger, type Logger } from './logger';

function capture(): { readonly logger: Logger; readonly text: () => string } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { logger: createLogger('trace', stream), text: () => text };
}

it('redacts secrets by name, at the top and inside', () => {
  const { logger, text } = capture();
  const headers = { authorization: 'Bearer s3cret', cookie: 'refresh=s3cret', 'set-cookie': 's3cret' };
  logger.info(
    { req: { headers, body: { password: 's3cret' } }, password: 's3cret', user: { token: 's3cret' } },
    'x',
  );
  logger.info({ body: { orders: ['s3cret'] }, seed: 's3cret', session: { refreshToken: 's3cret' } }, 'x');
  expect(text()).toContain('[redacted]');
  expect(text()).not.toContain('s3cret');
});

it('describes errors by an allow-list, without the rows that a database quotes', () => {
  const { logger, text } = capture();
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'user_email',
    detail: 'Key (email)=(s3cret) already exists.',
    parameters: ['s3cret'],
  });
  logger.error({ err: error }, 'failed');
  logger.error({ error }, 'failed');
  expect(text()).toContain('user_email');
  expect(text()).toContain('duplicate key');
  expect(text()).not.toContain('s3cret');
});
