import { Injectable } from '@nestjs/common';
import { type Decider, fold, streamOf } from '../events/decider.js';
import type { AnyEvent } from '../events/event.js';
import { type StoredStream, Streams } from '../streams/streams.js';
import { together } from './together.js';

/** Reads streams for whoever does much at a time: what is asked for together is read together. Never older than the question. */
@Injectable()
export class StreamReads {
  readonly read: (stream: string) => Promise<StoredStream>;

  constructor(streams: Streams) {
    this.read = together((names) => readAll(streams, names));
  }

  async stateOf<State, E extends AnyEvent>(decider: Decider<State, E>, id: string): Promise<State> {
    return fold(decider, (await this.read(streamOf(decider, id))).events);
  }
}

/** Whoever is asked for twice is read once. */
async function readAll(streams: Streams, names: readonly string[]): Promise<StoredStream[]> {
  const different = [...new Set(names)];
  const found = await streams.readAll(different);
  const byName = new Map(different.map((name, index) => [name, found[index]!]));
  return names.map((name) => byName.get(name)!);
}
