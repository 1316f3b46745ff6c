import { wordsOf } from './language/words.js';
import { placeIn } from './place-in-search.js';

const words = new Set(wordsOf('plumber cleaning home in near hole wall house wash park round paint car battery me or spa cedar'));
const known = {
  isHome: (city: string) => city === 'austin' || city === 'denver',
  reachedBy: ({ state, city }: { state: string; city: string }) => (state === 'TX' && city !== 'Paris' ? 3 : 0),
  isWord: (word: string) => words.has(word),
  isSlip: (word: string) => word === 'faucett',
};
const found = (term: string) => {
  const place = placeIn(wordsOf(term), known);
  return place && [`${place.place.city}, ${place.place.state}`, place.rest.join(' ')];
};

test.each([
  ['78704', 'Austin, TX', ''],
  ['plumber 78704', 'Austin, TX', 'plumber'],
  ['plumber near 78704', 'Austin, TX', 'plumber'],
  ['plumber austin', 'Austin, TX', 'plumber'],
  ['Austin plumber', 'Austin, TX', 'plumber'],
  ['plumber in Austin, TX', 'Austin, TX', 'plumber'],
  ['plumber Austin, TX 78704', 'Austin, TX', 'plumber'],
  ['plumber austin texas', 'Austin, TX', 'plumber'],
  ['round rock plumber', 'Round Rock, TX', 'plumber'],
  ['cedar park house cleaning', 'Cedar Park, TX', 'house cleaning'],
  ['plumber in chicago', 'Chicago, IL', 'plumber'],
  ['plumber portland or', 'Portland, OR', 'plumber'],
  ['plumber new york', 'New York, NY', 'plumber'],
  ['denver', 'Denver, CO', ''],
])('%s: in %s, %p', (term, place, rest) => expect(found(term)).toEqual([place, rest]));

test.each(['hole in wall', 'wash park', 'car battery', 'home spa', 'plumber', 'paint house', '99999', 'faucett', ''])(
  '%s is no place',
  (term) => expect(found(term)).toBeUndefined(),
);
