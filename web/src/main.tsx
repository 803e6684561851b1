/** Starts the page. */
import { render } from 'preact';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app';
import { findLogin } from './api/session';
import { watchVersion } from './api/version';
import './ui/device/theme';
import { keepFocus } from './ui/device/keep-focus';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

// Workers are loaded from this server only; nothing else may become script, and no text becomes markup.
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError('foreign script');
    return url;
  },
});

void findLogin();
watchVersion();
keepFocus();
const place = document.getElementById('app');
if (place !== null) render(<App />, place);
