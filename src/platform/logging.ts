import type { Params } from 'nestjs-pino';
import type { Config } from './config.js';

/** Only what is named here reaches a log: never an address with its query, a header, a body or a name. */
export function loggerOptions({ production, logLevel }: Pick<Config, 'production' | 'logLevel'>): Params {
  return {
    pinoHttp: {
      level: logLevel ?? (production ? 'info' : 'warn'),
      autoLogging: production,
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url?: string }) => ({ id, method, path: apiPath(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: ({ type, message, stack }: { type?: string; message?: string; stack?: string }) => ({ type, message, stack }),
      },
      ...(production
        ? {}
        : { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,req,res,responseTime', translateTime: 'HH:MM:ss' } } }),
    },
  };
}

/** Paths of the API hold ids and nothing that a person has typed. */
const apiPath = (url: string | undefined): string | undefined => (url?.startsWith('/api/') ? url.split('?', 1)[0] : undefined);
