/** Two switches that stand where nobody is logged in, and in the account: the language, and light or dark. */
import { chooseLanguage, language, LANGUAGES } from '../text/language';
import { words } from '../text/words';
import { chooseTheme, theme } from './device/theme';
import { Icon } from './icon';
import './switches.css';

const t = words(
  { language: 'Language', en: 'English', de: 'Deutsch', dark: 'Dark colours' },
  { language: 'Sprache', en: 'English', de: 'Deutsch', dark: 'Dunkle Farben' },
);

export const Switches = () => (
  <div class="switches">
    <button
      class="switch"
      aria-pressed={theme.value === 'dark'}
      aria-label={t.dark}
      onClick={() => chooseTheme(theme.value === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" size={20} />
    </button>
    <div role="group" aria-label={t.language} class="switches-row">
      {LANGUAGES.map((one) => (
        <button
          key={one}
          class="switch"
          lang={one}
          aria-label={t[one]}
          aria-pressed={language.value === one}
          onClick={() => chooseLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  </div>
);
