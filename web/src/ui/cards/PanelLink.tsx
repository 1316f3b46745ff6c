import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** From a panel to where there is more: its `action`. */
export function PanelLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} size="small" sx={{ mr: -1.5, flexShrink: 0 }}>
      {children}
    </Button>
  );
}
