const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may change something (RFC 9110, 9.2.1). */
export const changesSomething = ({ method }: { readonly method: string }): boolean => !SAFE.has(method);
