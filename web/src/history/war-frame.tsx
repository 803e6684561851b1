/** What the war's screens have in common: the way between them, and whose eyes are used. */
import { useLocation } from 'preact-iso';
import { useLive } from '../campaign/live';
import { war } from './words';
import './war-frame.css';

/** The round that one wants to read about: the last that is over, or the present one. */
export const useLatestRound = (): number => {
  const { campaign } = useLive();
  const { round = 0, status } = campaign.value ?? {};
  return Math.max(1, status === 'finished' ? round : round - 1);
};

export const WarTabs = () => {
  const live = useLive();
  const { path } = useLocation();
  const latest = useLatestRound();
  const home = `/c/${live.id}/war`;
  const isReport = /\/war\/\d+$/.test(path);
  const tabs: readonly (readonly [string, string, boolean])[] = [
    [home, war.story, path === home],
    [isReport ? path : `${home}/${latest}`, war.report, isReport],
    [`${home}/stats`, war.figures, path === `${home}/stats`],
    ['/rules', war.rules, false],
  ];
  return (
    <nav class="war-tabs" aria-label={war.war}>
      {tabs.map(([href, label, here]) => (
        <a key={label} href={href} {...(here ? { 'aria-current': 'page' as const } : {})}>
          {label}
        </a>
      ))}
    </nav>
  );
};

/** The eyes in the address: null where they are the reader's own. */
export const useEyes = (): string | null => {
  const { query } = useLocation();
  return query['as'] ?? null;
};

/** The game master has everybody's eyes; after the end all do. */
export const Eyes = () => {
  const live = useLive();
  const { path, query, route } = useLocation();
  const campaign = live.campaign.value;
  const eyes = useEyes();
  if (campaign === null || (campaign.role !== 'gm' && campaign.status !== 'finished')) return null;
  const choose = (chosen: string): void => {
    const { as: _, ...rest } = query;
    const next = new URLSearchParams(chosen === '' ? rest : { ...rest, as: chosen }).toString();
    route(next === '' ? path : `${path}?${next}`, true);
  };
  return (
    <label class="war-eyes">
      <span>{war.eyes}</span>
      <select value={eyes ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{campaign.role === 'gm' ? war.gm : war.mine}</option>
        {campaign.role === 'gm' ? null : <option value="gm">{war.gm}</option>}
        {campaign.seats.flatMap(({ force, name }) =>
          force === null || force === campaign.myForce
            ? []
            : [
                <option key={force} value={force}>
                  {name}
                </option>,
              ],
        )}
      </select>
    </label>
  );
};
