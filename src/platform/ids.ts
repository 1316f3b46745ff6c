import { hash, randomUUID } from 'node:crypto';

/** A new UUID, version 7 (RFC 9562): sorted by time of creation. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`; // Node keeps random bytes ready for these
}

/** The same UUID (version 8, RFC 9562) for the same parts, always: repeating a command makes no second thing. */
export function idFrom(...parts: readonly string[]): string {
  const bytes = hash('sha256', parts.join('\u001f'), 'buffer');
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const h = bytes.toString('hex', 0, 16);
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-${h.slice(12, 16)}-${h.slice(16, 20)}-${h.slice(20, 32)}`;
}
