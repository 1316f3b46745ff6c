import type { Params } from 'nestjs-pino';
import type { Config } from './config.js';

/** Only what is named here reaches a log: never an address with its query, a header, a body or a name. */
export function loggerOptions({ production }: Pick<Config, 'production'>): Params {
  return {
    pinoHttp: {
      level: process.env['LOG_LEVEL'] ?? (production ? 'info' : 'warn'),
      autoLogging: production,
      serializers: {
        req: ({ id, method, raw }: { id: string; method: string; raw?: { routeOptions?: { url?: string } } }) => ({
          id,
          method,
          route: raw?.routeOptions?.url,
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: ({ type, message, stack }: { type?: string; message?: string; stack?: string }) => ({ type, message, stack }),
      },
      ...(production
        ? {}
        : { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname,req,res,responseTime', translateTime: 'HH:MM:ss' } } }),
    },
  };
}
