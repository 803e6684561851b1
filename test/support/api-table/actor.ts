/**
 * Who may do an operation, and where, so that nothing else is wrong with a request than what a test puts into
 * it.
 */
import { dryQuery, idsIn, urlOf } from './ask';
import type { Operation } from './operations';
import { TABLE, type Row, type Scene } from './table';
import type { Role, World } from './world';

const BY_SEAT = ['gm', 'player', 'far', 'observer'] as const;

export const rowOf = ({ key }: Pick<Operation, 'key'>): Row => {
  const row = TABLE[key];
  if (row === undefined) throw new Error(`${key} is not in the table`);
  return row;
};

export const actorOf = (row: Row): { readonly role: Role; readonly scene: Scene } => {
  if (row.kind === 'login' && row.masters !== undefined && row.masters < 300)
    return { role: 'gm', scene: 'setup' };
  if (row.kind !== 'campaign')
    return { role: row.kind === 'public' ? 'anonymous' : (row.owner ?? 'stranger'), scene: 'setup' };
  for (const [scene, cells] of Object.entries(row.cells) as [Scene, readonly number[]][]) {
    const role = BY_SEAT[cells.findIndex((status) => status < 300)];
    if (role !== undefined) return { role, scene };
  }
  return { role: 'gm', scene: 'fighting' };
};

export interface Rightful {
  readonly token?: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly path: string;
  readonly body: unknown;
}

/** A request that is right in everything; a command that can be tried is only tried. */
export const rightful = (world: World, operation: Operation): Rightful => {
  const row = rowOf(operation);
  const asked = row.ask(world);
  const { role, scene } = actorOf(row);
  const ids = idsIn(asked, world[scene].id);
  const token = role === 'anonymous' ? {} : { token: world.people[role].token };
  const query = dryQuery(operation, asked);
  return { ...token, ids, query, path: urlOf(operation, ids, query), body: asked.body };
};
