import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `cut`: both sides are told. `reset`: without a farewell. `delay`: nothing gets through for a moment, then all of it. `half-open`: whatever is sent is
 * swallowed, and nobody is told. `forgotten`: the same, and the server has hung up meanwhile. `silent`: for a moment, new connections get no answer either.
 */
export const FAULTS = ['cut', 'reset', 'delay', 'half-open', 'forgotten', 'silent'] as const;
export type Fault = (typeof FAULTS)[number];

/** When the server lets go of a client that has gone without its hearing of it. On the product's connections that takes half a minute. */
const KEEPALIVE_MS = 8_000;

interface Wire {
  readonly near: Socket;
  readonly far: Socket;
  swallows: boolean;
}

/** A way to the database that fails on request. */
export class FaultyNetwork {
  private readonly wires = new Set<Wire>();
  private silent = false;

  private constructor(
    private readonly server: Server,
    /** The database's address, by this way. */
    readonly url: string,
  ) {}

  static async to(database: string): Promise<FaultyNetwork> {
    const { hostname, port } = new URL(database);
    const server = createServer((near) => network.lay(near, Number(port), hostname)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(database);
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as { port: number }).port);
    const network: FaultyNetwork = new FaultyNetwork(server, url.href);
    return network;
  }

  /** Does it to each present connection that `meets` picks. `delay` and `silent` are over after `forMs`. */
  strike(fault: Fault, forMs: number, meets: () => boolean = () => true): void {
    if (fault === 'silent') {
      this.silent = true;
      setTimeout(() => (this.silent = false), forMs);
    }
    for (const wire of [...this.wires]) if (!wire.swallows && (fault === 'silent' || meets())) damage(wire, fault, forMs);
  }

  async close(): Promise<void> {
    this.server.close();
    for (const { near, far } of this.wires) for (const side of [near, far]) side.destroy();
    await once(this.server, 'close');
  }

  private lay(near: Socket, port: number, host: string): void {
    const far = connect({ port, host, noDelay: true });
    const wire: Wire = { near: near.setNoDelay(true), far, swallows: this.silent };
    this.wires.add(wire);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => {
        if (!wire.swallows && to.writable) to.write(chunk);
      });
      from.on('end', () => {
        if (!wire.swallows) to.end();
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!wire.swallows) to.destroy();
        // Its keepalives tell the server of a host that is gone; those of this host are answered for as long as we live.
        else if (from === near) setTimeout(() => far.destroy(), KEEPALIVE_MS).unref();
        if (near.destroyed && far.destroyed) this.wires.delete(wire);
      });
    }
  }
}

function damage(wire: Wire, fault: Fault, forMs: number): void {
  const { near, far } = wire;
  if (fault === 'delay') {
    for (const side of [near, far]) side.pause();
    setTimeout(() => [near, far].forEach((side) => side.resume()), forMs);
  } else if (fault === 'cut') {
    for (const side of [near, far]) side.destroy();
  } else if (fault === 'reset') {
    for (const side of [near, far]) side.resetAndDestroy();
  } else {
    wire.swallows = true;
    if (fault === 'forgotten') far.destroy();
  }
}
