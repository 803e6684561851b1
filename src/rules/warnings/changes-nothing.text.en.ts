import type { WarningText } from './definition';
import type { ChangesNothing } from './changes-nothing';

export const changesNothing: WarningText<ChangesNothing> = ({ name }) =>
  name === undefined
    ? 'None of these orders can be carried out: nothing would happen. Change them, or take them back.'
    : `${name} ends where it stands, and has no other move this round. Move it elsewhere, or take the order back.`;
