/**
 * Every text by code: the rules' tables and those of the API. A test fails when a table is not listed here.
 */
import type { Language } from '../../../kernel';
import { rightText } from '../right-values';
import {
  combatTexts as combat,
  forceTexts as force,
  gameMasterTexts as gameMaster,
  mapTexts as map,
  movementTexts as movement,
  offersTexts as offers,
  ordersTexts as orders,
  preparationTexts as preparation,
  repairTexts as repair,
  setupTexts as setup,
  shapeTexts as shape,
  supplyTexts as supply,
  timetableTexts as timetable,
  warningsTexts as warnings,
  worksheetsTexts as worksheets,
  type Params,
  type Texts,
} from '../../../rules/texts';
import { texts as accounts } from './accounts';
import { texts as battleValue } from './battle-value';
import { texts as campaigns } from './campaigns';
import { texts as engines } from './engines';
import { texts as figures } from './figures';
import { texts as games } from './games';
import { texts as imports } from './imports';
import { texts as matches } from './matches';
import { texts as mechFiles } from './mech-files';
import { texts as messages } from './messages';
import { texts as notices } from './notices';
import { texts as chat } from './chat';
import { texts as construction } from './construction';
import { texts as designs } from './designs';
import { texts as http } from './http';
import { texts as pictures } from './pictures';
import { texts as playing } from './playing';
import { texts as records } from './records';
import { texts as refits } from './refits';
import { texts as request } from './request';
import { texts as sheets } from './sheets';
import { texts as xml } from './xml';
import { texts as webhooks } from './webhooks';

export const TABLES: readonly Texts[] = [
  combat,
  force,
  gameMaster,
  map,
  movement,
  offers,
  orders,
  preparation,
  repair,
  setup,
  shape,
  supply,
  timetable,
  warnings,
  worksheets,
  accounts,
  battleValue,
  campaigns,
  chat,
  webhooks,
  construction,
  designs,
  http,
  engines,
  figures,
  games,
  imports,
  matches,
  mechFiles,
  messages,
  notices,
  pictures,
  playing,
  records,
  refits,
  request,
  sheets,
  xml,
];

const byCode: Texts = Object.assign(Object.create(null) as Texts, ...TABLES);

const CODES: readonly string[] = Object.keys(byCode).sort();

/** Every code that has a text, sorted. */
export const codes = (): readonly string[] => CODES;

export const hasText = (code: string): boolean => byCode[code] !== undefined;

/** Whether its text is made from facts. */
export const needsFacts = (code: string): boolean => (byCode[code]?.en.length ?? 0) > 0;

/**
 * The text of a code; the code itself where there is none, so that a forgotten text never hides the problem.
 * Nor does a text that cannot be made: an event of an earlier version may carry a violation with fewer params
 * than its text has now.
 */
export const textOf = (code: string, params: Params, language: Language): string => {
  try {
    const text = byCode[code]?.[language](params);
    return text === undefined ? code : text + rightText(code, params['right'], language);
  } catch {
    return code;
  }
};
