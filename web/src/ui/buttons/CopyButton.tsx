import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import Check from 'virtual:icon/baseline-check';
import Copy from 'virtual:icon/outline-content-copy';

/**
 * Copies a text, where the browser lets pages do that; elsewhere it is absent, and the text can be selected. What becomes of it is told here: behind a
 * dialog, a toast is not read aloud.
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  if (!('clipboard' in navigator)) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return (
    <>
      <Button size="small" variant="outlined" startIcon={outcome === 'copied' ? <Check /> : <Copy />} onClick={() => void copy()}>
        {outcome === 'copied' ? 'Copied' : label}
      </Button>
      <Box component="span" role="status" sx={outcome === 'refused' ? { typography: 'body2' } : visuallyHidden}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Not copied: your browser does not allow it. Please select the text and copy it yourself.'}
      </Box>
    </>
  );
}
