/**
 * Prisma's settings: where schema and migrations lie, and which schema engine runs (tools/schema-engine.mjs,
 * see ADR 2).
 */
import path from 'node:path';
import { defineConfig } from 'prisma/config';

process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= path.join(__dirname, 'tools', 'schema-engine.mjs');

/**
 * Tables of campaigns and of imported designs are written and read in SQL (ADR 2): their migrations are
 * written by hand, and Prisma leaves them alone.
 */
const SQL_TABLES = [
  'public.campaigns',
  'public.campaign_secrets',
  'public.campaign_members',
  'public.campaign_people',
  'public.campaign_seats',
  'public.campaign_invitations',
  'public.campaign_plans',
  'public.campaign_command_allowances',
  'public.campaign_maps',
  'public.campaign_map_secrets',
  'public.forces',
  'public.pilots',
  'public.mechs',
  'public.buildings',
  'public.stock',
  'public.battles',
  'public.reports',
  'public.offers',
  'public.wrecks',
  'public.memories',
  'public.events',
  'public.feeds',
  'public.ledger',
  'public.snapshots',
  'public.order_sheets',
  'public.standing_words',
  'public.vacations',
  'public.kept_designs',
  'public.variants',
  'public.battle_papers',
  'public.campaign_releases',
  'public.messages',
  'public.message_readers',
  'public.message_mutes',
  'public.notices',
  'public.notice_endpoints',
  'public.notice_deliveries',
  'public.notice_settings',
  'public.notice_mutes',
  'public.event_webhooks',
  'public.event_webhook_posts',
  'public.push_keys',
  'public.own_figures',
  'public.own_boards',
  'public.catalog_revision',
  'public.catalog_libraries',
  'public.catalog_designs',
  'public.catalog_tables',
  'public.campaign_libraries',
  'public.campaign_engines',
  'public.campaign_engine_nonces',
  'public.campaign_engine_deliveries',
  'public.closed_accounts',
  'public.outbox',
  'public.matches',
  'public.match_seats',
  'public.match_states',
  'public.match_log',
  'public.match_feeds',
  'public.match_proposals',
];

export default defineConfig({
  experimental: { externalTables: true },
  tables: { external: SQL_TABLES },
  schema: path.join('prisma', 'schema.prisma'),
  migrations: { path: path.join('prisma', 'migrations') },
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://localhost:5432/campaign' },
});
