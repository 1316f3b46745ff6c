import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { inRoot, root } from './paths.mjs';

/** What stands for a value that is known only when the product runs. */
export const UNKNOWN = '…';

const isOurs = (file) => !/\.spec\.ts$|\/testing\/|^src\/(metadata\.ts|demo\/)/.test(file);

const parsed = (file) => ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);

/** The server's sources as they are written, without types: quick enough for every check. */
export const sources = () => globSync('src/**/*.ts', { cwd: root }).filter(isOurs).sort().map(parsed);

/** Visits a node and all within it. */
export function each(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}

export function around(node, isWanted) {
  for (let outer = node.parent; outer; outer = outer.parent) if (isWanted(outer)) return outer;
  return undefined;
}

/** `{ name: value }`, or `{ name }` for what is declared as that. */
export function property(node, name) {
  const found = node.properties.find((one) => one.name?.getText() === name);
  return found && (ts.isShorthandPropertyAssignment(found) ? found.name : found.initializer);
}

/** What an expression can say, with `…` for what only the running product knows. */
export function texts(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)];
  if (ts.isArrowFunction(node)) return texts(node.body);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((/** @type {any} */ { initializer }) => texts(initializer));
  if (ts.isElementAccessExpression(node)) return texts(declared(node.expression));
  if (ts.isTemplateExpression(node))
    return [node.templateSpans.reduce((text, { expression, literal }) => text + valueOf(expression) + literal.text, node.head.text)];
  if (ts.isPropertyAccessExpression(node) && ts.isElementAccessExpression(node.expression))
    return (declared(node.expression.expression)?.properties ?? []).flatMap(({ initializer }) =>
      texts(property(initializer, node.name.text)),
    );
  if (ts.isIdentifier(node)) return declared(node) ? texts(declared(node)) : passed(node);
  return [];
}

/** What the same file passes for a parameter of one of its functions. */
function passed(node) {
  const fn = around(node, ts.isFunctionDeclaration);
  const place = fn?.parameters.findIndex(({ name }) => name.getText() === node.text) ?? -1;
  const found = [];
  if (place >= 0)
    each(node.getSourceFile(), (call) => {
      if (ts.isCallExpression(call) && call.expression.getText() === fn.name.text) found.push(...texts(call.arguments[place]));
    });
  return found;
}

const valueOf = (node) => {
  const value = ts.isIdentifier(node) ? declared(node) : undefined;
  return value && ts.isNumericLiteral(value) ? Number(value.text.replaceAll('_', '')) : UNKNOWN;
};

/** What a constant was declared as, here or in the file that it is imported from. A parameter is nothing that we could know. */
export function declared(node, source = node.getSourceFile()) {
  /** @type {any} */
  let initializer;
  let from = '';
  each(source, (candidate) => {
    if (ts.isVariableDeclaration(candidate) && candidate.name.getText() === node.getText()) initializer ??= bare(candidate.initializer);
    if (ts.isImportSpecifier(candidate) && candidate.name.text === node.getText())
      from = /** @type {ts.StringLiteral} */ (candidate.parent.parent.parent.moduleSpecifier).text;
  });
  if (initializer || !from.startsWith('.')) return initializer;
  const file = join(dirname(source.fileName), from.replace(/\.js$/, '.ts'));
  return isOurs(file) && existsSync(inRoot(file)) ? declared(node, parsed(file)) : undefined;
}

/** Without `as …` and `satisfies …`. */
const bare = (node) => (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? bare(node.expression) : node);
