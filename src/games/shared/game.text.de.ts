/** German texts of what all games share. */
import type { GAME_EN } from './game.text.en';

export const GAME_DE: Readonly<Record<keyof typeof GAME_EN, string>> = {
  'game/gone': 'Die Entscheidung {decision} wird von dir nicht mehr verlangt.',
  'game/stale':
    'Was befohlen werden kann, hat sich seitdem geändert. Die Entscheidung hat jetzt den Stand {revision}.',
  'game/not-asked': 'Die Entscheidung {decision} wird von dir nicht verlangt.',
  'game/not-offered': 'Ein Befehl „{type}“ von {token} steht nicht zur Wahl.',
  'game/missing': 'Dieser Teil des Befehls fehlt.',
  'game/out-of-bounds': 'Das gehört nicht zu den Werten, die der Befehl hier haben darf.',
  'game/not-a-part': 'Der Befehl hat keinen solchen Teil.',
  'game.nobody': 'niemandem',
};
