import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { inRoot } from '../lib/paths.mjs';
import { programOf } from '../lib/typescript-program.mjs';

/** What the types and comments of the DTO classes say, for the OpenAPI document: SWC compiles without looking at types. */
export function metadata() {
  const src = inRoot('src');
  const folder = mkdtempSync(inRoot('node_modules', '.metadata-'));
  try {
    new PluginMetadataGenerator().generate({
      visitors: [new ReadonlyVisitor({ introspectComments: true, classValidatorShim: true, pathToSource: src })],
      tsProgramRef: programOf('src/**/*.{dto,controller}.ts').program,
      outputDir: src,
      filename: relative(src, join(folder, 'metadata.ts')),
    });
    return readFileSync(join(folder, 'metadata.ts'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
