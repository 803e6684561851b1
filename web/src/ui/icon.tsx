/** A stroke drawing from the page's own set. It says nothing to screen readers: the text beside it does. */
import { ICONS, type IconName } from './icons';

export const Icon = ({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    class={name === 'more' ? 'i dots' : 'i'}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);

const BUILDING = (type: string): IconName => (`b-${type}` in ICONS ? (`b-${type}` as IconName) : 'flag');
export const BuildingIcon = ({ type, size }: { readonly type: string; readonly size?: number }) => (
  <Icon name={BUILDING(type)} {...(size === undefined ? {} : { size })} />
);
