import type { APIRequestContext } from '@playwright/test';
import { authorizationOf, type Newcomer, successful } from '../support/newcomer.js';
import type { TextField } from './text-fields.js';
import { fieldsOf, writeAt } from './text-fields.js';

export type Someone = Pick<Newcomer, 'email' | 'password'>;

/** One person at the API, who notes in which fields a payload was taken. */
export class Asking {
  /** Of the last answer: what is read later is not older. */
  private position = '';

  private constructor(
    private readonly request: APIRequestContext,
    private readonly told: Set<TextField>,
    private readonly headers: { Authorization?: string },
  ) {}

  static async as(request: APIRequestContext, told: Set<TextField>, who?: Someone): Promise<Asking> {
    return new Asking(request, told, who ? await authorizationOf(request, who) : {});
  }

  get = <Answer>(path: string) => this.sent<Answer>('get', path);
  post = <Answer>(path: string, data: object = {}) => this.sent<Answer>('post', path, data);
  put = (path: string, data: object) => this.sent('put', path, data);
  patch = (path: string, data: object) => this.sent('patch', path, data);

  /** A picture as the whole body. */
  async picture<Answer>(path: string, data: Buffer): Promise<Answer> {
    const headers = { ...this.headers, 'Content-Type': 'image/jpeg' };
    return (await (await successful(this.request.post(`/api/v1/${path}`, { headers, data }))).json()) as Answer;
  }

  private async sent<Answer>(method: 'get' | 'post' | 'put' | 'patch', path: string, data?: object): Promise<Answer> {
    const headers = { ...this.headers, ...(this.position && { 'X-Min-Position': this.position }) };
    const answer = await successful(this.request[method](`/api/v1/${path}`, { headers, ...(data && { data }) }));
    this.position = answer.headers()['x-position'] ?? this.position;
    if (data) this.note(method.toUpperCase(), `/api/v1/${path}`, data as Record<string, unknown>);
    const text = await answer.text();
    // A file is read as it is.
    const isJson = answer.headers()['content-type']?.includes('json') ?? false;
    return (isJson ? JSON.parse(text) : undefined) as Answer;
  }

  private note(method: string, address: string, data: Readonly<Record<string, unknown>>): void {
    const write = writeAt(method, address);
    if (!write) return;
    const fields = fieldsOf(write);
    for (const [index, name] of write.texts.entries()) if (String(data[name]).includes('hit')) this.told.add(fields[index]!);
  }

  /** What the server finds wrong with a body, by field; nothing where it finds nothing, or lets this person not ask. */
  async findings(method: string, address: string, data: object): Promise<Readonly<Record<string, string>>> {
    const answer = await this.request.fetch(address, { method, data, headers: this.headers });
    if (answer.ok()) throw new Error(`${method} ${address} was to be refused: ${JSON.stringify(data)}`);
    const { fields = {} } = (await answer.json()) as { fields?: Record<string, string> };
    return fields;
  }
}
