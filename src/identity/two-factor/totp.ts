import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

const ISSUER = 'Plumb & Level';
/** Clocks of telephones go wrong: the code before and the one after are good too (RFC 6238, 5.2). */
const TOLERANCE_SECONDS = 30;

/** A time-based one-time password (RFC 6238): 160 bits, six digits, a new one every 30 seconds. */
export const newTotpSecret = (): string => generateSecret();

/** @returns what authenticator apps read, and the same as a picture (a data URL) */
export function totpSetup(secret: string, email: string): { uri: string; qrCode: string } {
  const uri = generateURI({ issuer: ISSUER, label: email, secret });
  const svg = renderSVG(uri, { ecc: 'M', border: 2 });
  return { uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Number of the 30 seconds that the code belongs to; `undefined` when it is none of those that are good now. */
export function totpStep(secret: string, code: string, now: string): number | undefined {
  const epoch = Math.floor(Date.parse(now) / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
