import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Streams } from '../streams/streams.js';
import { ChangedTags } from './changed-tags.js';
import type { Concerns } from './concerns.js';
import { LiveController } from './live.controller.js';
import { LiveFeed } from './live-feed.js';
import { LiveStreams } from './live-streams.js';

/** Tells open windows what has changed for those who look at them. */
@Module({})
export class LiveModule {
  static forRoot(modules: readonly Concerns[]): DynamicModule {
    return {
      module: LiveModule,
      global: true,
      imports: [DiscoveryModule],
      controllers: [LiveController],
      providers: [
        { provide: LiveFeed, useFactory: (streams: Streams) => new LiveFeed(streams, modules), inject: [Streams] },
        { provide: ChangedTags, useValue: new ChangedTags(modules) },
        LiveStreams,
      ],
      exports: [LiveStreams, ChangedTags],
    };
  }
}
