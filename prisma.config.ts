/** Prisma's settings: where schema and migrations lie, and which schema engine runs (tools/schema-engine.mjs, see ADR 2). */
import path from 'node:path';
import { defineConfig } from 'prisma/config';

process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= path.join(__dirname, 'tools', 'schema-engine.mjs');

export default defineConfig({
  schema: path.join('prisma', 'schema.prisma'),
  migrations: { path: path.join('prisma', 'migrations') },
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://localhost:5432/campaign' },
});
