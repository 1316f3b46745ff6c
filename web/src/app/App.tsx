import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { Toasts } from '#ui/feedback/Toasts.tsx';
import { SiteOrigin } from '#ui/page/site.ts';
import type { Store } from './store.ts';
import { theme } from './theme.ts';

interface Props {
  store: Store;
  /** What the server drew the page from, while it is being taken over; the store itself may be ahead of it. */
  renderedFrom?: ReturnType<Store['getState']>;
  /** Hears of it once, when the page answers to the person. */
  onTakenOver?: (() => void) | undefined;
  /** The site's public address. */
  origin: string;
  /** The router: the browser's, or the server's. */
  children: ReactNode;
}

export function App({ store, renderedFrom, onTakenOver, origin, children }: Props) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <Provider store={store} {...(renderedFrom && { serverState: renderedFrom })}>
      <SiteOrigin value={origin}>
        <ThemeProvider theme={theme} defaultMode="system">
          <CssBaseline />
          {children}
          <Toasts />
        </ThemeProvider>
      </SiteOrigin>
    </Provider>
  );
}
