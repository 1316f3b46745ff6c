/**
 * One thing that many ask for at once. Whoever comes while it is being read waits for the end of that, which may not show yet what they know of, and then
 * shares the next reading with all who have waited: it began after their question.
 */
export class SharedReading<T> {
  private last: T | undefined;
  private reading: Promise<T> | undefined;

  /** @param read makes it anew, or finds that the last one still stands */
  async next(read: (last: T | undefined) => Promise<T>): Promise<T> {
    await this.reading?.catch(() => undefined);
    this.reading ??= this.begin(read);
    return this.reading;
  }

  private async begin(read: (last: T | undefined) => Promise<T>): Promise<T> {
    try {
      this.last = await read(this.last);
      return this.last;
    } finally {
      this.reading = undefined;
    }
  }
}
