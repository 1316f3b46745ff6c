import { createContext, useContext } from 'react';

/** Where the site is found by others, such as `https://plumb-and-level.example`: the server's public address, not the one typed here. */
export const SiteOrigin = createContext('');

export const useSiteOrigin = (): string => useContext(SiteOrigin);
