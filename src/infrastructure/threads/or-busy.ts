import { BusyError } from '../../application/busy-error';
import { ThreadFailed } from './thread-queue';

/** The answer of a thread; a BusyError when it was too slow, since the machine may have less to do later. */
export const orBusy = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ThreadFailed && error.reason === 'too-slow')
      throw new BusyError(error.message, { cause: error });
    throw error;
  }
};
