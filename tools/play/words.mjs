/** What the program itself says; everything else comes from the server, in the same language. */
const percent = (odds) => `${Math.round(100 * odds)} %`;
/** A reason may be a sentence or a part of one. */
const sentence = (text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) || text === '' ? '' : '.'}`;

const en = {
  percent,
  match: (id) => `Match ${id}`,
  turn: ({ turn, step, you }) => `Turn ${turn}, ${step.text}. You are seat ${you}.`,
  yourOrder: 'Your order (a number; with ? to change it first): ',
  oneOf: (title) => `${title} (a number; Enter: as it is) `,
  someOf: (title) => `${title} (numbers, with commas; Enter: as it is) `,
  json: (title) => `${title} (JSON; Enter: as it is) `,
  noJson: 'That is no JSON.',
  over: (winners, reason) =>
    `Over: ${winners.length === 0 ? 'a draw' : `won by ${winners.join(', ')}`}. ${sentence(reason)}`,
  inputEnded: 'The input has ended; the match goes on without you.',
  seat: (seat) => `seat ${seat}`,
  offField: 'not on the field',
  hidden: 'hidden',
};

const de = {
  percent,
  match: (id) => `Partie ${id}`,
  turn: ({ turn, step, you }) => `Zug ${turn}, ${step.text}. Du hast Platz ${you}.`,
  yourOrder: 'Dein Befehl (eine Zahl; mit ?, um ihn vorher zu ändern): ',
  oneOf: (title) => `${title} (eine Zahl; Enter: wie es ist) `,
  someOf: (title) => `${title} (Zahlen, mit Kommas; Enter: wie es ist) `,
  json: (title) => `${title} (JSON; Enter: wie es ist) `,
  noJson: 'Das ist kein JSON.',
  over: (winners, reason) =>
    `Vorbei: ${winners.length === 0 ? 'unentschieden' : `gewonnen von ${winners.join(', ')}`}. ${sentence(reason)}`,
  inputEnded: 'Die Eingabe ist zu Ende; die Partie geht ohne dich weiter.',
  seat: (seat) => `Platz ${seat}`,
  offField: 'nicht auf dem Feld',
  hidden: 'verborgen',
};

/** English where the language is none of the two. */
export const wordsIn = (language) => (language.toLowerCase().startsWith('de') ? de : en);
