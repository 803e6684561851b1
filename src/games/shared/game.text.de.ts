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
  'match.bot': 'Für Platz {seat} spielt ein Bot.',
  'match.back': 'Wer Platz {seat} hat, spielt wieder selbst.',
  'match.late': 'Die Zeit von Platz {seat} ist um: Ein Bot entscheidet.',
  'match.reminder': 'Für deine Entscheidung bleiben weniger als {hours} h.',
  'match.gm-bot': 'Die Spielleitung lässt einen Bot für Platz {seat} spielen: {reason}',
  'match.gm-back': 'Die Spielleitung gibt Platz {seat} an seinen Spieler zurück: {reason}',
  'match.gm-settle': 'Die Spielleitung lässt Bots zu Ende spielen: {reason}',
  'match.gm-end': 'Die Spielleitung beendet die Partie beim jetzigen Stand: {reason}',
  'match.gm-pause': 'Die Spielleitung hält die Partie an: {reason}',
  'match.gm-resume': 'Die Spielleitung lässt die Partie weitergehen: {reason}',
  'match.gm-deadline': 'Ab {at} spielen Bots die Partie zu Ende, sagt die Spielleitung: {reason}',
  'match.gm-no-deadline': 'Die Spielleitung nimmt die Frist der Partie zurück: {reason}',
  'match.gm-time-up': 'Die Frist der Spielleitung ist abgelaufen: Bots spielen die Partie zu Ende.',
  'match.gm-rewind': 'Die Spielleitung setzt die Partie auf den Beginn von Runde {turn} zurück: {reason}',
  'match.taken-back': 'Platz {seat} hat den letzten Befehl zurückgenommen.',
};
