/**
 * The codes of all words in a value that a system gives, so that each can be looked up in its texts (GAM-10).
 */
import { isRecord } from '../../../src/kernel';

export const codesIn = (value: unknown, found: Set<string> = new Set()): Set<string> => {
  if (Array.isArray(value)) for (const one of value) codesIn(one, found);
  else if (isRecord(value)) {
    if (isRecord(value['params']))
      for (const code of [value['say'], value['code']]) if (typeof code === 'string') found.add(code);
    for (const one of Object.values(value)) codesIn(one, found);
  }
  return found;
};
