/** How the page is built: hashed names, one style sheet a part, no inline script. With `npm run dev:web` it is served anew on every change, beside a running server. */
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact({ devToolsEnabled: false })],
  build: {
    target: ['chrome111', 'firefox115', 'safari16.4'],
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined files would be data: addresses, which the policy lets in for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/v1': SERVER, '/version.json': SERVER } },
});
