/** What thrown things mean to a client, where no test over HTTP can make them. */
import { BusyError } from '../../../application/busy-error';
import { MapNotDrawn } from '../../../application/setup/map/cartographer';
import { classify } from './classify';
import { problemOf } from './problem';

it('SETUP-10 a map whose thread was killed is a 503 that says when to come again', () => {
  const { refusal } = classify(new MapNotDrawn({ cause: new Error('killed') }));
  expect(problemOf(refusal, 'en')).toMatchObject({ status: 503, code: 'map/not-drawn' });
  expect(refusal.retryAfterSeconds).toBe(5);
});

it('what there is too much of for this moment is a 503 that says when to ask again', () => {
  const { refusal, bug } = classify(new BusyError('too slow'));
  expect(problemOf(refusal, 'en')).toMatchObject({ status: 503, code: 'server/busy' });
  expect(refusal.retryAfterSeconds).toBe(2);
  expect(bug).toBe(false);
});
