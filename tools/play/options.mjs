/** What `npm run play` is started with. */
import { parseArgs } from 'node:util';

export const USAGE = `npm run play -- [--url http://localhost:3000] (--match <id> | --system battletech --scenario training)
  --match     a match in which you have a seat; without it one is opened against the bot
  --system, --scenario     which one is opened: GET /v1/systems and /v1/systems/{system} list them
  --email, --password      your login; or a token in CAMPAIGN_TOKEN, which lasts a quarter of an hour
  --language de            in German (en: in English)
  --first                  takes the first offer always`;

/** Throws with the usage for a flag that there is not. */
export const readOptions = (args) => {
  const text = (value) => ({ type: 'string', ...(value === undefined ? {} : { default: value }) });
  try {
    const { values } = parseArgs({
      args,
      options: {
        url: text('http://localhost:3000'),
        match: text(),
        system: text('battletech'),
        scenario: text(),
        email: text(),
        password: text(),
        language: text('en'),
        first: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return { ...values, url: values.url.replace(/\/$/, '') };
  } catch (failed) {
    throw new Error(`${failed.message}\n${USAGE}`, { cause: failed });
  }
};
