/**
 * The bare way to answer: Fastify and one statement a request; no login, no rules, no checks but the phase's.
 * A process of its own.
 */
import Fastify from 'fastify';
import pg from 'pg';

const SAVE = {
  name: 'bare-save',
  text: `WITH open AS (SELECT id FROM campaigns WHERE id = $1 AND round = $2 AND phase = $3 FOR SHARE)
    INSERT INTO bare_sheets (campaign_id, force, orders, saved_at) SELECT open.id, $4, $5::jsonb, now() FROM open
    ON CONFLICT (campaign_id, force) DO UPDATE SET orders = EXCLUDED.orders, saved_at = EXCLUDED.saved_at RETURNING saved_at`,
};
const VIEW = { name: 'bare-view', text: 'SELECT body FROM bare_views WHERE campaign_id = $1 AND force = $2' };
const VERSION = { name: 'bare-version', text: 'SELECT version FROM campaigns WHERE id = $1' };

interface Place {
  readonly id: string;
  readonly force: string;
}

const main = async (url: string, poolSize: number): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  const app = Fastify({ logger: false });
  app.put<{ Params: Place; Body: { round: number; phase: string; orders: unknown } }>(
    '/campaigns/:id/orders/:force',
    async (request, reply) => {
      const { id, force } = request.params;
      const { round, phase, orders } = request.body;
      const { rows } = await pool.query({
        ...SAVE,
        values: [id, round, phase, force, JSON.stringify(orders)],
      });
      return rows.length === 0 ? reply.code(409).send() : rows[0];
    },
  );
  app.get<{ Params: Place }>('/campaigns/:id/view/:force', async (request, reply) => {
    const { rows } = await pool.query<{ body: string }>({
      ...VIEW,
      values: [request.params.id, request.params.force],
    });
    return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0]?.body);
  });
  app.get<{ Params: Place }>('/campaigns/:id/unchanged', async (request, reply) => {
    await pool.query({ ...VERSION, values: [request.params.id] });
    return reply.code(304).send();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
};

const [, , url = '', poolSize = '10'] = process.argv;
void main(url, Number(poolSize));
