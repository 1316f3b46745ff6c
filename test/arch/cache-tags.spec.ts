import { TAGS } from '../../src/platform/live/concerns.js';
import { PUBLIC_TAGS } from '../../web/src/api/cache/public-tags.js';
import { SIGNED_IN_TAGS } from '../../web/src/api/cache/signed-in-tags.js';
import { STAFF_TAGS } from '../../web/src/api/cache/staff-tags.js';
import { TAGS as CLIENT_TAGS } from '../../web/src/api/cache/tags.js';

const provided = [PUBLIC_TAGS, SIGNED_IN_TAGS, STAFF_TAGS].flatMap((table) =>
  Object.values<readonly (string | { type: string })[]>(table).flat(),
);
const names = new Set(provided.map((tag) => (typeof tag === 'string' ? tag : tag.type)));

describe('what an answer names as changed', () => {
  test('is known to the client, and the client knows nothing else', () => {
    expect(CLIENT_TAGS.toSorted()).toEqual(TAGS.toSorted());
  });

  test.each(TAGS)('%s is provided by a query, which asks again', (tag) => expect([...names]).toContain(tag));
});
