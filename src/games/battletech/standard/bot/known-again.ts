/**
 * Knowledge that was sent to another thread comes back as new objects, while everything that is computed of a field or a
 * sheet is kept by the object: what equals one that was seen lately is taken for it. Comparing takes a tenth of computing.
 */
import { isSameJson } from '../../../../kernel';
import type { Known } from '../play/known';

const MOST_FIELDS = 8;
const MOST_SHEETS = 200;

/** The newest first. */
const lately = <T extends object>(most: number): ((one: T) => T) => {
  const kept: T[] = [];
  return (one) => {
    const at = kept.findIndex((other) => isSameJson(other, one));
    const found = kept[at] ?? one;
    if (at >= 0) kept.splice(at, 1);
    kept.unshift(found);
    if (kept.length > most) kept.pop();
    return found;
  };
};

type Setup = Known['setup'];
const fieldAgain = lately<Setup['field']>(MOST_FIELDS);
const sheetAgain = lately<Setup['sheets'][string]>(MOST_SHEETS);

export const knownAgain = (known: Known): Known => {
  const { setup } = known;
  const field = fieldAgain(setup.field);
  const sheets = Object.fromEntries(
    Object.entries(setup.sheets).map(([name, sheet]) => [name, sheetAgain(sheet)]),
  );
  // The same process, or nothing that was seen before.
  const isSame =
    field === setup.field && Object.entries(sheets).every(([name, sheet]) => sheet === setup.sheets[name]);
  return isSame ? known : { ...known, setup: { ...setup, field, sheets } };
};
