import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { INestApplication } from '@nestjs/common';

/** The API as a document. `openapi.json` in the repository's root is its committed form, and the client is generated from that. */
export async function describeApi(app: INestApplication, metadata: () => Promise<Record<string, unknown>>): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(metadata);
  const config = new DocumentBuilder()
    .setTitle('Plumb & Level')
    .setDescription('Problems are answered as application/problem+json; amounts are in cents; instants are ISO 8601 in UTC.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, config, { operationIdFactory: (_controller, method) => method });
}
