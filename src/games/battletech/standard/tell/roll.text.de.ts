/** Deutsch: Worum außer Schaden, Hitze und Waffen gewürfelt wird. */
export const ROLL_DE = {
  'bt.roll.piloting': 'Pilotenwurf',
  'bt.roll.pilot-unhurt': 'Ob der Pilot unverletzt bleibt',
  'bt.roll.minefield': 'Wo ein Minenfeld liegt',
  'bt.roll.mine': 'Ob die Mine zündet',
  'bt.roll.fall-side': 'Auf welche Seite er fällt',
  'bt.roll.clear-jam': 'Verklemmte Waffe freimachen',
  'bt.roll.swerve': 'Auf welcher Seite ein Rammangriff vorbeigeht',
  'bt.roll.boost': 'Ob MASC oder Turbolader hält',
  'bt.roll.blow': 'Treffer: Schlag',
} as const;
