import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';
import { around, declared, each, property, sources, texts, UNKNOWN } from '../lib/sources.mjs';

const CODE = /^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/;

const HEADING = `# Problems

<!-- Made by \`npm run generate\` from what the code throws; do not edit. -->

Every refusal is answered as \`application/problem+json\` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)):

\`\`\`json
{
  "type": "/problems/booking/slot-taken",
  "title": "Not possible now",
  "status": 409,
  "code": "booking/slot-taken",
  "detail": "This time has just been taken. Please choose another one."
}
\`\`\`

- \`code\` is for programs: it never changes its meaning. \`detail\` is for people, and may be reworded.
- \`type\` is the address of a page about the code, relative to \`PUBLIC_URL\`; \`/problems\` lists them all. Each code below links to its page on a product that runs at <http://localhost:3000>.
- \`fields\` holds one message for each bad field (400). \`retryAfterSeconds\`, also sent as \`Retry-After\`, says when to come back (429, 503). Some codes have further members, such as the nearest free times.

A \`…\` in a sentence stands for a value.
`;

let collected;
/** Everything that is thrown as a refusal: code, statuses, sentences and files, sorted by code. */
function problems() {
  collected ??= new Collector(sources()).all();
  return collected;
}

/** problems.json: what the pages under /problems say. */
export async function problemList() {
  const list = problems().map(({ code, statuses, sentences }) => ({ code, statuses, sentences }));
  return format(JSON.stringify(list), { ...(await resolveConfig(inRoot('problems.json'))), parser: 'json' });
}

/** docs/reference/problems.md */
export function problemReference() {
  const modules = Map.groupBy(problems(), ({ code }) => code.split('/')[0]);
  const sections = [...modules].map(([module, codes]) => {
    const rows = codes.map(
      ({ code, statuses, sentences, files }) =>
        `| [\`${code}\`](http://localhost:3000/problems/${code}) | ${statuses.join(', ')} | ${sentences.join('<br>').replaceAll('|', '\\|')} | ${files.map((file) => `\`${file}\``).join('<br>')} |`,
    );
    return [`## ${module}`, '', '| Code | Status | What it says | Thrown in |', '|---|---|---|---|', ...rows, ''].join('\n');
  });
  return [HEADING, ...sections].join('\n');
}

/** Reads the sources alone, without types: it has to be quick, as every check runs it. */
class Collector {
  constructor(files) {
    this.sources = files;
    this.refusals = refusalsIn(this.sources);
    this.found = new Map();
  }

  all() {
    for (const source of this.sources) each(source, (node) => this.look(node));
    this.refuseForgotten();
    return [...this.found.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, { statuses, sentences, files }]) => ({
        code,
        statuses: [...statuses].sort(),
        sentences: [...sentences].sort(),
        files: [...files].sort(),
      }));
  }

  look(node) {
    if (ts.isNewExpression(node)) this.thrown(node);
    else if (ts.isCallExpression(node)) this.called(node);
    else if (ts.isArrayLiteralExpression(node)) this.tableRow(node);
    else if (ts.isObjectLiteralExpression(node)) this.limit(node);
    else if (ts.isConstructorDeclaration(node)) this.defaults(node);
  }

  thrown(node) {
    const status = this.refusals.get(node.expression.getText());
    if (status === undefined) return;
    const [first, second] = node.arguments;
    const options = node.arguments.find((argument) => ts.isObjectLiteralExpression(argument) && property(argument, 'code'));
    // new NotFound('category', { code: 'catalog/…', message: '…' })
    if (options) this.add(node, status, property(options, 'code'), property(options, 'message') ?? first);
    // new Rejected(...ELSEWHERE[status])
    else if (first && ts.isSpreadElement(first))
      for (const row of rowsOf(first.expression)) this.add(node, status, row.elements[0], row.elements[1]);
    // new Rejected('booking/closed', '…')
    else if (first) this.add(node, status, first, second);
  }

  called(node) {
    const [first, second, third] = node.arguments;
    // super('identity/photo-format', '…')
    if (node.expression.kind === ts.SyntaxKind.SuperKeyword) {
      const status = this.refusals.get(around(node, ts.isClassDeclaration)?.name?.text);
      if (status !== undefined) this.add(node, status, first, second);
    } else if (node.expression.getText() === 'problem' && first && ts.isNumericLiteral(first))
      this.add(node, Number(first.text), second, third);
  }

  /** `404: ['platform/not-found', '…']`, `[pattern, 409, 'platform/conflict', '…']` */
  tableRow(node) {
    const place = node.elements.findIndex((element) => ts.isStringLiteral(element) && CODE.test(element.text));
    const status = place > 0 ? node.elements[place - 1] : ts.isPropertyAssignment(node.parent) ? node.parent.name : undefined;
    if (place >= 0 && status && ts.isNumericLiteral(status))
      this.add(node, Number(status.text), node.elements[place], node.elements[place + 1]);
  }

  /** `{ code: 'identity/too-many-photos', …: (wait) => '…' }`: what is counted, and refused as too many. */
  limit(node) {
    const code = property(node, 'code');
    if (!code || !ts.isStringLiteral(code) || !CODE.test(code.text)) return;
    if (ts.isNewExpression(node.parent) && this.refusals.has(node.parent.expression.getText())) return;
    const sentence = node.properties
      .map(({ initializer }) => initializer)
      .find((value) => value !== code && value && texts(value).length > 0);
    this.add(node, this.refusals.get('TooMany'), code, sentence);
  }

  /** `constructor(thing, { code = 'platform/not-found', message = '…' } = {})` */
  defaults(node) {
    const status = this.refusals.get(node.parent.name?.text);
    const named = node.parameters.flatMap(({ name, ...parameter }) =>
      ts.isObjectBindingPattern(name) ? name.elements : { name, ...parameter },
    );
    const initial = (wanted) => named.find(({ name }) => name.getText() === wanted)?.initializer;
    if (status !== undefined && initial('code')) this.add(node, status, initial('code'), initial('message'));
  }

  add(node, status, code, sentence) {
    for (const [text, said] of pairs(code, sentence)) {
      if (!CODE.test(text)) continue;
      const entry = this.found.get(text) ?? { statuses: new Set(), sentences: new Set(), files: new Set() };
      this.found.set(text, entry);
      entry.statuses.add(status);
      entry.files.add(node.getSourceFile().fileName);
      for (const one of said.length > 0 ? said : meaningOf(node)) entry.sentences.add(sentenceOf(one));
    }
  }

  /** A code that stands somewhere without being found would be missing without anybody noticing. */
  refuseForgotten() {
    const modules = new Set([...this.found.keys()].map((code) => code.split('/')[0]));
    for (const source of this.sources)
      each(source, (node) => {
        if (!ts.isStringLiteralLike(node) || !CODE.test(node.text) || this.found.has(node.text)) return;
        if (modules.has(node.text.split('/')[0]))
          throw new Error(`${source.fileName}: "${node.text}" looks like a problem's code; how is it thrown?`);
      });
    for (const [code, { sentences, files }] of this.found)
      if (sentences.size === 0)
        throw new Error(`${[...files].join(', ')}: "${code}" is thrown without a sentence, and what throws it has no comment`);
  }
}

