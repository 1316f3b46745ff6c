import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import Check from 'virtual:icon/baseline-check';
import Copy from 'virtual:icon/outline-content-copy';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Copies a text, where the browser lets pages do that; elsewhere it is absent, and the text can be selected. That it is done is told here: behind a dialog,
 * nothing else is read aloud.
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error('Not copied', 'Your browser does not allow it. Please select the text and copy it yourself.');
    }
  }
  return (
    <>
      <Button size="small" variant="outlined" startIcon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
        {copied ? 'Copied' : label}
      </Button>
      <Box component="span" role="status" sx={visuallyHidden}>
        {copied && 'Copied'}
      </Box>
    </>
  );
}
