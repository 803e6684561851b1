/** The list of the tactical engines (TAC-8). A new engine: one folder, one line here. */
import type { Engine } from './contract';
import { megamekEngine } from './engines/megamek';
import { tableEngine } from './engines/table';

export const ENGINES: readonly Engine[] = [tableEngine, megamekEngine];

/** The engine of that id, or null. */
export const engineOf = (id: string): Engine | null => ENGINES.find((engine) => engine.id === id) ?? null;
