/** As people write it, with or without a scheme: the server completes it. Nothing is one, too. What it knows better it says beside the field. */
export const WEBSITE = {
  pattern: /^\s*((https?:\/\/)?[^\s/:@]+\.[^\s/@]+(\/\S*)?)?\s*$/i,
  message: 'Enter a website URL that begins with https:// or http://',
};
