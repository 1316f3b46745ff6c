// Makes src/api/generated.ts from the committed OpenAPI document; `npm run generate` runs it, `npm run check` refuses drift.
export default {
  schemaFile: '../openapi.json',
  apiFile: './src/api/base.ts',
  apiImport: 'baseApi',
  outputFile: './src/api/generated.ts',
  exportName: 'generatedApi',
  tag: true,
  // Features take the hooks that they need; a list of all would be loaded with every page.
  hooks: false,
};
