import { hash } from '@node-rs/argon2';
import { AT_ONCE, NOBODYS_HASH, PasswordHasher } from './password-hasher.js';

describe('hashing passwords', () => {
  const hasher = new PasswordHasher();

  test('a hash opens for its password only, and tells its parameters', async () => {
    const hashed = await hasher.hash('plumb-and-level');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches(hashed, 'plumb-and-level')).toBe(true);
    expect(await hasher.matches(hashed, 'plumb-and-Level')).toBe(false);
  });

  test('nobody has the hash that stands in for a missing account, and it has the same parameters', async () => {
    expect(await hasher.matches(undefined, 'plumb-and-level')).toBe(false);
    expect(hasher.isOutdated(NOBODYS_HASH)).toBe(false);
  });

  test('one made with weaker parameters is to be replaced', async () =>
    expect(hasher.isOutdated(await hash('plumb-and-level', { memoryCost: 4096, timeCost: 2, parallelism: 1 }))).toBe(true));

  test('two at once, fewer where there are fewer cores, and twenty that wait, for a missing account too; the next is asked to come again', async () => {
    const asked = Array.from({ length: AT_ONCE + 20 + 1 }, () => hasher.matches(undefined, 'guess'));
    expect(() => hasher.mustHaveRoom()).toThrow(expect.objectContaining({ code: 'identity/busy' }));
    const answers = await Promise.allSettled(asked);
    expect(() => hasher.mustHaveRoom()).not.toThrow();
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]!.reason).toMatchObject({ code: 'identity/busy', status: 429, details: { retryAfterSeconds: 1 } });
    await expect(hasher.matches(NOBODYS_HASH, 'guess')).resolves.toBe(false);
  });
});
