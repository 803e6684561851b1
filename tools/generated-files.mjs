/**
 * The generated files that are committed, each with the command that makes it anew at a path of the caller's choice.
 * `npm run generate` makes them in this order; the tests make all of them and compare: a generated file may not drift from what it is generated from.
 */
export const generatedFiles = [
  // Sources that the others are built with.
  {
    file: 'src/api/problems/rules-of-problems.json',
    needs: 'tools/problem-rules.mjs',
    command: (out) => ['tools/problem-rules.mjs', '--out', out],
  },
  {
    file: 'src/api/playing/schemas/event-data.generated.json',
    needs: 'tools/event-schemas.mjs',
    command: (out) => ['tools/event-schemas.mjs', '--out', out],
  },
  {
    file: 'openapi.json',
    needs: 'src/cli/openapi.ts',
    command: (out) => ['tools/run-cli.mjs', 'openapi', '--out', out],
  },
  ...[
    ['src/rules/picture/building-icons.generated.ts', 'icons'],
    ['src/infrastructure/pictures/letters.generated.json', 'letters'],
  ].map(([file, of]) => ({
    file,
    needs: 'tools/picture-art.mjs',
    command: (out) => ['tools/picture-art.mjs', '--of', of, '--out', out],
  })),
  ...['planet', 'record-sheet'].map((picture) => ({
    file: `docs/${picture}.svg`,
    needs: 'src/cli/picture.ts',
    command: (out) => ['tools/run-cli.mjs', 'picture', '--of', picture, '--out', out],
  })),
  ...['en', 'de'].map((language) => ({
    file: `docs/rulebook.${language}.md`,
    needs: 'src/cli/rulebook.ts',
    command: (out) => ['tools/run-cli.mjs', 'rulebook', '--language', language, '--out', out],
  })),
  {
    file: 'docs/rules-index.md',
    needs: 'tools/rules-index.mjs',
    command: (out) => ['tools/rules-index.mjs', '--out', out],
  },
  {
    file: 'docs/battletech-equipment.md',
    needs: 'tools/equipment-table.mjs',
    command: (out) => ['tools/equipment-table.mjs', '--out', out],
  },
  // After openapi.json, of which it is made; and last, since it is a source itself: whatever came after it would have to build again.
  {
    file: 'src/client/api.generated.ts',
    needs: 'tools/client.mjs',
    command: (out) => ['tools/client.mjs', '--out', out],
  },
];
