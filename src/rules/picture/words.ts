/** The words of a picture in the reader's language: what it shows, whose eyes, and what the signs mean. */
import type { Both, Language } from '../../kernel';
import { buildingName, phaseName, stepName, TERRAIN_NAMES } from '../model/names';
import { TERRAINS, type Terrain } from '../model/map';
import type { PictureScene } from './scene';

export interface PictureWords {
  readonly language: Language;
  readonly title: string;
  readonly moment: string;
  readonly eyes: string;
  readonly terrain: Readonly<Record<Terrain, string>>;
  /** Of the types that stand on this map. */
  readonly buildings: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<Sign, string>>;
}

type Sign =
  'own' | 'there' | 'remembered' | 'out' | 'building' | 'unseen' | 'broken' | 'battle' | 'hq' | 'fog';

const SIGNS: Readonly<Record<Sign, Both<string>>> = {
  own: { en: 'own mechs', de: 'eigene Mechs' },
  there: { en: 'mechs in sight', de: 'Mechs in Sicht' },
  remembered: { en: 'mechs last seen here', de: 'Mechs, zuletzt hier gesehen' },
  out: { en: 'out of the campaign', de: 'ausgeschieden' },
  building: { en: 'building; foot: who controls it', de: 'Gebäude; Fuß: wer es kontrolliert' },
  unseen: { en: 'building out of sight', de: 'Gebäude außer Sicht' },
  broken: { en: 'building does not work', de: 'Gebäude arbeitet nicht' },
  battle: { en: 'battle', de: 'Gefecht' },
  hq: { en: 'headquarters', de: 'Hauptquartier' },
  fog: { en: 'out of sight', de: 'außer Sicht' },
};

const EYES: Readonly<Record<'all' | 'observer', Both<string>>> = {
  all: { en: 'everything is shown', de: 'alles ist zu sehen' },
  observer: { en: 'as observers see it', de: 'wie Zuschauer sie sehen' },
};

const SEEN_BY: Both<(force: string) => string> = {
  en: (force) => `seen by ${force}`,
  de: (force) => `Sicht: ${force}`,
};
const ROUND: Both<string> = { en: 'Round', de: 'Runde' };

const inLanguage = <T extends string>(
  words: Readonly<Record<T, Both<string>>>,
  language: Language,
): Readonly<Record<T, string>> =>
  Object.fromEntries(
    Object.entries<Both<string>>(words).map(([key, both]) => [key, both[language]]),
  ) as Record<T, string>;

export function pictureWords(scene: PictureScene, language: Language): PictureWords {
  const { round, phase, step, eyes } = scene;
  const force = scene.forces.find(({ seat }) => seat === eyes)?.name;
  const inStep = step === null ? '' : ` (${stepName(step, language)})`;
  return {
    language,
    title: scene.campaign,
    moment: `${ROUND[language]} ${round}: ${phaseName(phase, language)}${inStep}`,
    eyes: force === undefined ? EYES[scene.all ? 'all' : 'observer'][language] : SEEN_BY[language](force),
    terrain: Object.fromEntries(
      TERRAINS.map((terrain) => [terrain, TERRAIN_NAMES[terrain][language]]),
    ) as PictureWords['terrain'],
    buildings: Object.fromEntries(
      [...new Set(scene.buildings.map(({ type }) => type))]
        .sort()
        .map((type) => [type, buildingName(type, language)]),
    ),
    signs: inLanguage(SIGNS, language),
  };
}
