import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './paths.mjs';

/** A file that exports `projections`, and all that they are made of, is read from here; names are absolute. */
const FILES = { read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined) };

/**
 * What the rows of each read model depend on: `{ name, version, fingerprint, file }`. The fingerprint is of the handlers, and of every function, constant and
 * column that they use, wherever it stands. Types, comments, layout, and the names of variables, functions and files are no part of it: none of them can
 * change a row.
 */
export function projectionFingerprints({ entry = join(root, 'src/registry.ts'), files = FILES } = {}) {
  const program = ts.createProgram([entry], OPTIONS, host(files));
  const checker = program.getTypeChecker();
  const list = topLevel(program.getSourceFile(entry)).find((each) => each.name.text === 'projections');
  return elements(list.initializer, checker).map((expression) => {
    const { name, version } = calledAs(expression, checker);
    const file = expression.getSourceFile().fileName;
    return { name, version, file, fingerprint: new Fingerprint(checker).of(expression) };
  });
}

const OPTIONS = { noLib: true, types: [], target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };

/** Only our own files: what a package does is told by its version. */
function host({ read }) {
  const sources = new Map();
  const sourceOf = (file) => {
    const text = read(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  };
  return {
    getSourceFile: (file) => sources.get(file) ?? sources.set(file, sourceOf(file)).get(file),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const file = text.startsWith('.') ? join(dirname(from), text.replace(/\.js$/, '.ts')) : '';
        return { resolvedModule: read(file) === undefined ? undefined : { resolvedFileName: file, extension: '.ts' } };
      }),
    fileExists: (file) => read(file) !== undefined,
    readFile: read,
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => root,
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
}

const topLevel = (source) =>
  source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);

/** The projections of a list that is made of lists, as the calls that make them. */
function elements(expression, checker) {
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap((each) => elements(each, checker));
  if (ts.isSpreadElement(expression)) return elements(expression.expression, checker);
  if (ts.isIdentifier(expression)) return elements(declarationOf(expression, checker).initializer, checker);
  return [expression];
}

const declarationOf = (identifier, checker) => valueOf(resolved(checker.getSymbolAtLocation(identifier), checker));
const resolved = (symbol, checker) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
const valueOf = (symbol) =>
  symbol.declarations?.find(
    (each) => !ts.isInterfaceDeclaration(each) && !ts.isTypeAliasDeclaration(each) && !ts.isTypeParameterDeclaration(each),
  );

/** `projection('name', tables, handlers, { version })`, or what makes one: `timers(version, …)`, which says the name itself. */
function calledAs(call, checker) {
  const [first] = call.arguments;
  if (!ts.isNumericLiteral(first)) return { name: first.text, version: Number(textOf(propertyOf(call.arguments[3], 'version')) ?? 1) };
  const maker = declarationOf(call.expression, checker);
  return {
    name: maker.body.statements.map(({ expression }) => textOf(propertyOf(expression, 'name'))).find(Boolean),
    version: Number(first.text),
  };
}

const propertyOf = (object, name) =>
  object && ts.isObjectLiteralExpression(object)
    ? object.properties.filter(ts.isPropertyAssignment).find((each) => textOf(each.name) === name)?.initializer
    : undefined;

/** Of an identifier or a literal. @param {any} node @returns {string} */
const textOf = (node) => node?.text;

/** One projection's: what two of them share is written for each, so that none depends on the order of the list. */
class Fingerprint {
  #known = new Map();

  constructor(checker) {
    this.checker = checker;
  }

  of(node) {
    const parts = [];
    this.#write(node, { node, parts, locals: new Map() });
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  }

