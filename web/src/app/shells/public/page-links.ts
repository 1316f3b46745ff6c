import { paths } from '#shared/paths.ts';

export interface PageLink {
  label: string;
  href: string;
}

const service = (label: string, slug: string): PageLink => ({ label, href: paths.category(slug) });

/** The header's services; small screens show the first three. */
export const HEADER_SERVICES: readonly PageLink[] = [
  service('Plumbing', 'plumbing'),
  service('Electrical', 'electrical'),
  service('Cleaning', 'cleaning'),
  service('AC Repair', 'ac-repair'),
  service('Painting', 'painting'),
];

export const ALL_SERVICES: PageLink = { label: 'All Services', href: paths.services };
export const JOIN: PageLink = { label: 'Join as Provider', href: paths.signUp };
export const LOGIN: PageLink = { label: 'Login / Sign Up', href: paths.auth };

export const FOOTER_SERVICES: readonly PageLink[] = [
  service('Home Cleaning', 'home-cleaning'),
  service('AC Repair', 'ac-repair'),
  service('Plumbing', 'plumbing'),
  service('Electrical', 'electrical'),
  ALL_SERVICES,
];

export const COMPANY: readonly PageLink[] = [
  { label: 'About', href: paths.about },
  { label: 'How it works', href: paths.howItWorks },
  { label: 'Careers', href: paths.careers },
];

export const SUPPORT: readonly PageLink[] = [
  { label: 'Help', href: paths.help },
  { label: 'Contact', href: paths.contact },
];

export const LEGAL: readonly PageLink[] = [
  { label: 'Privacy', href: paths.privacy },
  { label: 'Terms', href: paths.terms },
];
