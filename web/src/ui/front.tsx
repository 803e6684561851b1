/** A screen outside campaigns: brand and switches on top, one column below. */
import type { ComponentChildren } from 'preact';
import { words } from '../text/words';
import { user } from '../api/session';
import { Bell } from '../notices/bell';
import { Icon } from './icon';
import { Switches } from './switches';
import './front.css';

const t = words({ brand: 'Campaign host' }, { brand: 'Feldzug' });

export const Brand = () => (
  <a class="brand" href="/">
    <Icon name="map" /> {t.brand}
  </a>
);

export const Front = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) => (
  <div class="front">
    <header class="front-head">
      <Brand />
      {user.value == null ? null : <Bell class="front-bell" />}
      <Switches />
    </header>
    <main class="front-body">
      <h1>{title}</h1>
      {children}
    </main>
  </div>
);
