import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from './config.js';

const routes = new WeakMap<IncomingMessage, string>();

/** Which route a request has reached. An address may hold whatever somebody has typed; the pattern of its route is ours. */
export function noteRoute(request: IncomingMessage, pattern: string | undefined): void {
  if (pattern !== undefined) routes.set(request, pattern);
}

/**
 * Only what is named here reaches a log: never an address, a header, a body or a name.
 * @param to instead of the standard output
 */
export function loggerOptions({ production, logLevel }: Pick<Config, 'production' | 'logLevel'>, to?: DestinationStream): Params {
  return {
    pinoHttp: {
      level: logLevel ?? (production ? 'info' : 'warn'),
      autoLogging: production,
      // Asked when the answer is sent: only then is the route known.
      customProps: (request) => ({ route: routes.get(request) }),
      serializers: {
        req: ({ id, method }: { id: string; method: string }) => ({ id, method }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: ({ type, message, stack }: { type?: string; message?: string; stack?: string }) => ({ type, message, stack }),
      },
      ...(to ? { stream: to } : production ? {} : { stream: forPeople() }),
    },
  };
}

/** In this thread: as a transport it would be a thread of its own, which nobody ends and which holds what began it. */
const forPeople = (): DestinationStream =>
  PinoPretty({ sync: true, ignore: 'pid,hostname,req,res,responseTime', translateTime: 'HH:MM:ss' });
