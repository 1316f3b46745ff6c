/** Work that must not overlap, one after the other. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** When everything has been done. */
  async end(): Promise<void> {
    await this.last;
  }
}
