import { createServer } from 'node:net';
import { StartProblem } from '../process/start-problem.js';

/** A port of this machine that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return listenOnce(0, '127.0.0.1');
}

/** Refuses, before anything is started, a port on which somebody else listens. */
export async function refuseTakenPort(port: number): Promise<void> {
  try {
    if (port !== 0) await listenOnce(port);
  } catch (error) {
    throw portProblem(error, port) ?? error;
  }
}

/** Where to listen for everybody: on both kinds of addresses, or on the older alone where this machine's kernel knows no other. */
export async function everyAddress(listen: (port: number, host: string) => Promise<unknown> = listenOnce): Promise<string> {
  return listen(0, '::').then(
    () => '::',
    () => '0.0.0.0',
  );
}

/** What an error of `listen` means in words; `undefined` when it is about something else. */
export function portProblem(error: unknown, port: number): StartProblem | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`);
  }
  if (code === 'EACCES') return new StartProblem(`This user may not listen on port ${port}. Choose another port: PORT=3000 npm start`);
  return undefined;
}

function listenOnce(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
