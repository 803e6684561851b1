/**
 * When a mech entered its hex, as one number (CMB-4): who was there first, and who was there when the round
 * began.
 */
import { ROUND_PHASES, type Phase } from '../model/phases';

/** `MechRow.inHexSince` for what enters now: round × 10 + position of the phase in ROUND-1, from 1. */
export const entryNumber = (campaign: { readonly round: number; readonly phase: Phase }): number =>
  campaign.round * 10 + ROUND_PHASES.findIndex((phase) => phase === campaign.phase) + 1;

/** Whether an `inHexSince` says that it stood there when the round began. */
export const stoodThereAtStart = (inHexSince: number, round: number): boolean => inHexSince < round * 10;
