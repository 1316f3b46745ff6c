/** Work that is costly: so much of it at once, so much more that may wait, and what comes then is refused. */
export class FewAtOnce {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param refusal what whoever comes too late is told */
  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly refusal: () => Error,
  ) {}

  /** @throws the refusal when too many wait already */
  mustHaveRoom(): void {
    if (this.running >= this.atOnce && this.waiting.length >= this.mayWait) throw this.refusal();
  }

  /** @throws the refusal when too many wait already, and whatever `work` throws */
  async do<T>(work: () => Promise<T>): Promise<T> {
    this.mustHaveRoom();
    if (this.running >= this.atOnce) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next)
        next(); // hands its place over
      else this.running--;
    }
  }
}
