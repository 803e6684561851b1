/**
 * How many messages an endpoint has had within its hour, counted in the database: processes share the limit.
 * An hour begins with the first message after the last one.
 */
import type { Pool } from 'pg';
import { URGENT_FACTOR } from '../../application/notices/hour-limit';
import type { Room, Wanted } from '../../application/notices/outbox';

/**
 * In one order, so that two processes never wait for each other. `$3`: the endpoints once more, by which they
 * are found in the index, few among many.
 */
const TAKE_ROOM = {
  name: 'take-notice-room',
  text: `WITH w AS (SELECT * FROM json_to_recordset($1::json) AS w(endpoint uuid, urgent int, calm int)),
    old AS (
      SELECT e.id, w.urgent, w.calm, CASE WHEN e.hour_began > clock_timestamp() - interval '1 hour' THEN e.hour_began END AS began,
        CASE WHEN e.hour_began > clock_timestamp() - interval '1 hour' THEN e.hour_messages ELSE 0 END AS had
      FROM notice_endpoints e JOIN w ON w.endpoint = e.id WHERE e.id = ANY ($3::uuid[]) ORDER BY e.id FOR UPDATE OF e),
    given AS (
      SELECT id, began, had, least(urgent, greatest($2::int * ${String(URGENT_FACTOR)} - had, 0)) AS urgent, calm FROM old),
    room AS (SELECT id, coalesce(began, clock_timestamp()) AS began, had, urgent, least(calm, greatest($2::int - had - urgent, 0)) AS calm FROM given)
    UPDATE notice_endpoints e SET hour_began = room.began, hour_messages = room.had + room.urgent + room.calm
    FROM room WHERE e.id = room.id AND e.id = ANY ($3::uuid[])
    RETURNING e.id AS endpoint, room.urgent, room.calm, floor(extract(epoch FROM e.hour_began + interval '1 hour') * 1000)::float8 AS until`,
};
const GIVE_BACK = {
  name: 'give-notice-room-back',
  text: 'UPDATE notice_endpoints SET hour_messages = hour_messages - 1 WHERE id = $1 AND hour_messages > 0',
};

/** Takes the room that there is. `limit`: messages an hour. */
export const takeRoom = async (
  pool: Pool,
  wanted: readonly Wanted[],
  limit: number,
): Promise<readonly Room[]> =>
  wanted.length === 0
    ? []
    : (
        await pool.query<Room>({
          ...TAKE_ROOM,
          values: [JSON.stringify(wanted), limit, wanted.map(({ endpoint }) => endpoint)],
        })
      ).rows;

/** Of a message that did not arrive. */
export const giveRoomBack = async (pool: Pool, endpoint: string): Promise<void> => {
  await pool.query({ ...GIVE_BACK, values: [endpoint] });
};
