import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { Toasts } from '../ui/Toasts.tsx';
import { theme } from './theme.ts';
import type { Store } from './store.ts';

export function App({ store, router }: { store: Store; router: DataRouter }) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline />
        <RouterProvider router={router} />
        <Toasts />
      </ThemeProvider>
    </Provider>
  );
}
