import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Overloaded } from '../errors.js';
import { FewAtOnce } from '../few-at-once.js';
import { Config } from '../process/config.js';
import { isOverloaded, type Load, LOOKS } from './is-overloaded.js';
import { LoadMeter } from './load-meter.js';

const LOOK_MS = 500;

const shed = new Counter({ name: 'http_shed_requests_total', help: 'Requests that were refused because there was too much to do.' });
const overloaded = new Gauge({ name: 'http_overloaded', help: '1 while requests are refused because there is too much to do.' });
const delay = new Gauge({ name: 'http_loop_delay_milliseconds', help: 'How long the event loop’s turns last for whoever comes.' });

/** Whether this process has more to do than it can. */
@Injectable()
export class Pressure implements OnModuleInit, OnModuleDestroy {
  /** Requests that may change something: those under way. Whoever comes beyond them would wait for as long as all of these take. */
  readonly changes: FewAtOnce;
  private readonly log = new Logger('Pressure');
  private looks: readonly Load[] = [];
  private tooHigh = false;
  private looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly meter: LoadMeter,
  ) {
    this.changes = new FewAtOnce(config.maxChanges, 0, () => this.refusal());
  }

  onModuleInit(): void {
    this.looking = setInterval(() => this.look(), LOOK_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.looking);
  }

  /** @throws Overloaded when what is asked for now could only be answered late */
  mustBeBearable(): void {
    if (this.tooHigh) throw this.refusal();
  }

  /** For who has too much to do of one kind alone. */
  refusal(): Overloaded {
    shed.inc();
    return new Overloaded();
  }

  look(): void {
    const load = this.meter.read();
    this.looks = [...this.looks, load].slice(-LOOKS);
    const { maxLoopDelayMs: loopDelay, maxPoolQueue: poolQueue } = this.config;
    const before = this.tooHigh;
    this.tooHigh = isOverloaded(before, this.looks, { loopDelay, poolQueue });
    delay.set(load.loopDelay);
    overloaded.set(this.tooHigh ? 1 : 0);
    if (this.tooHigh && !before) this.log.warn(`Requests are refused: ${inWords(load)}.`);
    if (!this.tooHigh && before) this.log.warn('Requests are taken again.');
  }
}

const inWords = ({ loopDelay, poolQueue }: Load): string =>
  `the event loop is late by ${loopDelay.toFixed()} ms, and ${poolQueue} wait for the database`;
