/** Schemas that operations take and answer with: the problem document's, and those of the resources. */
import { ACCOUNT_SCHEMAS } from '../../auth/schemas';
import { RECORD_SCHEMAS } from '../../battles/battle-record-schemas';
import { CAMPAIGN_SCHEMAS } from '../../campaigns/schemas';
import { DEMO_SCHEMAS } from '../../demo/schemas';
import { DESIGN_SCHEMAS } from '../../designs/schemas';
import { CONSTRUCTION_SCHEMAS } from '../../catalog/construction-schemas';
import { IMPORT_SCHEMAS } from '../../catalog/import-schemas';
import { REFIT_SCHEMAS } from '../../catalog/refit-schemas';
import { CATALOG_SCHEMAS } from '../../catalog/schemas';
import { WORKSHEET_SCHEMAS } from '../../battles/worksheet-schemas';
import { ENGINE_SCHEMAS } from '../../engines/schemas';
import { MESSAGE_SCHEMAS } from '../../messages/schemas';
import { BOARD_SCHEMAS } from '../../boards/schemas';
import { FIGURE_SCHEMAS } from '../../figures/schemas';
import { NOTICE_SCHEMAS } from '../../notices/schemas';
import { PLAYING_SCHEMAS } from '../../playing/schemas';
import { ROUND_SCHEMAS } from '../../rounds/schemas';
import { MATCH_SCHEMAS } from '../../matches/schemas';
import { PROBLEM_SCHEMAS } from '../../problems/schemas';
import { RULES_SCHEMAS } from '../../rules/schemas';
import { SYSTEM_SCHEMAS } from '../../systems/schemas';
import { WEBHOOK_SCHEMAS } from '../../webhooks/schemas';

const text = { type: 'string' };
const rule = {
  type: ['string', 'null'],
  description: 'Rule id of the campaign rules; GET /v1/rules/{id} tells the rule',
};
const code = { type: 'string', pattern: '^[a-z0-9-]+/[a-z0-9-]+$', description: 'Stable: area/problem' };

export const SCHEMAS: Readonly<Record<string, unknown>> = {
  ...ACCOUNT_SCHEMAS,
  ...CATALOG_SCHEMAS,
  ...CONSTRUCTION_SCHEMAS,
  ...IMPORT_SCHEMAS,
  ...REFIT_SCHEMAS,
  ...DEMO_SCHEMAS,
  ...DESIGN_SCHEMAS,
  ...CAMPAIGN_SCHEMAS,
  ...MESSAGE_SCHEMAS,
  ...FIGURE_SCHEMAS,
  ...BOARD_SCHEMAS,
  ...NOTICE_SCHEMAS,
  ...WEBHOOK_SCHEMAS,
  ...PLAYING_SCHEMAS,
  ...RECORD_SCHEMAS,
  ...ENGINE_SCHEMAS,
  ...WORKSHEET_SCHEMAS,
  ...ROUND_SCHEMAS,
  ...RULES_SCHEMAS,
  ...SYSTEM_SCHEMAS,
  ...MATCH_SCHEMAS,
  ...PROBLEM_SCHEMAS,
  Violation: {
    type: 'object',
    required: ['code', 'rule', 'pointer', 'params', 'message'],
    properties: {
      code,
      rule,
      pointer: {
        type: 'string',
        description: 'JSON pointer into the body; queries and headers below /query and /headers',
      },
      params: { type: 'object', additionalProperties: true },
      message: text,
    },
  },
};

export const PROBLEM: unknown = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'rule', 'violations', 'more'],
  properties: {
    type: {
      type: 'string',
      format: 'uri-reference',
      description: 'Leads to a page about the problem: `GET /v1/problems/{area}/{problem}`',
    },
    title: text,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: text,
    code,
    rule,
    violations: {
      type: 'array',
      maxItems: 100,
      items: { $ref: '#/components/schemas/Violation' },
      description: 'The first hundred',
    },
    more: { type: 'integer', minimum: 0, description: 'How many violations were left out' },
  },
};
