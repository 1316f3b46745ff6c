import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import { projectRoot } from '../../process/project.js';
import { blueprint } from './blueprint.js';

/** What the build makes of `web/src/server/letter-drawing.ts`, which this describes. */
interface Program {
  letterDrawing(trades: readonly string[], title: string): string;
  shapesOf(id: string): string | undefined;
}

/** The line drawings at the heads of letters, which are those of the pages: `plumbing-faucet`. */
@Injectable()
export class LetterDrawings {
  private program: Promise<Program | null> | undefined;
  /** By the drawing's id: there are some seventy, of a few kilobytes each. */
  private readonly pictures = new Map<string, Promise<Buffer | null>>();

  /**
   * The id of the drawing of a job.
   * @param trades slugs of its category and of those above, the nearest first
   * @returns undefined where only the API is served: the drawings are the client's
   */
  async of(trades: readonly string[], title: string): Promise<string | undefined> {
    return (await this.loaded())?.letterDrawing(trades, title);
  }

  /** A PNG picture, made once, since mail programs show no SVG; null for an id that this build does not have. */
  picture(id: string): Promise<Buffer | null> {
    const picture = this.pictures.get(id) ?? this.drawn(id);
    this.pictures.set(id, picture);
    return picture;
  }

  private async drawn(id: string): Promise<Buffer | null> {
    const shapes = (await this.loaded())?.shapesOf(id);
    return shapes === undefined ? null : blueprint(shapes);
  }

  private loaded(): Promise<Program | null> {
    return (this.program ??= builtProgram());
  }
}

async function builtProgram(): Promise<Program | null> {
  const file = join(projectRoot, 'dist', 'web-server', 'letter-drawing.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Program) : null;
}
