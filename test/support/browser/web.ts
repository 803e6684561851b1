/** The real application with its page, and people who visit it: what most specs of the page begin with. */
import { startTestApp, type TestApp } from '../app';
import { visitorsOf, type Visitors } from './visitors';

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
    app = await startTestApp(environment);
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
