import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { projectRoot } from '../../src/platform/process/project.js';
import type { TestDatabase } from './postgres.js';

/** What an event holds: facts in clear text, and the names of what is sealed. */
export interface Held {
  readonly type: string;
  readonly data: object;
  readonly personal?: readonly string[] | undefined;
}

interface StoredData {
  readonly $personal?: { readonly fields: readonly string[] };
}

interface Declaration {
  readonly data: ts.Type;
  readonly personal: readonly string[];
}

/** The events that the modules' published languages declare, as the compiler understands them: what the catalogue is made from. */
export class DeclaredEvents {
  /** One event of each shape that was seen. */
  private readonly shapes = new Map<string, Held>();

  private constructor(
    private readonly checker: ts.TypeChecker,
    private readonly declarations: ReadonlyMap<string, Declaration>,
  ) {}

  static async read(): Promise<DeclaredEvents> {
    const url = pathToFileURL(join(projectRoot, 'scripts', 'lib', 'typescript-program.mjs')).href;
    const { programOf } = (await import(url)) as { programOf(pattern: string): { files: string[]; program: ts.Program } };
    const { files, program } = programOf('src/**/*.events.ts');
    const checker = program.getTypeChecker();
    const statements = files.flatMap((file) => [...program.getSourceFile(join(projectRoot, file))!.statements]);
    return new DeclaredEvents(checker, new Map(statements.flatMap((statement) => declarationIn(statement, checker))));
  }

  see(events: Iterable<Held>): void {
    for (const event of events) this.shapes.set(`${event.type} ${pathsIn(event.data)} ${event.personal?.join(' ')}`, event);
  }

  /** All that stands in an event store. */
  async seeStored({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
    const { rows } = await pool.query<{ type: string; data: StoredData }>('select type, data from es.events');
    this.see(rows.map(({ type, data: { $personal, ...data } }) => ({ type, data, personal: $personal?.fields })));
  }

  /** Declared types of which none was seen. */
  get unseen(): readonly string[] {
    const seen = new Set([...this.shapes.values()].map(({ type }) => type));
    return [...this.declarations.keys()].filter((type) => !seen.has(type)).sort();
  }

  get types(): readonly string[] {
    return [...this.declarations.keys()];
  }

  /** Types with texts that tell who somebody is, or that a person has written. */
  get personal(): readonly string[] {
    return [...this.declarations].filter(([, { personal }]) => personal.length > 0).map(([type]) => type);
  }

  /** Every key of what was seen that is not declared, and every declared one that is missing there. */
  get misfits(): readonly string[] {
    return [...new Set([...this.shapes.values()].flatMap((event) => this.misfitsOf(event)))].sort();
  }

  private misfitsOf({ type, data, personal = [] }: Held): string[] {
    const declared = this.declarations.get(type);
    if (!declared) return [`${type} is not declared`];
    const sealed = personal
      .filter((field) => !declared.personal.includes(field))
      .map((field) => `${type}: ${field} is sealed, and not declared`);
    const open = declared.personal.filter((field) => !personal.includes(field)).map((field) => `${type}: ${field} is not sealed`);
    return [...this.compare(data, declared.data, type), ...sealed, ...open];
  }

  private compare(value: unknown, type: ts.Type, path: string): string[] {
    if (typeof value !== 'object' || value === null) return [];
    const possible = (type.isUnion() ? type.types : [type]).map((one) => this.compareWith(value, one, path));
    return possible.toSorted((a, b) => a.length - b.length)[0]!;
  }

  private compareWith(value: object, type: ts.Type, path: string): string[] {
    const element = this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (Array.isArray(value)) return value.flatMap((one) => (element ? this.compare(one, element, `${path}[]`) : [`${path} is a list`]));
    const properties = this.checker.getPropertiesOfType(type);
    const missing = properties
      .filter(({ name, flags }) => !(flags & ts.SymbolFlags.Optional) && !Object.hasOwn(value, name))
      .map(({ name }) => `${path}.${name} is missing`);
    const others = Object.entries(value).flatMap(([key, inner]) => {
      const property = properties.find(({ name }) => name === key);
      return property ? this.compare(inner, this.checker.getTypeOfSymbol(property), `${path}.${key}`) : [`${path}.${key} is not declared`];
    });
    return [...missing, ...others];
  }
}

/** `export type BookingConfirmed = Event<'BookingConfirmed', { … }, { … }>` */
function declarationIn(statement: ts.Statement, checker: ts.TypeChecker): [string, Declaration][] {
  if (!ts.isTypeAliasDeclaration(statement) || !ts.isTypeReferenceNode(statement.type)) return [];
  const { typeName, typeArguments } = statement.type;
  const [name, data, personal] = typeArguments ?? [];
  if (typeName.getText() !== 'Event' || !name || !data || !ts.isLiteralTypeNode(name) || !ts.isStringLiteral(name.literal)) return [];
  const fields = personal
    ? checker
        .getTypeFromTypeNode(personal)
        .getProperties()
        .map((field) => field.name)
    : [];
  return [[name.literal.text, { data: checker.getTypeFromTypeNode(data), personal: fields }]];
}

/** The keys of a value, and of what is inside. */
function pathsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return `[${[...new Set(value.map(pathsIn))].join()}]`;
  const keys = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${keys.map(([key, inner]) => key + pathsIn(inner)).join()}}`;
}
