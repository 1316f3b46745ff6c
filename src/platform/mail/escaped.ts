const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text for a page, between tags and in attributes alike. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
