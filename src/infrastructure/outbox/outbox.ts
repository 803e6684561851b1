/**
 * What every process shall be told once a transaction is committed: a row in the transaction, and a
 * publisher's NOTIFY after it. A NOTIFY in the transaction itself would take a lock for the whole cluster
 * until the commit is on disk, so that writers would wait for each other.
 */
import type { ClientBase } from 'pg';

const PUT = {
  name: 'put-in-outbox',
  text: 'INSERT INTO outbox (channel, payload) SELECT $1, p FROM unnest($2::text[]) WITH ORDINALITY AS u (p, n) ORDER BY n',
};

/** At most so many rows a transaction. */
export const BATCH = 500;

/**
 * Deletes rows that no other publisher holds, and notifies of them in their order, both with its commit. A
 * row each.
 */
export const PUBLISH = {
  name: 'publish-outbox',
  text: `WITH taken AS (
      DELETE FROM outbox WHERE id = ANY (ARRAY(SELECT id FROM outbox ORDER BY id LIMIT ${String(BATCH)} FOR UPDATE SKIP LOCKED)) RETURNING id, channel, payload)
    SELECT pg_notify(channel, payload) FROM (SELECT * FROM taken ORDER BY id) AS ordered`,
};

const used = new WeakSet<ClientBase>();

/** For statements that write into the outbox themselves: this connection's commit is worth a look. */
export const noteUse = (client: ClientBase): void => {
  used.add(client);
};

/**
 * Told to every process in this order once the transaction is committed, and not at all when it is not.
 * `payloads`: anybody on the database server may listen.
 */
export const putInOutbox = async (
  client: ClientBase,
  channel: string,
  ...payloads: readonly string[]
): Promise<void> => {
  noteUse(client);
  await client.query({ ...PUT, values: [channel, payloads] });
};

/** Whether a use was noted since this was last asked. */
export const takeNotedUse = (client: ClientBase): boolean => used.delete(client);
