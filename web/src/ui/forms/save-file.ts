/** Hands a text, or bytes, to the browser's downloads. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds the file by now.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
