import { createHash, randomBytes } from 'node:crypto';

const hex = (bytes: Buffer, version: number): string => {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const h = bytes.toString('hex', 0, 16);
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-${h.slice(12, 16)}-${h.slice(16, 20)}-${h.slice(20, 32)}`;
};

/** A new UUID, version 7 (RFC 9562): sorted by time of creation. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  return hex(bytes, 7);
}

/** The same UUID (version 8, RFC 9562) for the same parts, always: repeating a command makes no second thing. */
export function idFrom(...parts: readonly string[]): string {
  return hex(createHash('sha256').update(parts.join('\u001f')).digest(), 8);
}
