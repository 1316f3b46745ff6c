import { generateEndpoints } from '@rtk-query/codegen-openapi';
import config from '../../web/codegen.config.mjs';
import { inRoot } from '../lib/paths.mjs';

/** The client's hooks, from the committed OpenAPI document. */
export function client() {
  return generateEndpoints({ ...config, schemaFile: inRoot('openapi.json'), apiFile: './base.ts', outputFile: undefined });
}