  #write(node, scope) {
    if (isType(node) || IGNORED.has(node.kind)) return;
    if (isWrapping(node)) return this.#write(node.expression, scope);
    if (ts.isIdentifier(node)) return void scope.parts.push(this.#name(node, scope));
    if (ts.isShorthandPropertyAssignment(node)) {
      const symbol = this.checker.getShorthandAssignmentValueSymbol(node);
      return void scope.parts.push('PropertyAssignment', '', '', node.name.text, this.#meant(symbol, node.name, scope), 'end');
    }
    scope.parts.push(ts.SyntaxKind[node.kind], node.operator ?? '', ts.isLiteralExpression(node) || isTemplatePart(node) ? node.text : '');
    // `{ id }` takes `id` out, whatever it is called here.
    if (isShortBinding(node)) scope.parts.push(node.name.text);
    ts.forEachChild(node, (child) => {
      if (!isOfNoRow(child)) this.#write(child, scope);
    });
    scope.parts.push('end');
  }

  #name(node, scope) {
    return isLabel(node) ? node.text : this.#meant(this.checker.getSymbolAtLocation(node), node, scope);
  }

  /** A variable by its number, what stands at the top of a file by its own fingerprint, everything else by its name. */
  #meant(symbol, node, { node: whole, locals }) {
    const target = symbol && resolved(symbol, this.checker);
    const declaration = target && valueOf(target);
    if (!declaration) return symbol && symbol.flags & ts.SymbolFlags.Alias ? imported(symbol) : `global ${node.text}`;
    const outer = atTheTop(declaration);
    if (isWithin(declaration, whole) && declaration !== outer) {
      if (!locals.has(target)) locals.set(target, `local ${locals.size}`);
      return locals.get(target);
    }
    if (!this.#known.has(outer)) {
      this.#known.set(outer, `itself ${this.#known.size}`);
      this.#known.set(outer, this.of(outer));
    }
    return this.#known.get(outer);
  }
}

const isType = (node) =>
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

const { ExportKeyword, DeclareKeyword, ReadonlyKeyword, PublicKeyword, PrivateKeyword, ProtectedKeyword, AbstractKeyword } = ts.SyntaxKind;
const { QuestionToken, ColonToken, ExclamationToken } = ts.SyntaxKind;
const IGNORED = new Set([
  ...[ExportKeyword, DeclareKeyword, ReadonlyKeyword, PublicKeyword, PrivateKeyword, ProtectedKeyword, AbstractKeyword],
  ...[QuestionToken, ColonToken, ExclamationToken],
]);

const isWrapping = (node) =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isExpressionWithTypeArguments(node);

const isTemplatePart = (node) => ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
const isShortBinding = (node) =>
  ts.isBindingElement(node) &&
  !node.propertyName &&
  !node.dotDotDotToken &&
  ts.isObjectBindingPattern(node.parent) &&
  ts.isIdentifier(node.name);

/** A name that is looked up in an object, and stands for nothing else. */
const isLabel = (node) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isBindingElement(node.parent) && node.parent.propertyName === node) ||
  ((ts.isPropertyAssignment(node.parent) ||
    ts.isClassElement(node.parent) ||
    ts.isEnumMember(node.parent) ||
    ts.isObjectLiteralElement(node.parent)) &&
    node.parent.name === node);

/** Of a table, what its class is called and how it is found. */
const isOfNoRow = (node) =>
  ts.isPropertyAssignment(node) &&
  ['name', 'indexes'].includes(textOf(node.name)) &&
  ts.isCallExpression(node.parent.parent) &&
  textOf(node.parent.parent.expression) === 'defineEntity';

const isWithin = (node, whole) => node.getSourceFile() === whole.getSourceFile() && node.pos >= whole.pos && node.end <= whole.end;

/** The declaration at the top of its file that this one is, or is a part of. */
function atTheTop(node) {
  let [outer, statement] = [node, node];
  while (!ts.isSourceFile(statement.parent)) {
    if (ts.isVariableDeclaration(statement)) outer = statement;
    statement = statement.parent;
  }
  return ts.isVariableStatement(statement) ? outer : statement;
}

/** From a package, which the compiler was not shown. */
function imported(symbol) {
  const [declaration] = symbol.declarations;
  let statement = declaration;
  while (!ts.isImportDeclaration(statement)) statement = statement.parent;
  return `${textOf(statement.moduleSpecifier)} ${(declaration.propertyName ?? declaration.name).text}`;
}
