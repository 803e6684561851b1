/** When notices are sent: quiet hours, once a day, and the language and zone of what is sent. */
import { ownZone, zones } from '../calendar/local-time';
import { LANGUAGES } from '../text/language';
import { Field } from '../ui/form/field';
import { minuteOf, timeOf, type Settings } from './choices';
import type { SettingsDraft } from './settings-draft';
import { t } from './settings-words';
import { Turn } from './turn';

interface PartProps {
  readonly draft: SettingsDraft;
  readonly settings: Settings;
}

/** From ten in the evening until seven; once a day at six in the evening: what is offered first. */
const NIGHT = { from: 1_320, to: 420 };
const EVENING = 1_080;

interface TimeProps {
  readonly label: string;
  readonly name: string;
  readonly minute: number;
  readonly set: (minute: number) => void;
}

const Time = ({ label, name, minute, set }: TimeProps) => (
  <Field
    label={label}
    name={name}
    type="time"
    required
    value={timeOf(minute)}
    onChange={({ currentTarget: { value } }) => {
      const chosen = minuteOf(value);
      if (chosen !== null && chosen !== minute) set(chosen);
    }}
  />
);

export const When = ({ draft, settings: { quietHours, digestAt } }: PartProps) => (
  <section>
    <h2>{t.when}</h2>
    <Turn
      label={t.quiet}
      hint={t.quietHint}
      isOn={quietHours !== null}
      set={(isOn) => void draft.change({ quietHours: isOn ? NIGHT : null })}
    />
    {quietHours === null ? null : (
      <div class="ns-times">
        <Time
          label={t.from}
          name="from"
          minute={quietHours.from}
          set={(from) => void draft.change({ quietHours: { ...quietHours, from } })}
        />
        <Time
          label={t.to}
          name="to"
          minute={quietHours.to}
          set={(to) => void draft.change({ quietHours: { ...quietHours, to } })}
        />
      </div>
    )}
    <Turn
      label={t.digest}
      hint={t.digestHint}
      isOn={digestAt !== null}
      set={(isOn) => void draft.change({ digestAt: isOn ? EVENING : null })}
    />
    {digestAt === null ? null : (
      <div class="ns-times">
        <Time
          label={t.at}
          name="at"
          minute={digestAt}
          set={(minute) => void draft.change({ digestAt: minute })}
        />
      </div>
    )}
  </section>
);

export const LanguageAndZone = ({ draft, settings: { language, zone } }: PartProps) => (
  <section>
    <h2>{t.shape}</h2>
    <div class="field">
      <label for="notice-language">{t.language}</label>
      <select
        id="notice-language"
        value={language}
        onChange={({ currentTarget: { value } }) => {
          const chosen = LANGUAGES.find((one) => one === value);
          if (chosen !== undefined) void draft.change({ language: chosen });
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {t[one]}
          </option>
        ))}
      </select>
    </div>
    <div class="field">
      <label for="notice-zone">{t.zone}</label>
      <select
        id="notice-zone"
        value={zone}
        onChange={({ currentTarget: { value } }) => void draft.change({ zone: value })}
      >
        {zones(zone, ownZone()).map((one) => (
          <option key={one} value={one}>
            {one.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
    {zone === ownZone() ? null : (
      <button class="btn" type="button" onClick={() => void draft.change({ zone: ownZone() })}>
        {t.ownZone(ownZone().replaceAll('_', ' '))}
      </button>
    )}
  </section>
);
