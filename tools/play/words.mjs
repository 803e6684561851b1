/** What the program itself says; everything else comes from the server, in the same language. */
const percent = (odds) => `${Math.round(100 * odds)} %`;
/** A reason may be a sentence or a part of one. */
const sentence = (text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) || text === '' ? '' : '.'}`;

const en = {
  chance: (odds) => `chance ${percent(odds)}`,
  match: (id) => `Match ${id}`,
  turn: ({ turn, step, you }) => `Turn ${turn}, ${step.text}. You are seat ${you}.`,
  waiting: 'Waiting for the others …',
  yourOrder: 'Your order (a number; with ? to change it first): ',
  noSuchOffer: (typed, most) =>
    `“${typed}” is none of them: type a number from 1 to ${most}, or one with a question mark, such as 1?, to change it first.`,
  oneOf: (title) => `${title} (a number of the list; Enter: as it is) `,
  someOf: (title) => `${title} (numbers of the list, with commas between; Enter: as it is) `,
  point: (title) => `${title} (a point as x, y; Enter: as it is) `,
  points: (title) => `${title} (points as x, y with ; between, the last is the end; Enter: as it is) `,
  path: (title) =>
    `${title} (one after the other, as they are called, with commas between; Enter: as it is) `,
  degrees: (title) => `${title} (degrees from north, 0 to 359; Enter: as it is) `,
  number: (title, { least, most }) => `${title} (${least} to ${most}; Enter: as it is) `,
  assign: (title) => `${title} (pairs such as 1 1, 2 1: who, at whom; Enter: as it is) `,
  at: 'at:',
  json: (title) => `${title} (JSON; Enter: as it is) `,
  notThat: (typed) => `“${typed}” cannot be chosen here.`,
  over: (winners, you, reason) => {
    const who = winners.includes(you) ? 'you have won' : `won by ${winners.join(', ')}`;
    return `Over: ${winners.length === 0 ? 'a draw' : who}. ${sentence(reason)}`;
  },
  inputEnded: (match) => `The input has ended; the match waits for you: --match ${match} goes on with it.`,
  logIn: 'Log in with --email and --password, or with a token in CAMPAIGN_TOKEN (--help says more).',
  loggedOut: 'The login does not count, or no longer.',
  noServer: (url) => `No server answers at ${url}. Does it run (npm start), and is --url right?`,
  scenarios: (system, ids) => `Scenarios of ${system}: ${ids.join(', ')}.`,
  seat: (seat, you) => (seat === you ? 'yours' : `seat ${seat}`),
  offField: 'not on the field',
  hidden: 'hidden',
};

const de = {
  chance: (odds) => `Chance ${percent(odds)}`,
  match: (id) => `Partie ${id}`,
  turn: ({ turn, step, you }) => `Zug ${turn}, ${step.text}. Du hast Platz ${you}.`,
  waiting: 'Andere sind dran …',
  yourOrder: 'Dein Befehl (eine Zahl; mit ?, um ihn vorher zu ändern): ',
  noSuchOffer: (typed, most) =>
    `„${typed}“ ist keiner davon: Tippe eine Zahl von 1 bis ${most}, oder eine mit Fragezeichen, etwa 1?, um ihn vorher zu ändern.`,
  oneOf: (title) => `${title} (eine Zahl der Liste; Enter: wie es ist) `,
  someOf: (title) => `${title} (Zahlen der Liste, mit Kommas dazwischen; Enter: wie es ist) `,
  point: (title) => `${title} (ein Punkt als x, y; Enter: wie es ist) `,
  points: (title) =>
    `${title} (Punkte als x, y mit ; dazwischen, der letzte ist das Ende; Enter: wie es ist) `,
  path: (title) => `${title} (nacheinander, wie sie heißen, mit Kommas dazwischen; Enter: wie es ist) `,
  degrees: (title) => `${title} (Grad von Norden, 0 bis 359; Enter: wie es ist) `,
  number: (title, { least, most }) => `${title} (${least} bis ${most}; Enter: wie es ist) `,
  assign: (title) => `${title} (Paare wie 1 1, 2 1: wer, auf wen; Enter: wie es ist) `,
  at: 'auf:',
  json: (title) => `${title} (JSON; Enter: wie es ist) `,
  notThat: (typed) => `„${typed}“ kann man hier nicht wählen.`,
  over: (winners, you, reason) => {
    const who = winners.includes(you) ? 'Du hast gewonnen' : `gewonnen von ${winners.join(', ')}`;
    return `Vorbei: ${winners.length === 0 ? 'unentschieden' : who}. ${sentence(reason)}`;
  },
  inputEnded: (match) =>
    `Die Eingabe ist zu Ende; die Partie wartet auf dich: Mit --match ${match} geht sie weiter.`,
  logIn:
    'Melde dich mit --email und --password an, oder mit einem Token in CAMPAIGN_TOKEN (mehr sagt --help).',
  loggedOut: 'Die Anmeldung gilt nicht oder nicht mehr.',
  noServer: (url) => `Unter ${url} antwortet kein Server. Läuft er (npm start), und stimmt --url?`,
  scenarios: (system, ids) => `Szenarien von ${system}: ${ids.join(', ')}.`,
  seat: (seat, you) => (seat === you ? 'deins' : `Platz ${seat}`),
  offField: 'nicht auf dem Feld',
  hidden: 'verborgen',
};

/** English where the language is none of the two. */
export const wordsIn = (language) => (language.toLowerCase().startsWith('de') ? de : en);
