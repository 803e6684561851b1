/**
 * The card that the address asks for: `?mech=`, `?pilot=`, `?building=`, `?depot=`, `?hex=`; the most
 * particular one wins.
 */
import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { BuildingCard } from './building-card';
import { DepotCard } from './depot-card';
import { HexCard } from './hex-card';
import { MechCard } from './mech-card';
import { PilotCard } from './pilot-card';

export type Selection = {
  readonly kind: 'mech' | 'pilot' | 'building' | 'depot' | 'hex';
  readonly id: string;
};

const KINDS = ['mech', 'pilot', 'building', 'depot', 'hex'] as const;

export function selectionIn(query: Readonly<Record<string, string>>): Selection | null {
  for (const kind of KINDS) {
    const id = query[kind];
    if (id !== undefined && id !== '') return { kind, id };
  }
  return null;
}

interface SelectedCardProps {
  /** Of a mech: in place of the line that tells its order. */
  readonly order?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

export const SelectedCard = ({ order, actions }: SelectedCardProps) => {
  const selection = selectionIn(useLocation().query);
  if (selection === null) return null;
  const { kind, id } = selection;
  if (kind === 'mech') return <MechCard id={id} order={order} actions={actions} />;
  if (kind === 'pilot') return <PilotCard id={id} actions={actions} />;
  if (kind === 'building') return <BuildingCard id={id} actions={actions} />;
  if (kind === 'depot') return <DepotCard hex={id} actions={actions} />;
  return <HexCard hex={id} order={order} actions={actions} />;
};
