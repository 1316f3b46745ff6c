import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { linksTo, nextLink } from './mailbox.js';
import { expect } from './product.js';

export interface Newcomer {
  fullName: string;
  email: string;
  password: string;
}

let count = 0;

/** Somebody who has signed up and confirmed their address. */
export async function newcomer(request: APIRequestContext, fullName = 'Nora Whitfield'): Promise<Newcomer> {
  const email = `newcomer.${process.pid}.${Date.now()}.${++count}@example.test`;
  const person = { fullName, email, password: 'measure twice, cut once' };
  await signUp(request, person);
  return person;
}

export async function signUp(request: APIRequestContext, person: Newcomer): Promise<void> {
  await confirm(request, person.email, () => successful(request.post('/api/v1/auth/sign-up', { data: person })));
}

/** Confirms an address by the mail that `enrolling` sends to it. */
export async function confirm(request: APIRequestContext, email: string, enrolling: () => Promise<unknown>): Promise<void> {
  const before = await linksTo(request, email, 'verify');
  await enrolling();
  const link = await nextLink(request, email, 'verify', before);
  const token = new URL(link, 'http://nowhere').searchParams.get('verify');
  await successful(request.post('/api/v1/auth/verify-email', { data: { token } }));
}

export async function signIn(page: Page, { email, password }: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** The header of somebody who is signed in, for what a test does without a browser. */
export async function authorizationOf(request: APIRequestContext, { email, password }: Pick<Newcomer, 'email' | 'password'>) {
  const answer = await successful(request.post('/api/v1/auth/sign-in', { data: { email, password } }));
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { Authorization: `Bearer ${accessToken}` };
}

export async function successful(sent: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await sent;
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}
