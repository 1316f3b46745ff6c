import { paths } from '../../ui/paths.ts';

export interface ServiceLink {
  label: string;
  href: string;
}

const to = (label: string, slug: string): ServiceLink => ({ label, href: paths.category(slug) });

/** The header's services; small screens show the first three. */
export const HEADER_SERVICES: readonly ServiceLink[] = [
  to('Plumbing', 'plumbing'),
  to('Electrical', 'electrical'),
  to('Cleaning', 'cleaning'),
  to('AC Repair', 'ac-repair'),
  to('Painting', 'painting'),
];

export const FOOTER_SERVICES: readonly ServiceLink[] = [
  to('Home Cleaning', 'home-cleaning'),
  to('AC Repair', 'ac-repair'),
  to('Plumbing', 'plumbing'),
  to('Electrical', 'electrical'),
];
