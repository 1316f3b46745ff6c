import { globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import ts from 'typescript';
import { MODULES } from '../lib/modules.mjs';
import { inRoot, root } from '../lib/paths.mjs';
import { programOf } from '../lib/typescript-program.mjs';

const HEADING = `# Event catalogue

<!-- Made by \`npm run generate\` from src/**/*.events.ts; do not edit. -->

Every fact that the product records, as it stands in the event store: plain JSON, never changed afterwards. Personal fields are encrypted
under the key of the person they belong to, and read \`[erased]\` once that key is gone.

## Beside the facts

Each event's \`meta\` is covered by the hash of its stream, as all of it is. Events that were recorded before \`cause\`, \`correlation\` and
\`build\` do not have them, and stay as they are.

| Key | Meaning |
|---|---|
| \`at\` | when it was recorded, ISO 8601 in UTC |
| \`command\` | the id of the command that caused it: its repetition is recognised by it |
| \`actor\` | the person who acted; absent when the system did |
| \`cause\` | the id of the event that a reaction acted on, or that had set the timer; absent for what somebody has asked for |
| \`correlation\` | the id of the command that began it all: shared by everything that follows from it, through reactions and timers |
| \`build\` | the code that wrote it: the product's version and the fingerprint of what the server was built from, never a time |
`;
const ORDER = [...MODULES, 'platform'];

/** docs/reference/events.md, from the types and comments of the modules' published languages. */
export function eventCatalogue() {
  const { files, program } = programOf('src/**/*.events.ts');
  const writer = new Writer(program.getTypeChecker(), streamOfEachEvent());
  const inOrder = files.toSorted((a, b) => ORDER.indexOf(moduleOf(a)) - ORDER.indexOf(moduleOf(b)));
  return [HEADING, ...inOrder.map((file) => writer.section(program.getSourceFile(inRoot(file))))].filter(Boolean).join('\n');
}

const moduleOf = (file) => file.split('/')[1];

class Writer {
  constructor(checker, streams) {
    this.checker = checker;
    this.streams = streams;
  }

  section(source) {
    const events = source.statements.filter(ts.isTypeAliasDeclaration).filter(isEvent);
    if (events.length === 0) return '';
    const file = relative(root, source.fileName);
    const heading = `${moduleOf(file)}: ${basename(file, '.events.ts').replaceAll('-', ' ')}`;
    return [`## ${heading}`, '', `\`${file}\``, '', ...events.flatMap((event) => this.event(event))].join('\n');
  }

  event(declaration) {
    const [name, data, personal] = declaration.type.typeArguments;
    const meaning = this.comment(this.checker.getSymbolAtLocation(declaration.name));
    const stream = this.streams.get(name.literal.text);
    const rows = [...this.fields(data, ''), ...(personal ? this.fields(personal, 'yes') : [])];
    return [
      `### ${name.literal.text}`,
      '',
      ...(meaning ? [meaning, ''] : []),
      ...(stream && !meaning.startsWith('Stream ') ? [`Stream \`${stream}-…\`.`, ''] : []),
      ...(rows.length > 0 ? ['| Field | Type | Personal | Meaning |', '|---|---|---|---|', ...rows, ''] : []),
    ];
  }

  fields(node, personal) {
    return this.checker
      .getTypeFromTypeNode(node)
      .getProperties()
      .map((property) => {
        const name = `${property.name}${property.flags & ts.SymbolFlags.Optional ? '?' : ''}`;
        return `| \`${name}\` | \`${this.typeAsWritten(property)}\` | ${personal} | ${this.comment(property)} |`;
      });
  }

  /** As the source writes it, which keeps names such as `Cents`; a bare `|` would end the table's cell. */
  typeAsWritten(property) {
    const written = property.valueDeclaration?.type?.getText() ?? this.checker.typeToString(this.checker.getTypeOfSymbol(property));
    return written.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  }

  comment(symbol) {
    return ts.displayPartsToString(symbol.getDocumentationComment(this.checker)).replace(/\s+/g, ' ').replaceAll('|', '\\|');
  }
}

/** `export type BookingConfirmed = Event<'BookingConfirmed', …>` */
function isEvent({ type }) {
  return (
    ts.isTypeReferenceNode(type) &&
    type.typeName.getText() === 'Event' &&
    type.typeArguments !== undefined &&
    ts.isLiteralTypeNode(type.typeArguments[0])
  );
}

/** Event → category of its stream, from `X: Decider<State, E> = { category: 'booking', evolve: { BookingConfirmed: … } }`. */
function streamOfEachEvent() {
  const streams = new Map();
  for (const decider of globSync('src/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('.spec.ts') }).flatMap(decidersIn)) {
    const member = (name) => decider.properties.find((property) => property.name?.getText() === name)?.initializer;
    for (const { name } of member('evolve')?.properties ?? []) if (name) streams.set(name.getText(), member('category')?.text);
  }
  return streams;
}

/** @returns {any[]} object literals, read as they are written */
function decidersIn(file) {
  const source = ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type, initializer }) => type?.getText().startsWith('Decider<') && initializer && ts.isObjectLiteralExpression(initializer))
    .map(({ initializer }) => initializer);
}
