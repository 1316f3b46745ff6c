import type { APIRequestContext } from '@playwright/test';
import { expect, OFTEN } from './product.js';

interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** All mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails = (await (await request.get('/dev/mailbox/messages', { params: { to: email } })).json()) as Mail[];
  return mails.filter(({ to }) => to === email);
}

/** Paths of the links of one kind that were mailed to an address, newest first. */
export async function linksTo(request: APIRequestContext, email: string, kind: 'verify' | 'recover' | 'confirm'): Promise<string[]> {
  const links = (await mailsTo(request, email)).flatMap((mail) => mail.links).map((link) => new URL(link));
  return links.filter(({ searchParams }) => searchParams.has(kind)).map(({ pathname, search }) => pathname + search);
}

/** Waits for another link of a kind than those that were mailed before. */
export async function nextLink(
  request: APIRequestContext,
  email: string,
  kind: 'verify' | 'recover' | 'confirm',
  before: readonly string[] = [],
): Promise<string> {
  let link: string | undefined;
  const look = async () => (link = (await linksTo(request, email, kind)).find((each) => !before.includes(each)));
  await expect.poll(look, OFTEN).toBeDefined();
  return link!;
}
