/** Rolls as they are told (GAM-10): what they were for, with the weapon by the name that it has in sentences. */
import { type Roll, words } from '../shapes';
import { gunWords } from './gun-words';

export const toldRolls = (rolls: readonly Roll[]): readonly Roll[] =>
  rolls.map((roll) => {
    const { code, params } = roll.purpose;
    const { weapon } = params;
    return typeof weapon === 'string'
      ? { ...roll, purpose: words(code, { ...params, weapon: gunWords({ name: weapon }) }) }
      : roll;
  });
