/**
 * How the page is built: hashed names, one style sheet a part, no inline script. With `npm run dev:web` it is
 * served anew on every change, beside a running server.
 */
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    preact({ devToolsEnabled: false }),
    // The worker is src/sw.ts; the page registers it by itself, and brings its own manifest.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: [
          'index.html',
          'manifest.webmanifest',
          'assets/*.{js,css,woff2,svg,png,webp}',
          'icons/*.{svg,png}',
        ],
        dontCacheBustURLsMatching: /^assets\//,
        rollupFormat: 'iife',
      },
    }),
  ],
  build: {
    target: ['chrome111', 'firefox115', 'safari16.4'],
    outDir: '../dist/web',
    emptyOutDir: true,
    // Inlined files would be data: addresses, which the policy lets in for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Many small files cost a phone more than a few larger ones: six come at a time, and each waits for its
    // turn. What the map needs comes as one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'start',
              test: /node_modules.(@?preact|openapi-fetch)|web.src.(api|text|ui)./,
              priority: 2,
            },
            { name: 'map', test: /web.src.(board|planet|orders)./, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/v1': SERVER, '/version.json': SERVER } },
});
