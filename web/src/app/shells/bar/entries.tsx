import Search from 'virtual:icon/baseline-search';
import Home from 'virtual:icon/outline-home';
import { paths } from '#shared/paths.ts';
import type { BarEntry } from './Bar.tsx';
import { orTheListsOwn } from './lists-search.ts';

/** What visitors and whoever is signed in have in common. */
export const ANYBODYS: readonly BarEntry[] = [
  { label: 'Home', icon: <Home />, href: paths.home },
  { label: 'Search', icon: <Search />, href: paths.services, around: [`${paths.services}/`], onPress: orTheListsOwn },
];
