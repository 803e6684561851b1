/** Starts the browser, and says what it pretends to be: which device, whose language, by day or by night. */
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { findBrowser } from '../../../tools/chromium.cjs';

/** `zoomed`: a desktop whose browser shows everything twice as large. */
export type Device = 'phone' | 'desktop' | 'zoomed';
export type Language = 'de' | 'en';
export type Theme = 'light' | 'dark';

/** How somebody looks at the page. What is left out: a desktop in English by day, with motion. */
export interface Look {
  readonly device?: Device;
  readonly language?: Language;
  readonly theme?: Theme;
  readonly reducedMotion?: boolean;
}

const DEVICES: Readonly<Record<Device, BrowserContextOptions>> = {
  phone: {
    viewport: { width: 360, height: 740 },
    screen: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 }, screen: { width: 1440, height: 900 } },
  zoomed: {
    viewport: { width: 720, height: 450 },
    screen: { width: 720, height: 450 },
    deviceScaleFactor: 2,
  },
};

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

export const contextOptions = ({
  device = 'desktop',
  language = 'en',
  theme = 'light',
  reducedMotion = false,
}: Look): BrowserContextOptions => ({
  ...DEVICES[device],
  locale: LOCALES[language],
  colorScheme: theme,
  reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
});

/** The package's own list of arguments breaks touch; without a sandbox, as tests may run as root. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox', '--disable-gpu'], handleSIGINT: false });
