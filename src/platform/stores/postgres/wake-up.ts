import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { clientBeside } from '../../database/database.js';

const CHANNEL = 'es_appended';
/** Others are told at most this often: a NOTIFY inside each append would cost most of the throughput. */
const COALESCE_MS = 15;
const RECONNECT_MS = 1000;

/**
 * Tells readers that there may be something new: those of this process at once, those of others by NOTIFY, on a connection of its own that also
 * listens. Only a hint: readers look by themselves each second, so a lost connection costs a moment and nothing else.
 */
export class WakeUp {
  private readonly log = new Logger(WakeUp.name);
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private client: pg.Client | undefined;
  private telling: NodeJS.Timeout | undefined;
  private reconnecting: NodeJS.Timeout | undefined;
  /** Something has been appended since others were last told. */
  private untold = false;
  private speaking = false;
  private started = false;
  private closed = false;

  constructor(private readonly pool: pg.Pool) {}

  /** Something has been committed by this process. */
  appended(): void {
    this.emitter.emit('appended');
    this.start();
    this.telling ??= setTimeout(() => this.tell(), COALESCE_MS).unref();
  }

  /** A reader's own bell. */
  bell(): Bell {
    this.start();
    return new Bell(this.emitter);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.telling);
    clearTimeout(this.reconnecting);
    await this.client?.end().catch(() => undefined);
    this.client = undefined;
  }

  private start(): void {
    if (this.started || this.closed) return;
    this.started = true;
    void this.connect();
  }

  private tell(): void {
    this.telling = undefined;
    this.untold = true;
    if (this.speaking || !this.client) return;
    this.untold = false;
    this.speaking = true;
    const said = () => {
      this.speaking = false;
      if (this.untold) this.tell();
    };
    const notSaid = () => {
      this.speaking = false;
      this.untold = true; // the next connection begins with it
    };
    this.client.query(`select pg_notify('${CHANNEL}', '')`).then(said, notSaid);
  }

  private async connect(): Promise<void> {
    const client = clientBeside(this.pool, 'plumb-and-level wake-up');
    client.on('notification', () => this.emitter.emit('appended'));
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.closed) return void (await client.end());
      this.client = client;
      this.emitter.emit('appended'); // of what came before, nothing was heard
      if (this.untold) this.tell();
    } catch (error) {
      this.lost(client, error);
    }
  }

  private lost(client: pg.Client, error?: unknown): void {
    if (this.client === client) this.client = undefined;
    if (this.closed || this.reconnecting) return;
    if (error) this.log.warn(`Postgres cannot be listened to: ${error instanceof Error ? error.message : String(error)}. Trying again.`);
    this.reconnecting = setTimeout(() => {
      this.reconnecting = undefined;
      void this.connect();
    }, RECONNECT_MS).unref();
    client.end().catch(() => undefined);
  }
}

/** Remembers a ring that came while its owner was busy. */
export class Bell {
  private rung = false;
  private readonly ring = () => {
    this.rung = true;
  };

  constructor(private readonly emitter: EventEmitter) {
    emitter.on('appended', this.ring);
  }

  /** Forgets earlier rings: call before looking. */
  clear(): void {
    this.rung = false;
  }

  /** Until it has rung since `clear`, the time is over, or `signal` ends the wait. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (!this.rung) await this.sleep(milliseconds, signal, true);
  }

  /** Until the time is over or `signal` ends the wait, however often it rings. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return this.sleep(milliseconds, signal, false);
  }

  remove(): void {
    this.emitter.off('appended', this.ring);
  }

  private sleep(milliseconds: number, signal: AbortSignal, lightly: boolean): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.emitter.off('appended', wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      if (lightly) this.emitter.on('appended', wake);
      signal.addEventListener('abort', wake);
    });
  }
}
