import type { AddressedLetter, Letter, LetterLink } from './letter.js';
import { letterPage } from './letter-page.js';

/** What a mail carries of a letter. */
export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of the drawing that its page shows. */
  readonly drawing: string | null;
}

/**
 * Both parts of a letter.
 * @param publicUrl where its links begin: a letter leads to nowhere else
 * @throws Error for a path that would lead elsewhere
 */
export function writeLetter(letter: Letter, publicUrl: string): WrittenLetter {
  const addressed: AddressedLetter = {
    ...letter,
    buttonAddress: addressOf(letter.button, publicUrl),
    footAddress: letter.footlink ? addressOf(letter.footlink, publicUrl) : null,
  };
  return { subject: letter.subject, text: letterText(addressed), html: letterPage(addressed), drawing: letter.drawing ?? null };
}

function addressOf({ path }: LetterLink, publicUrl: string): string {
  const address = `${publicUrl}${path}`;
  if (!path.startsWith('/') || new URL(address).origin !== new URL(publicUrl).origin)
    throw new Error('A letter leads only to paths of this site');
  return address;
}

/** Addresses stand in lines of their own, so that every program finds their ends. */
function letterText(letter: AddressedLetter): string {
  const { subject, heading = subject, paragraphs, summary = [], code, button, buttonAddress, footnote, footlink, footAddress } = letter;
  const foot = [footnote, footlink && `${footlink.label}:\n${footAddress}`].filter((part) => part !== undefined);
  return [
    heading,
    ...paragraphs,
    ...(summary.length > 0 ? [summary.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(code === undefined ? [] : [code]),
    `${button.label}:\n${buttonAddress}`,
    ...foot,
  ].join('\n\n');
}
