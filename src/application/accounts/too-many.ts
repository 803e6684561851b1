/** The refusal of an attempt that has to wait. */
import { refusal, type Refusal } from '../refusal';

export const tooMany = (code: string, seconds: number): Refusal => refusal('too-many', code, { params: { seconds }, retryAfterSeconds: seconds });
