export const FILE_NAME = 'plumb-and-level-recovery-codes.txt';

/** As they are copied and downloaded: whoever finds them later shall know what they are. */
export const recoveryCodesText = (email: string, codes: readonly string[]): string =>
  ['Plumb & Level: recovery codes', `For signing in as ${email} without your phone. Each works once.`, '', ...codes, ''].join('\n');

export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