/** Each class of refusals, by name, with its status: its own, or that of the class it extends. */
function refusalsIn(sources) {
  const classes = new Map();
  for (const source of sources)
    for (const node of source.statements.filter(ts.isClassDeclaration)) {
      const status = node.members.find((member) => member.name?.getText() === 'status')?.initializer;
      classes.set(node.name.text, { base: node.heritageClauses?.[0]?.types[0]?.expression.getText(), status });
    }
  const descends = (name) => name === 'Refusal' || (classes.has(name) && descends(classes.get(name).base));
  const statusOf = (name) => classes.get(name)?.status ?? (classes.has(name) ? statusOf(classes.get(name).base) : undefined);
  return new Map(
    [...classes.keys()].filter((name) => name !== 'Refusal' && descends(name)).map((name) => [name, Number(statusOf(name)?.getText())]),
  );
}

/** Codes with the sentences that go with them. Of `x/${key}` beside `TABLE[key]`, each key has its own. */
function pairs(code, sentence) {
  const keyed = code && ts.isTemplateExpression(code) && sentence && ts.isElementAccessExpression(sentence);
  if (keyed && code.templateSpans.length === 1 && code.templateSpans[0].expression.getText() === sentence.argumentExpression.getText()) {
    const table = declared(sentence.expression);
    return table.properties.map(({ name, initializer }) => [
      `${code.head.text}${name.text}${code.templateSpans[0].literal.text}`,
      texts(initializer),
    ]);
  }
  const said = texts(sentence);
  return texts(code).map((text) => [text, said]);
}

/** The rows of `TABLE[key]`. */
function rowsOf(node) {
  const table = ts.isElementAccessExpression(node) ? declared(node.expression) : undefined;
  return (table?.properties ?? []).map(({ initializer }) => initializer).filter((row) => row && ts.isArrayLiteralExpression(row));
}

/** What is thrown with a name alone says that the thing does not exist (`NotFound`); what goes on is left open. */
function sentenceOf(text) {
  if (!text.includes(' ')) return `This ${text} does not exist.`;
  return /[.?!)…]$/.test(text) ? text : `${text} ${UNKNOWN}`;
}

/** The comment of what throws. */
function meaningOf(node) {
  const commented = around(node, (one) => ts.isClassDeclaration(one) || ts.isFunctionDeclaration(one) || ts.isVariableStatement(one));
  const [comment] = commented ? ts.getJSDocCommentsAndTags(commented) : [];
  return typeof comment?.comment === 'string' ? [comment.comment.replace(/\s+/g, ' ')] : [];
}
