import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Below which heading of which document a step stands, and in which line. */
interface Place {
  readonly document: string;
  readonly line: number;
  readonly heading: string;
}
interface Hunk {
  readonly before: readonly string[];
  readonly after: readonly string[];
}
type NewFile = Place & { readonly kind: 'new file'; readonly file: string; readonly text: string };
type Change = Place & { readonly kind: 'change'; readonly file: string; readonly hunks: readonly Hunk[] };
/** `seen`: lines of what the command says, as the reader is told. */
export type Run = Place & { readonly kind: 'run'; readonly command: string; readonly seen: readonly string[] };
export type Step = NewFile | Change | Run;

const HEAD = /^\*\*(New file|Change)\*\* `([^`]+)`$/;
const FENCE = /^```(\w*)$/;
const LANGUAGES = { 'New file': ['ts', 'tsx'], Change: ['diff'] };

/** A sentence about a step that says where it stands. */
export const mistake = ({ document, line, heading }: Place, sentence: string): Error =>
  new Error(`${document}:${line}, step "${heading}": ${sentence}`);

/**
 * What the reader of a tutorial does, in order: makes the files below **New file**, makes the changes below **Change**, and runs what stands in `sh`. A
 * block of `text` is what they see of the command before it.
 */
export function stepsOf(document: string, markdown: string): readonly Step[] {
  const lines = markdown.split('\n');
  const steps: Step[] = [];
  let heading = '';
  let head: RegExpExecArray | null = null;
  for (let at = 0; at < lines.length; at++) {
    heading = /^#+ (.+)$/.exec(lines[at]!)?.[1] ?? heading;
    const language = FENCE.exec(lines[at]!)?.[1];
    const place = { document, line: at + 1, heading };
    if (head && language === undefined && lines[at] !== '') throw mistake(place, `"${head[0]}" stands above no block of code.`);
    head = HEAD.exec(lines[at]!) ?? head;
    if (language === undefined) continue;
    const end = lines.indexOf('```', at + 1);
    if (end < 0) throw mistake(place, 'this block of code has no end.');
    addTo(steps, place, language, head, lines.slice(at + 1, end));
    head = null;
    at = end;
  }
  return steps;
}

function addTo(steps: Step[], place: Place, language: string, head: RegExpExecArray | null, body: readonly string[]): void {
  const [, kind, file = ''] = head ?? [];
  if (kind && !LANGUAGES[kind as keyof typeof LANGUAGES].includes(language)) throw mistake(place, `**${kind}** takes no ${language}.`);
  if (kind === 'New file') steps.push({ ...place, kind: 'new file', file, text: `${body.join('\n')}\n` });
  else if (kind) steps.push({ ...place, kind: 'change', file, hunks: hunksIn(body, place) });
  else if (language === 'sh') steps.push(...body.map((command) => ({ ...place, kind: 'run' as const, command, seen: [] })));
  else if (language === 'text') steps.push(shown(steps.pop(), body, place));
  else throw mistake(place, `no line above this ${language} says **New file** or **Change**, and which file.`);
}

function shown(last: Step | undefined, seen: readonly string[], place: Place): Run {
  if (last?.kind === 'run' && last.seen.length === 0) return { ...last, seen };
  throw mistake(place, 'this is what the reader sees of a command, and there is none before it.');
}

function hunksIn(body: readonly string[], place: Place): readonly Hunk[] {
  const hunks: { before: string[]; after: string[] }[] = [{ before: [], after: [] }];
  for (const line of body) {
    const [sign, text] = [line[0] ?? ' ', line.slice(1)];
    if (line === '@@') hunks.push({ before: [], after: [] });
    else if (!' +-'.includes(sign)) throw mistake(place, `a line of a change begins with "+", "-" or a space: ${line}`);
    else {
      if (sign !== '+') hunks.at(-1)!.before.push(text);
      if (sign !== '-') hunks.at(-1)!.after.push(text);
    }
  }
  if (hunks.some(({ before }) => before.length === 0)) throw mistake(place, 'a change has a line that says where it belongs.');
  return hunks;
}

/** Does in a copy of the project what the reader does in an editor. */
export function apply(step: NewFile | Change, copy: string): void {
  const path = join(copy, step.file);
  if (step.kind === 'new file') {
    if (existsSync(path)) throw mistake(step, `${step.file} is there already.`);
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, step.text);
  }
  if (!existsSync(path)) throw mistake(step, `there is no ${step.file}.`);
  const changed = step.hunks.reduce((text, hunk) => replaced(text, hunk, step), readFileSync(path, 'utf8'));
  writeFileSync(path, changed);
}

/** Lines are compared as a whole. */
function replaced(text: string, { before, after }: Hunk, step: Change): string {
  const lines = text.split('\n');
  const places = lines.flatMap((_, start) => (before.every((line, place) => lines[start + place] === line) ? [start] : []));
  if (places.length === 1) return lines.toSpliced(places[0]!, before.length, ...after).join('\n');
  throw mistake(step, `these lines stand ${places.length} times in ${step.file}, and have to stand there once:\n\n${before.join('\n')}\n`);
}
