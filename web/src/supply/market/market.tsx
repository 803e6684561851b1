/**
 * The market: mechs and equipment of the catalogue with what they cost this player now, and mechs to sell.
 */
import { useSignal } from '@preact/signals';
import { words } from '../../text/words';
import { EquipmentMarket } from './equipment-market';
import { MechMarket } from './mech-market';
import { MechSale } from './mech-sale';
import { useSupply } from '../use-supply';
import './market.css';

const t = words(
  { what: 'What', mechs: 'Mechs', parts: 'Equipment', sell: 'Sell mechs' },
  { what: 'Was', mechs: 'Mechs', parts: 'Ausrüstung', sell: 'Mechs verkaufen' },
);

type Stall = 'mechs' | 'parts' | 'sell';

export const Market = () => {
  const { options } = useSupply();
  const stall = useSignal<Stall>('mechs');
  const sells = (options.sell?.mechs.length ?? 0) > 0;
  const stalls: readonly Stall[] = ['mechs', 'parts', ...(sells ? (['sell'] as const) : [])];
  return (
    <>
      <div class="seg stalls" role="group" aria-label={t.what}>
        {stalls.map((one) => (
          <button
            key={one}
            class="btn"
            aria-pressed={stall.value === one}
            onClick={() => (stall.value = one)}
          >
            {t[one]}
          </button>
        ))}
      </div>
      {stall.value === 'mechs' ? (
        <MechMarket />
      ) : stall.value === 'parts' ? (
        <EquipmentMarket />
      ) : (
        <MechSale />
      )}
    </>
  );
};
