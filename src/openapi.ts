import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { projectRoot } from './platform/process/project.js';

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

/** Shows the committed document at /api/docs, and gives it as /api/openapi.json. */
export async function serveApiDocument(app: INestApplication): Promise<void> {
  const document = JSON.parse(await readFile(join(projectRoot, 'openapi.json'), 'utf8')) as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'Plumb & Level: API',
  });
}
