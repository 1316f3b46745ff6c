import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Algorithm, type Options, parseOptions } from '@node-rs/argon2';
import { TooMany } from '../../platform/errors.js';
import { FewAtOnce } from '../../platform/few-at-once.js';
import { HashingThreads } from './hashing-threads.js';
import { type HashedPassword, strongEnoughForStaff } from './password.decisions.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const OPTIONS: Options = { ...PARAMETERS, algorithm: 2 satisfies Algorithm };
/** Hash of 32 random bytes that nobody kept: checking against it takes as long as against a real one, and never succeeds. */
export const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$5TK/2JkrbQU5KGjxeaMV9A$ILUkIc0neDQIIVBAOU+aoKZkv/BPMg5vwgEKTULiuLo';

/** One core is left for everything else. */
export const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const MAY_WAIT = 20;
/** Of those who come from one network so many are inside at once: the other places are for everybody else. */
const OF_ONE_NETWORK = 10;
const tooManyAtOnce = () => new TooMany('identity/busy', 'Too many people are signing in at this moment. Please try again.', 1);

/** Hashes passwords, never more than two at once and on threads that let others go first: a flood of sign-ins must not starve everything else. */
@Injectable()
export class PasswordHasher implements OnApplicationShutdown {
  private readonly threads = new HashingThreads();
  private readonly few = new FewAtOnce(AT_ONCE, MAY_WAIT, tooManyAtOnce);
  private readonly inside = new Map<string, number>();

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }

  /**
   * To be asked before anything is looked up for a password: whoever comes when too many wait already costs nothing.
   * @throws TooMany `identity/busy`
   */
  mustHaveRoom(): void {
    this.few.mustHaveRoom();
  }

  /**
   * Counts who comes in with a password, by the network that they come from.
   * @param network that the person comes from, as `Limits` tells networks apart
   * @returns what gives their place back, to be called once
   * @throws TooMany `identity/busy`
   */
  enter(network: string): () => void {
    this.mustHaveRoom();
    const inside = this.inside.get(network) ?? 0;
    if (inside >= OF_ONE_NETWORK) throw tooManyAtOnce();
    this.inside.set(network, inside + 1);
    return () => this.leave(network);
  }

  /**
   * A password that has been found good, as it may be kept.
   * @throws TooMany `identity/busy`
   */
  async hashed(password: string): Promise<HashedPassword> {
    return { passwordHash: await this.hash(password), strongEnoughForStaff: strongEnoughForStaff(password) };
  }

  /** @throws TooMany `identity/busy` when twenty others wait already */
  hash(password: string): Promise<string> {
    return this.few.do(() => this.threads.hash(password, OPTIONS));
  }

  /**
   * @param hashed `undefined` for an account that does not exist, which takes the same time
   * @throws TooMany `identity/busy`
   */
  async matches(hashed: string | undefined, password: string): Promise<boolean> {
    const matches = await this.few.do(() => this.threads.verify(hashed ?? NOBODYS_HASH, password));
    return matches && hashed !== undefined;
  }

  /** Made with other parameters than today's: to be rehashed while the password is at hand. */
  isOutdated(hashed: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
    return memoryCost !== PARAMETERS.memoryCost || timeCost !== PARAMETERS.timeCost || parallelism !== PARAMETERS.parallelism;
  }
  private leave(network: string): void {
    const inside = this.inside.get(network)! - 1;
    if (inside > 0) this.inside.set(network, inside);
    else this.inside.delete(network);
  }
}
