import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/process/project.js';

/** As much of OpenAPI's schemas as the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: 'path' | 'query' | 'header'; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** One route of the API as its document describes it. */
export interface Operation {
  /** `METHOD /path/:id`, as the router spells it. */
  readonly route: string;
  readonly query: Readonly<Record<string, Schema>>;
  /** Of a JSON body; `undefined` when it takes none. */
  readonly body: Schema | undefined;
  /** Takes an image. */
  readonly image: boolean;
}

const document = JSON.parse(readFileSync(join(projectRoot, 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** The schema itself, where it is named in another place. */
export const resolved = (schema: Schema): Schema => {
  const named = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return named ? document.components.schemas[named.split('/').at(-1)!]! : schema;
};

export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
    route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    query: Object.fromEntries(parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema])),
    body: requestBody?.content['application/json']?.schema,
    image: Object.keys(requestBody?.content ?? {}).some((type) => type.startsWith('image/')),
  })),
);
