/**
 * `npm run rules`: writes docs/rulebook.en.md and docs/rulebook.de.md from the rulebook's data; `--language
 * de --out <file>` writes one of them elsewhere.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rulebookMarkdown } from './rulebook/markdown';

const option = (name: string): string | null => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? '');
};

const wanted = option('language');
const out = option('out');
const languages = (['en', 'de'] as const).filter((language) => wanted === null || wanted === language);
if (languages.length === 0 || (out !== null && languages.length > 1)) {
  process.stderr.write('usage: npm run rules [-- --language en|de --out <file>]\n');
  process.exit(2);
}
for (const language of languages) {
  const target =
    out === null ? resolve(__dirname, '..', '..', 'docs', `rulebook.${language}.md`) : resolve(out);
  writeFileSync(target, rulebookMarkdown(language));
}
