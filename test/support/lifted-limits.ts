/**
 * Settings under which commands may come as fast as tests send them, and one user may lead all their
 * campaigns.
 */
export const LIFTED_LIMITS: Readonly<Record<string, string>> = Object.fromEntries([
  ['LIMIT_CAMPAIGNS_PER_USER', '1000000'],
  ...['MAIL_REQUESTS_PER_ADDRESS', 'MAIL_REQUESTS_PER_ACCOUNT', 'MAILS_PER_RECIPIENT'].map((name) => [
    `LIMIT_${name}`,
    '1000000',
  ]),
  ...[
    'OFFERS',
    'ORDER_SHEETS',
    'DRY_RUNS',
    'CORRECTIONS',
    'MAPS',
    'RECORDS',
    'MESSAGES',
    'EXPORTS',
    'COMMANDS',
  ].map((kind) => [`LIMIT_${kind}_PER_MINUTE`, '1000000']),
]);
