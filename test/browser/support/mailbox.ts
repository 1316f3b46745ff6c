import type { APIRequestContext } from '@playwright/test';
import { expect, OFTEN } from './product.js';

interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** The parameter by which a link says what it is for. */
type LinkKind = 'verify' | 'recover' | 'confirm' | 'invitation';

/** All mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails = (await (await request.get('/dev/mailbox/messages', { params: { to: email } })).json()) as Mail[];
  return mails.filter(({ to }) => to === email);
}

/** Paths of the links of one kind that were mailed to an address, newest first. */
export async function linksTo(request: APIRequestContext, email: string, kind: LinkKind): Promise<string[]> {
  const links = (await mailsTo(request, email)).flatMap((mail) => mail.links).map((link) => new URL(link));
  return links.filter(({ searchParams }) => searchParams.has(kind)).map(({ pathname, search }) => pathname + search);
}

/** Waits for another link of a kind than those that were mailed before. */
export async function nextLink(request: APIRequestContext, email: string, kind: LinkKind, before: readonly string[] = []): Promise<string> {
  let link: string | undefined;
  const look = async () => (link = (await linksTo(request, email, kind)).find((each) => !before.includes(each)));
  await expect.poll(look, OFTEN).toBeDefined();
  return link!;
}

/** Waits for the six digits of another mail than those that came before. */
export async function nextCode(request: APIRequestContext, email: string, before: readonly string[] = []): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const codes = (await mailsTo(request, email)).map(({ text }) => /^(\d{3}) (\d{3})$/m.exec(text)?.slice(1).join(''));
    return (code = codes.find((each) => each !== undefined && !before.includes(each)));
  };
  await expect.poll(look, OFTEN).toBeDefined();
  return code!;
}
