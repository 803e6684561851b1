/** An address as a code to scan. */
import { encode } from 'uqr';
import './qr.css';

export const Qr = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text);
  const squares = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path class="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="qr-dots" d={squares} />
    </svg>
  );
};
