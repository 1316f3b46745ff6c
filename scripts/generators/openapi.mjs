import '../typescript.mjs';

/** The API as the controllers and DTO classes say, without a database: in preview mode Nest makes no provider. */
export async function openapi() {
  const { NestFactory } = await import('@nestjs/core');
  const [{ AppModule }, { default: metadata }, { describeApi }, { SystemClock }, { Config }, { fastifyAdapter, furnish }] =
    await Promise.all([
      import('../../src/app.module.ts'),
      import('../../src/metadata.ts'),
      import('../../src/openapi.ts'),
      import('../../src/platform/clock.ts'),
      import('../../src/platform/process/config.ts'),
      import('../../src/platform/server/web-server.ts'),
    ]);
  const values = {
    port: 0,
    publicUrl: 'http://localhost',
    production: false,
    role: 'api',
    trustedProxies: [],
    masterKey: Buffer.alloc(32),
    tokenSecret: '',
  };
  const config = new Config(/** @type {any} the rest is for what is not made here */ (values));
  const options = { config, databaseUrl: 'postgres://nowhere/none', clock: new SystemClock() };
  /** @type {import('@nestjs/platform-fastify').NestFastifyApplication} */
  const app = await NestFactory.create(AppModule.forRoot(options), fastifyAdapter(config), {
    preview: true,
    logger: ['error'],
    abortOnError: false,
  });
  await furnish(app, { https: false });
  return `${JSON.stringify(await describeApi(app, metadata), null, 2)}\n`;
}
