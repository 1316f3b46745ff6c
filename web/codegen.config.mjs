// Makes src/api/generated.ts from the committed OpenAPI document; `npm run generate` runs it, `npm run check` refuses drift.
export default {
  schemaFile: '../openapi.json',
  apiFile: './src/api/base.ts',
  apiImport: 'baseApi',
  outputFile: './src/api/generated.ts',
  exportName: 'generatedApi',
  // Features take the hooks that they need, and say what an answer is about; lists of all would be loaded with every page.
  hooks: false,
  // Pictures are shown by their address; the others are asked for in ways of their own.
  filterEndpoints: (name) =>
    !['photo', 'avatar', 'uploadPhoto', 'downloadMyData', 'earningsReport', 'exportReport', 'refreshSession'].includes(name),
};
