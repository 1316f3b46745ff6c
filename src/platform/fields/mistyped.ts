/** Whoever mistypes the address of a page (`/%`) gets a page: its broken escapes count as the letters that they are. The API refuses them. */
export function readable(address: string): string {
  if (!address.includes('%') || address.startsWith('/api/')) return address;
  const [path, ...query] = address.split('?');
  try {
    decodeURIComponent(path!);
    return address;
  } catch {
    return [path!.replaceAll('%', '%25'), ...query].join('?');
  }
}
