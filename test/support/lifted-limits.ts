/** Settings under which commands may come as fast as tests send them. */
export const LIFTED_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  ['OFFERS', 'ORDER_SHEETS', 'DRY_RUNS', 'CORRECTIONS', 'MAPS', 'RECORDS', 'COMMANDS'].map((kind) => [`LIMIT_${kind}_PER_MINUTE`, '1000000']),
);
