import { type ReactNode, useState } from 'react';
import { useSignedInUser } from '#api/session/session.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import type { Reporting } from './ReportDialog.tsx';

interface Props {
  children: string;
  'aria-label'?: string;
  /** What stands there once it is reported. */
  thanks?: string;
  dialog: (reporting: Reporting) => ReactNode;
}

/** For everybody but auditors: they only look. */
export function ReportButton({ children, 'aria-label': name, thanks = 'Reported', dialog }: Props) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [reported, setReported] = useState(false);
  const reads = useSignedInUser()?.roles.includes('auditor');
  if (reads) return null;
  if (reported) {
    return (
      <span role="status" tabIndex={-1} ref={takeFocus}>
        {thanks}
      </span>
    );
  }
  return (
    <>
      <PlainButton color="inherit" aria-label={name} onClick={() => setDialogOpen(true)}>
        {children}
      </PlainButton>
      {dialogOpen && dialog({ onReported: () => setReported(true), onClose: () => setDialogOpen(false) })}
    </>
  );
}

/** The button that was pressed is gone, and with it the focus. */
const takeFocus = (place: HTMLElement | null) => place?.focus();
