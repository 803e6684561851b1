/** The list of the tactical engines (TAC-8). A new engine: one folder, one line here (docs/engines.md). */
import type { Engine } from './contract';
import { battletechEngine } from './engines/battletech';
import { darkAgeEngine } from './engines/dark-age';
import { megamekEngine } from './engines/megamek';
import { tableEngine } from './engines/table';

export const ENGINES: readonly Engine[] = [tableEngine, megamekEngine, battletechEngine, darkAgeEngine];
