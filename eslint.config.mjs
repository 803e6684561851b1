/** Nothing is left for ESLint: lint is oxlint's (`.oxlintrc.json`), also in editors. */
export default [{ ignores: ['**'] }];
