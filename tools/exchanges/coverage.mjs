/** Whether every operation was asked rightly and wrongly. */

/** What a recording cannot bring about, with the reason. */
export const UNREACHED = {
  'GET /health/live': { wrong: 'it takes nothing that could be wrong' },
  'GET /health/ready': { wrong: 'it takes nothing that could be wrong' },
  'GET /.well-known/jwks.json': { wrong: 'it takes nothing that could be wrong' },
  'POST /v1/campaigns/{id}/gm/claim': { right: 'a game master counts as lost after 14 days' },
  'POST /v1/auth/reset': { right: 'a link works after a day' },
};

const patternOf = (path) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

export function notAsked(operations, exchanges) {
  // The more of a path is fixed, the sooner it is meant.
  const known = [...operations]
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    .map((one) => ({ ...one, pattern: patternOf(one.path) }));
  const found = new Map();
  for (const { method, path, status } of exchanges) {
    const [bare] = path.split('?');
    const operation = known.find((one) => one.method === method && one.pattern.test(bare));
    if (operation === undefined) continue;
    const seen = found.get(operation.key) ?? { right: false, wrong: false };
    found.set(operation.key, {
      right: seen.right || (status >= 200 && status < 300),
      wrong: seen.wrong || status >= 400,
    });
  }
  return operations.flatMap(({ key }) => {
    const seen = found.get(key) ?? { right: false, wrong: false };
    return ['right', 'wrong']
      .filter((kind) => !seen[kind] && UNREACHED[key]?.[kind] === undefined)
      .map((kind) => `never asked ${kind}ly: ${key}`);
  });
}
