import * as z from 'zod/mini';
import type { ContactTopic } from '#shared/contact-topics.ts';
import { CONTACT_TOPICS } from '#shared/contact-topics.ts';

export const LONGEST_NAME = 100;
export const LONGEST_MESSAGE = 2000;
const SHORTEST_MESSAGE = 10;

export const isTopic = (text: string | null): text is ContactTopic => text !== null && Object.hasOwn(CONTACT_TOPICS, text);

export const ContactMessage = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your name'),
      z.maxLength(LONGEST_NAME, `Your name must be at most ${LONGEST_NAME} characters`),
    ),
  email: z.string().check(z.trim(), z.minLength(1, 'Please enter your email'), z.email('Please enter a valid email address')),
  topic: z.enum(Object.keys(CONTACT_TOPICS) as ContactTopic[], 'Please choose what it is about'),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your message'),
      z.minLength(SHORTEST_MESSAGE, `Please tell us a little more: at least ${SHORTEST_MESSAGE} characters`),
      z.maxLength(LONGEST_MESSAGE, `Your message must be at most ${LONGEST_MESSAGE} characters`),
    ),
});

export type ContactMessage = z.infer<typeof ContactMessage>;
