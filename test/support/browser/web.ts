/** The real application with its page, and people who visit it: what most specs of the page begin with. */
import { resolve } from 'node:path';
import { startTestApp, type TestApp } from '../app';
import { visitorsOf, type Visitors } from './visitors';

/** Where the global setup builds the page. */
const PAGE = resolve(__dirname, '..', '..', '..', 'dist', 'web');

export interface Web extends Visitors {
  readonly app: TestApp;
}

/** Hooks for a spec file. Settings as environment variables, over those that suit tests. */
export function useWeb(environment: Readonly<Record<string, string>> = {}): Web {
  let app: TestApp | null = null;
  const running = (): TestApp => {
    if (app === null) throw new Error('the application runs within tests only');
    return app;
  };
  beforeAll(async () => {
    app = await startTestApp(environment, null, PAGE);
  });
  // Hooks after a file run in their order here: visitors leave before the server closes.
  const visitors = visitorsOf(() => running().url);
  afterAll(async () => app?.close());
  return {
    get app() {
      return running();
    },
    get browser() {
      return visitors.browser;
    },
    open: visitors.open,
  };
}
