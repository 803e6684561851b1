/** The entry of the texts: tables of what the codes of the rules say, and their shape. */
export { causeText } from '../economy/causes';
export { texts as combatTexts } from './combat';
export { texts as forceTexts } from './force';
export { texts as gameMasterTexts } from './game-master';
export { texts as mapTexts } from './map';
export { texts as movementTexts } from './movement';
export { texts as offersTexts } from './offers';
export { texts as ordersTexts } from './orders';
export { texts as preparationTexts } from './preparation';
export { texts as repairTexts } from './repair';
export { texts as setupTexts } from './setup';
export { texts as shapeTexts } from './shape';
export { texts as supplyTexts } from './supply';
export {
  inEach,
  type English,
  type ParamsBy,
  type SameTexts,
  type Texts,
  type Wordings,
  type Params,
} from './text';
export { texts as timetableTexts } from './timetable';
export { texts as warningsTexts } from '../warnings/texts';
export { texts as worksheetsTexts } from './worksheets';
