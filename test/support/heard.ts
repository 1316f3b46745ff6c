import type { DestinationStream } from 'pino';

/** Takes a log, to look at what is in it. */
export class Heard implements DestinationStream {
  private readonly lines: string[] = [];

  write(line: string): void {
    this.lines.push(line);
  }

  get text(): string {
    return this.lines.join('');
  }

  /** The lines as pino writes them. */
  get entries(): readonly Record<string, unknown>[] {
    return this.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}
