import { groupsWith, withoutDoubles } from '../../web/src/app/shells/keys/palette/palette-groups.js';

const groups = [
  { title: 'Actions', entries: [{ label: 'Book a service', href: '/services' }] },
  {
    title: 'Pages',
    entries: [
      { label: 'All Services', href: '/services' },
      { label: 'AC Repair', href: '/services/ac-repair' },
    ],
  },
  { title: 'Color scheme', entries: [{ label: 'Dark' }, { label: 'Light' }] },
];
const labels = (found: readonly { entries: readonly { label: string }[] }[]) =>
  found.flatMap(({ entries }) => entries.map(({ label }) => label));

describe('what the palette lists', () => {
  test('is all of it, before anything is typed', () => {
    expect(groupsWith(groups, ' ')).toEqual(groups);
  });

  test('are entries in which each word begins a word, of theirs or of their group', () => {
    expect(labels(groupsWith(groups, 'serv'))).toEqual(['Book a service', 'All Services']);
    expect(labels(groupsWith(groups, 'REP ac'))).toEqual(['AC Repair']);
    expect(labels(groupsWith(groups, 'color dark'))).toEqual(['Dark']);
    expect(labels(groupsWith(groups, 'color'))).toEqual(['Dark', 'Light']);
  });

  test('is nothing for the middle of a word, and a group without entries has no title', () => {
    expect(groupsWith(groups, 'ervice')).toEqual([]);
    expect(groupsWith(groups, 'repair').map(({ title }) => title)).toEqual(['Pages']);
  });

  test('leads to an address once, where it comes first; what does something is no double', () => {
    expect(labels(withoutDoubles(groups))).toEqual(['Book a service', 'AC Repair', 'Dark', 'Light']);
    expect(
      withoutDoubles([...groups, { title: 'More', entries: [{ label: 'Services', href: '/services' }] }]).map(({ title }) => title),
    ).toEqual(['Actions', 'Pages', 'Color scheme']);
  });
});
