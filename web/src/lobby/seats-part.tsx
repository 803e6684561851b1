/** Who plays each seat: I, a friend by link, or a bot with its stance. */
import type { Schemas } from '../api/client';
import { SeatMark } from '../ui/marks/seat-mark';
import { SelectField } from '../ui/form/select-field';
import type { Sitter } from './open-match';
import { s } from './setup-words';
import { Wrong } from './wrong';

/** Seats of a setup are letters, in its order. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

const STANCES = ['attack', 'hold', 'withdraw'] as const;
const codeOf = (sitter: Sitter): string =>
  'me' in sitter ? 'me' : 'invite' in sitter ? 'invite' : sitter.bot;
const sitterOf = (code: string): Sitter => {
  const bot = STANCES.find((one) => one === code);
  return bot === undefined ? (code === 'me' ? { me: true } : { invite: true }) : { bot };
};

interface SeatsPartProps {
  readonly seats: readonly Sitter[];
  readonly wrong: readonly Schemas['Violation'][];
  readonly onChange: (seats: readonly Sitter[]) => void;
}

export const SeatsPart = ({ seats, wrong, onChange }: SeatsPartProps) => (
  <fieldset class="lobby-part">
    <legend>{s.seats}</legend>
    {seats.map((sitter, index) => (
      <div key={index} class="lobby-seat">
        <SeatMark seat={index + 1} label={null} />
        <SelectField
          label={s.seat(letterOf(index))}
          choices={[
            { value: 'me', text: s.me },
            { value: 'invite', text: s.friend },
            { value: 'attack', text: s.botAttacks },
            { value: 'hold', text: s.botHolds },
            { value: 'withdraw', text: s.botWithdraws },
          ]}
          value={codeOf(sitter)}
          onChange={(code) => onChange(seats.map((one, at) => (at === index ? sitterOf(code) : one)))}
        />
      </div>
    ))}
    <Wrong wrong={wrong} />
  </fieldset>
);
